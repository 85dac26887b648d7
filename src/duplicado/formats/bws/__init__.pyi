from duplicado.formats.bws.reader import read_bws as read_bws
from duplicado.formats.bws.reader import read_bws_folder as read_bws_folder
from duplicado.formats.bws.reader import read_bws_tables as read_bws_tables
from duplicado.formats.bws.writer import write_bws_tables as write_bws_tables
