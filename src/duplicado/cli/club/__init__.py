"""`duplicado club`: what is done to a club beside its server."""
