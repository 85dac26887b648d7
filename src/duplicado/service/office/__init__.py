"""The Director's office of a running event: what is shown there, and its files; acts are `duplicado.service.acts`."""
