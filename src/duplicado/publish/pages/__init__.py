"""What the pages of an event show: pure functions from contests, records and figures, in no particular markup."""
