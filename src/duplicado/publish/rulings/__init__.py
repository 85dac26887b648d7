"""Rulings as a director says them aloud: what happened, what the choices are, what each entails, what follows."""
