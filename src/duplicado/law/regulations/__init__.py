"""Options of a Regulating Authority or a Tournament Organizer: typed, each with the Law that grants it."""
