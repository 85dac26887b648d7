"""The Director's office of a running event: what is shown there, what a form asks for, what would follow from it.

`ACTS` are the things that the office does, each made from a filled form; `rehearse` tells what would follow from one
before it is taken down. Everything is a function of the record; only `OpenEvent.submit` writes.
"""
