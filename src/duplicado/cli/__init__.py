"""The command line: one module per command, each with a click command named `command`."""
