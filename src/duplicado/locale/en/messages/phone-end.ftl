# The end of the last round on a phone.

phone-finished-last = You have finished the last round. The Director ends the session.
