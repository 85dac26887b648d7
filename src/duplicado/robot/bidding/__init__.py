"""Bidding of the house robot: systems as data, what calls have shown, and the choice of a call."""
