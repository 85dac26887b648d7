"""The table: facts in their order, lawful or not."""
