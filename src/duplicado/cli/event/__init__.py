"""`duplicado event`: a whole event, from the entries to the published result, kept in one file."""
