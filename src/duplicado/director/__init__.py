"""What irregularities there are, what may be chosen, what follows and why."""
