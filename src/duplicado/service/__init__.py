"""The services: the only place with effects (order, time, identity, permission); rules are in the core."""
