"""What a club keeps beside its events: people, devices, PINs, tokens, access, what was done with privileges."""
