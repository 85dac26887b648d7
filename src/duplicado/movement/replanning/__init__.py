"""Planning a movement anew from a round on, without touching what was played."""
