from duplicado.dealing.chance import random_deals as random_deals
from duplicado.dealing.numbering import deal_of_number as deal_of_number
from duplicado.dealing.numbering import number_of_deal as number_of_deal
