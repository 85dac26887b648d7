"""Storage of values as JSON data: each class and field under a name that stays readable."""
