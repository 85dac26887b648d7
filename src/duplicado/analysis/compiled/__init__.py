"""A double-dummy search for the tables of many deals, compiled at run time by numba (the extra `solver`)."""
