"""The Director: recognition of irregularities, offers of options, rulings and their reasons."""
