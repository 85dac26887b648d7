"""An event while it is played: who may do what, in which order things happened, and who is told.

`OpenEvent` is the one writer of an event. A `Viewer` submits a `Command` and gets an `Outcome` when it is on the disk;
`view` gives him a `Subscription` to what he may see, numbered for him alone. `Access` says what each role may.
"""
