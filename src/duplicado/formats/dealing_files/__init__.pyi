from duplicado.formats.dealing_files.ber import read_ber as read_ber
from duplicado.formats.dealing_files.ber import write_ber as write_ber
from duplicado.formats.dealing_files.dlm import read_dlm as read_dlm
from duplicado.formats.dealing_files.dlm import write_dlm as write_dlm
