# What players see of finished boards on their phones: score card, hand record.

event-refused-not-finished-everywhere = A board is shown when everybody who plays it has finished it.
