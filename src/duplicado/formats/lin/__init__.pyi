from duplicado.formats.lin.reader import read_lin as read_lin
from duplicado.formats.lin.writer import write_lin as write_lin
