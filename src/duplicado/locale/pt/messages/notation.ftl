# What a result says in words.

notation-not-played = não se jogou
notation-not-played-because = não se jogou ({ $reason })
