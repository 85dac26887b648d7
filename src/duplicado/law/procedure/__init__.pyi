from duplicado.law.procedure.auction import Auction as Auction
