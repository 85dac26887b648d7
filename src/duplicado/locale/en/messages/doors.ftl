# What is said at the doors of an event where something was done already.

doors-pins-since = PINs were drawn after this page was opened, so none is drawn now: those are good. If you do not have them, press the button again.
doors-is-gone = That device is let in no more already.
