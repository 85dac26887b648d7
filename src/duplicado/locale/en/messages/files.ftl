# Files of an event at the Director's console.

files-group-result = The result for other programs
files-group-boards = Boards and hands
files-group-paper = To be printed, and pages for the web
files-group-record = The record
files-usebio = USEBIO 1.2
files-usebio13 = USEBIO 1.3
files-pbn = PBN with score tables
files-csv = Ranking (CSV)
files-csv-travellers = Travellers (CSV)
files-csv-cards = Score cards (CSV)
files-site = Pages of the result (ZIP): they need no server
files-record = The whole record, entry by entry (JSON)
files-boards = { $format ->
    [LINKS] Links to the BBO viewer
    [JSON] Duplicado JSON
   *[other] { $format }
 }
files-size = about { $size } kB
files-lost = The file does not contain this, or states it differently:
files-not-written = This file cannot be written:
files-untried = No program was at hand to try this format on.
files-download = Download
files-not-yet = There is no result yet.
files-federation = Ranking file of a federation
files-federation-text = With the columns and award points that the federation wants, as they stand in its form (TOML).
files-federation-form = The form
files-no-columns = The form names no columns.
files-forms = Forms to be printed
files-form-ruling = Ruling (PDF)
files-form-appeal = Appeal (PDF)
files-form-poll = Poll (PDF)
files-form-conduct = Conduct (PDF)
files-interim = It is still being played: files have the result as it stands now, without hands.
files-checked = What everybody can check: results, deals, scores, ranking (JSON)
files-recorder = Every action at the tables with its time, for a recorder (CSV)
files-recorder-text = It holds for each call, card and statement the board and seat, when it was made, how long after it could be seen, what the network took of that, by what it was made, and which presses were taken back. Players and tables have names that are drawn anew with each download, so that two files cannot be laid beside each other; nothing in it is a judgement. That it was downloaded, and by whom, is written down.
files-recorder-report = Report for a recorder, with every action (ZIP)
files-recorder-report-text = It counts what each player did, compares his opening leads with the best ones double dummy, and lists acts for a person to look at; there is no verdict in it. The actions lie beside it, with the same drawn names of players and tables. It takes some seconds to be made. That it was downloaded, and by whom, is written down.
