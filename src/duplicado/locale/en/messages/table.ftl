# What `duplicado table` says, and the report of a table.

table-heading = Board { $board }, dealer { $dealer }. { $vulnerability }. Laws of { $edition }, { $scoring }{ $guarded ->
    [yes] , guarded table
   *[no] {""}
}.
table-scoring-pairs = pairs
table-scoring-teams = teams
table-scoring-individual = individual
table-how-it-stands = How it stands
table-contract = Contract: { $contract }
table-auction = Auction: { $calls }
table-no-calls = no call yet; { $seat } begins
table-to-call = { $seat } to call.
table-to-play = { $seat } to { $leads ->
    [yes] lead
   *[no] play
}{ $dummys ->
    [yes] {" "}from dummy
   *[no] {""}
}.
table-phase-auction = The auction is on.
table-phase-clarification = Clarification Period: the opening lead has not been faced.
table-phase-play = The play is on.
table-phase-over = The board is over.
table-trick = Trick in progress: { $cards }
table-tricks = Tricks: North-South { $ns }, East-West { $ew }
table-noted = In the record: { $what }
table-reviews = When play ends, look at the result.
table-transfer = { $tricks ->
    [one] One trick is
   *[other] { $tricks } tricks are
} transferred to { $side }.
table-result = Result: { $contract }, { $tricks } tricks ({ $fared }), { $score } for North-South.
table-result-passed-out = Result: passed out, no score.
table-noted-now = { $what }; nobody has drawn attention.
table-condoned = Too late for a rectification now: { $what }. It stands because of what has been done since.
table-taken-as = Taken as { $step }
table-welcome = Type what happened, e.g. N: 1S, and help for more. Everything is kept in { $journal }.
table-no-journal = Nothing is kept automatically: { $file } cannot be written ({ $reason }). Use save FILE.
table-not-understood = “{ $text }” is neither a step nor a command. A step begins with N:, E:, S:, W: or director, e.g. N: 1S; help lists the commands.
table-finding-needs-value = “{ $text }” is no finding: write the clause, a colon and what was found, e.g. director 27B1(a): true.
table-expect-is-written-on-saving = What is expected is written when the case is saved; tell what happened.
table-not-taken = Not saved: { $reason }
table-program-error = The program failed on this ({ $reason }). Nothing was saved; please report it with the file { $journal }.
table-nothing-open = No choice and no question is open.
table-undone = Taken back: { $step }
table-nothing-to-undo = There is nothing to take back.
table-saved = Saved: { $file }
table-save-exists = { $file } exists already; save! { $file } replaces it.
table-save-how = Name a file: save FILE.yaml (a case), FILE.json (the whole record), FILE.pbn or FILE.txt (the report).
table-load-how = Name a file: load FILE.yaml (a case) or FILE.json (a record).
table-problem-at = { $file }, line { $line }: { $reason }
table-which-case = The file holds { $count } cases; choose with load { $file } NUMBER:
table-no-such-case = There is no case { $number } in { $file }; it holds { $count }.
table-loaded = Loaded: { $file } ({ $steps ->
    [one] one step
   *[other] { $steps } steps
}).
table-before-loading = What was at the table before is kept in { $journal }.
table-load-stopped = The step in line { $line } is not admitted at this table; loaded as far as that.
table-record-otherwise = From entry { $number } on the record was ruled otherwise than this program rules now; it is kept as it was and cannot be saved as a case.
table-edition-is = Laws of { $edition }; there are { $known }.
table-edition-set = Played again under the Laws of { $edition }.
table-edition-left = Not admitted there, and so left out: { $steps }
table-unknown-law = { $clause } is not a clause of the Laws of { $edition } that has words here.
table-kept = The table is kept in { $journal }; take it up again with: duplicado table { $journal }
table-bye = Nothing was left unsaved.
table-journal-exists = { $file } exists already; name another journal, or take it up again with: duplicado table { $file }
table-case-title = A table of board { $board }
table-help =
    What happened, one step to a line:
        N: 1S             North calls 1♠, in turn or not; also P, X, XX, 3NT
        S: attention      South draws attention; the Director is called
        E: SK             East leads or plays ♠K; declarer plays dummy's with S: dummy SK
        S: refuse         South answers the option that he has: accept, refuse, forbid H …
        E: drops HK       and so on: shows, instead 2H, takes back SK, claims 5, disputes …
        N: 1H with S: 1S  two players at the same moment
        director 27B1(a): true      the Director finds; 24: [HA, H3], 70: {"{"}NS: 3, EW: 1{"}"}
    Commands:
        options           the choices and questions that are open, and what each answer entails
        state             how the table stands
        report            what happened, told from the beginning
        information       what is authorized and unauthorized, why and since when; information E 1H: may East use it
        revokes           the revokes that the record shows, and what play without them might have come to
        undo              take back the last step
        save FILE         FILE.yaml a case, .json the whole record, .pbn, .txt the report
        load FILE         take up a case or a record
        edition 2007      play the same under another edition: 2007, 2017, 2017+2024
        law 27B1(a)       a clause in short
        quit              leave; what is not saved is kept
    The language is that of the casebook; the manual describes it in full.

record-form = this is no record of a table ({ $text })
record-line = the line is not one of a record ({ $text })
record-value = the entry cannot be read ({ $text })
record-version = version { $version } of the record is not known; this program reads up to { $known }
record-gap = entry { $number } stands where entry { $due } should; some are missing

revokes-none = The record shows no revoke.
revokes-line = Trick { $trick }: { $seat } { $card ->
    [none] did not play
   *[other] played { $card }
  } { $fate ->
    [corrected] (corrected)
    [stands] (established; Law 64 applies)
    [penalized] (corrected, and yet Law 64 applies)
    [established] (established; nobody has drawn attention)
   *[open] (not established; nobody has drawn attention)
  }
revokes-position = Just before it, { $declarer } declaring, { $turn } to play: { $hands }
revokes-double-dummy = With best play by both sides from there declarer would win { $tricks } tricks in all. This is a help for Law 64C, no ruling.
