"""Published record of an event: what anybody can check who does not trust the program that wrote it."""
