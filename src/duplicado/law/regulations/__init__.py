"""What a Regulating Authority or a Tournament Organizer may decide: typed options, each with the Law that grants it."""
