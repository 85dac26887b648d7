"""Effects of facts: what each kind does to the state of an event, when it is refused, what it makes stale."""
