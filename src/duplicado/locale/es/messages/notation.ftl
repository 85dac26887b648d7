# What a result says in words.

notation-not-played = no se jugó
notation-not-played-because = no se jugó ({ $reason })
