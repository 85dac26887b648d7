"""Tables at which people and robots play: one writer each, a view for each seat, nothing told that is not durable."""
