"""What happened at a table, in order: facts, lawful or not."""
