# The end of the last round on a phone.

phone-finished-last = You have finished the last round. The Director ends the session.
phone-finished-paired = You have finished this round. Whom you meet next is told here when the round is paired.
phone-finished-waits = You have finished this round. Stay here: the next round begins when the Director calls it.
