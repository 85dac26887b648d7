"""USEBIO, the XML in which clubs exchange results: version 1.2; 1.3 by its description, untried for want of files."""

from duplicado import promised

__getattr__ = promised(__name__)
