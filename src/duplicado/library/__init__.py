"""The library: the interface for programs, under the names that `import duplicado` offers.

Responsible for taking arguments as programmers have them (texts, numbers, paths), checking them, and handing them to
the package that does the work; it decides nothing itself. The names are listed in the stub of the root package.
"""
