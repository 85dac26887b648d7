"""Files of the American Contract Bridge League: games as it publishes them, and descriptions of movements."""
