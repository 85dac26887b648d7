# Movements for awkward numbers of tables.
movement-name-appendix-mitchell = Mitchell with an appendix
movement-name-blackpool = Blackpool
movement-how-appendix-mitchell = North-South stay, East-West go to the next higher table, from the last to table 1; the boards go down one. The last table goes backwards through its own copy of the boards, and the one before it shares those of table 1.
movement-how-blackpool = North-South stay, East-West go to the next higher table; the boards go to the next lower table or to one of two stands, the second behind the last table. In the last but one round everybody is where he began; for the last, East-West take the number of that table from the number of tables and one.
movement-repeat-blackpool = Pairs { $one } and { $other } meet again, on other boards (rounds { $first } and { $second }): there are more rounds than opponents.
movement-name-double-howell = Double Howell
movement-how-double-howell = Everybody meets everybody twice, on other boards; all follow the guide cards, and no board is shared within a round.
movement-name-double-round-robin = Double round robin
movement-how-double-round-robin = Everybody meets everybody twice, on other boards; the two tables of a match exchange their boards, and the matches follow the list.
