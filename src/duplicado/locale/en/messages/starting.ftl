# What start.py says before anything is installed. It reads this file by itself: one line to a message.

starting-old-python = Duplicado needs Python 3.11 or later; this is Python { $version }. Get a newer one from https://www.python.org/downloads/ and start this file with it.
starting-no-venv = This Python cannot make environments: the part venv is missing. On Debian or Ubuntu: sudo apt install python{ $version }-venv. Then start this file again.
starting-preparing = Preparing the program; the first time this takes some minutes and needs the Internet …
starting-no-network = The first time, parts of the program are fetched from the Internet, and there is no connection. Connect this computer and start this file again; afterwards no connection is needed.
starting-not-prepared = The program could not be prepared. What was said: { $output }
starting-as-before = Newer parts of the program could not be fetched; it starts with those that are here.
starting-not-written = The folder { $folder } cannot be written in: { $reason }. Put Duplicado into a folder of your own, for example in Documents, and start this file there.
starting-another-prepares = Another window is preparing the program; this one waits for it …
starting-no-part = A part of the program, { $part }, is not to be had for Python { $version } on this computer, or the Internet was not reached. Try again; if it stays so, install another Python from https://www.python.org/downloads/ (64-bit, one release older) and start this file with it.
starting-stopped = Stopped. Start this file again: it goes on where it was.
starting-press-enter = Press Enter to close this window.
