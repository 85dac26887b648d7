"""Records of events, whole: every entry by its stored name, read for ever."""
