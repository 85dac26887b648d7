# The ledger of information: who may use what, why, since when, and when that ended.

information-unauthorized = { $items }: unauthorized for { $side }, authorized for { $others }, since { $since }.
information-for-one-side = { $items }: unauthorized for { $side } since { $since }.
information-for-both = { $items }: authorized for both sides since { $since }.
information-lifted = From { $until } on no longer unauthorized.
information-ended = Until { $until }.
information-nothing = No withdrawn call, no exposed card and nothing else has told anybody what is to be kept in mind here.
information-may = { $seat } may use it: { $item }.
information-may-not = { $seat } may not use it: { $item }.
information-no-ground = Nothing in the record gives { $seat } that information: { $item }.
information-how = Write a player and a call or a card: information E 1H, information N SK; information alone lists what is on record. What he knows otherwise is written in these words: { information-his-own-estimate-of-his-score }, { information-the-traits-of-his-opponents }, { information-what-the-tournament-regulations-require }, { information-what-he-knew-before }, { information-partner-s-habits }, { information-this-board }.
item-pass = the pass
item-double = the double
item-redouble = the redouble
item-misstated = the words “{ $call } of { $bid }”
item-duty-to-play = the duty to play { $card }
item-moved-card = the moving of { $card } to another hand
item-from-partner = what partner said or how he behaved
item-from-elsewhere = what was learnt of this board elsewhere
moment-auction = { $turn ->
    [0] the beginning of the auction
   *[other] turn { $turn } of the auction
}
moment-clarification = the Clarification Period
moment-play = trick { $turn }
moment-over = the end of the board
effect-informed-extraneous = Unauthorized information for { $offenders }: { $items }.
information-his-own-estimate-of-his-score = estimate of the score
information-the-traits-of-his-opponents = opponents' traits
information-what-the-tournament-regulations-require = requirements of the tournament
information-what-he-knew-before = known before the hand
information-partner-s-habits = undisclosed habits of partner
information-this-board = seen or heard of this board
