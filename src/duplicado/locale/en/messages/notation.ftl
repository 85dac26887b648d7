# What a result says in words.

notation-not-played = not played
notation-not-played-because = not played ({ $reason })
