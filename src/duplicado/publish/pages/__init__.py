"""Pages of an event as data: pure functions from contests, records and figures."""
