# What the command line says around the report of a command.

cli-file-unreadable = { $file } cannot be read: { $reason }
cli-nothing-found = Nothing to report.
cli-found = { $count ->
    [one] One thing to look at.
   *[other] { $count } things to look at.
}
cli-file-not-text = { $file }:{ $line }: this is not text in UTF-8; save the file as UTF-8.
