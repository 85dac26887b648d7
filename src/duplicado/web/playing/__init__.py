"""Pages of the tables at which people and robots play."""
