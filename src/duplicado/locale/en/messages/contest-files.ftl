# What a format cannot take when a contest is written in it.

contest-file-untried = No real file of this kind was at hand when its writer was made; please look twice.
contest-file-bare-scores = Boards { $where }: the file has contracts and no scores, and these scores have none; they are “Arbitral score” there.
contest-file-scoring = The file has no word for this way of scoring; it says matchpoints.
contest-file-rounds = The results do not say in which round they were played; the file numbers rounds by who met whom.
contest-file-split = Boards { $where }: the two sides have scores of their own (split scores). The format has one for both, and North-South's is written.
contest-file-weighted = Boards { $where }: the format has no weighted scores. They are written as the percentage that they came to, or without a score.
contest-file-awards = Boards { $where }: average plus and average minus are written as fixed 60 and 40 per cent; what the session added to them is lost.
contest-file-shares = Boards { $where }: artificial scores are written in whole per cent.
contest-file-anonymous = Boards { $where }: results of contestants whom the contest does not name are left out.
contest-file-forms = Boards { $where }: that the board was fouled, and who played it in which form, is left out.
contest-file-notes = Boards { $where }: notes on the results are left out.
contest-file-records = Boards { $where }: auctions and plays are left out.
contest-file-individuals = Boards { $where }: the format has no seats for single players: North and East are named in the lines, their partners are not, so the file cannot be scored again. PBN names all four.
contest-file-marks = Boards { $where }: dealer and vulnerability are other than the number says; the format does not have them.
contest-file-places = Rounds and tables of the results are left out.
contest-file-characters = Characters that the format cannot hold were taken out of names.
contest-file-sections = Sections { $where }: the format has letters only; they get other names.
contest-file-fractions = { $where }: a penalty or addition is written rounded.
contest-file-reasons = { $where }: the reasons of penalties are left out.
contest-file-penalties = { $where }: penalties stand in the totals only, not by themselves.
contest-file-unscored = Boards { $where }: contracts of lines that have no points are left out.
contest-file-teams = The format has the teams of one match only; of more teams it does not say that they are teams.
contest-file-encoding = Characters that the encoding { $where } does not have became question marks.
contest-file-numbers = No number is known of { $where }.
contest-file-heading = Title, date and way of scoring are not in the file: its name has to say them.
contest-file-player-numbers = The players' numbers with their federation are left out.
contest-file-sessions = What each had in each session, and who missed one, is left out: totals and places are those of the event.
contest-file-matches = What each match came to in victory points or by Patton is left out: the totals contain it.
contest-file-byes = { $where }: the file does not say who had a bye; the totals contain what it was worth.
contest-file-bracket = The bracket of the knock-out, with who met whom in which round, is left out.
contest-file-hands-anew = Boards { $where }: they were dealt anew in another session or section; the format knows a hand by the number of the board only, so look up the hands elsewhere.
contest-file-match-penalties = { $where }: what a penalty took from a match is contained in the totals, not in the score of the match.
contest-file-carried = { $where }: what was carried over is contained in the totals and does not stand by itself.
contest-file-selections = Categories, strata and handicaps, and the places by them, are left out.
contest-file-substitutes = { $where }: the file names who was entered, not the substitutes.
contest-file-team-names = { $where }: the file names the players, not the team.
contest-file-line-ups = { $where }: the file names the team, not who of it sat where.
contest-file-withdrawn = { $where }: the file does not say that they withdrew.
contest-file-unranked = { $where }: disqualified and without a place; the file does not say why they have none.
contest-file-nobody = { $where }: no player is named, and the form has a row for each player: enter the names, or write rows = "contestants" in the form.
federation-not-toml = This is not TOML: write a line as name = value, a text in quotation marks.
federation-value = { $key }: “{ $text }” cannot stand there; it is left out.
federation-key = “{ $key }” is no word of the form; it is left out.
federation-key-near = “{ $key }” is no word of the form; perhaps “{ $near }” is meant. It is left out.
federation-value-near = { $key }: “{ $text }” cannot stand there; perhaps “{ $near }” is meant. It is left out.
federation-no-columns = No columns are named: write columns = [{"{"} heading = "Place", value = "place" {"}"}, …].
score-to-one = --to writes one contest; { $count } were scored. Name one file, and leave out --sections-apart.
score-to-federation = --to federation needs the columns that the federation wants: --federation FILE.toml
score-to-no-columns = { $file }: no column is named in it that could be written.
