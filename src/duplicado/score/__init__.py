"""What it is worth: Laws 77 and 78, exact until publication."""
