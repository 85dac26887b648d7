from duplicado.formats.usebio.reader import read_usebio as read_usebio
from duplicado.formats.usebio.writer import write_usebio as write_usebio
from duplicado.formats.usebio.writer import write_usebio_event as write_usebio_event
