"""Records of tables with their Director, whole: every entry by its stored name, read for ever."""
