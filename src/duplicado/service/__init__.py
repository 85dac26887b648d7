"""The only place with effects: order, time, identity. What is decided is decided below; a store remembers it."""
