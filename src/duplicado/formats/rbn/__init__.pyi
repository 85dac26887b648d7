from duplicado.formats.rbn.reader import read_rbn as read_rbn
from duplicado.formats.rbn.writer import write_rbn as write_rbn
