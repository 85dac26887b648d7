from duplicado.formats.pbn.contest import contest_of as contest_of
from duplicado.formats.pbn.export_contest import write_pbn_contest as write_pbn_contest
from duplicado.formats.pbn.reader import read_pbn as read_pbn
from duplicado.formats.pbn.writer import write_deals as write_deals
from duplicado.formats.pbn.writer import write_pbn as write_pbn
