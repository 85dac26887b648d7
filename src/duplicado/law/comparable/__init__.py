"""Comparable calls, computed: what follows for Laws 23A and 27B1 from the meanings of two calls given as data."""
