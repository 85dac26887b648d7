"""A club beside its events: people, devices, PINs, tokens, access, and the audit of privileges."""
