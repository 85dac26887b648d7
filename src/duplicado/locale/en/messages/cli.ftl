# What the command line says around the report of a command.

cli-file-unreadable = { $file } cannot be read: { $reason }
cli-file-unwritable = { $file } cannot be written: { $reason }
cli-unknown-format = { $file } is in no format that can be read; these can: { $formats }.
cli-event-file = an event's own file
cli-folder = { $file } is a folder without tables of a scoring database; name the files in it, e.g. { $file }/*.pbn.
cli-file-empty = { $file } has neither boards nor results.
cli-nothing-found = Nothing to report.
cli-found = { $count ->
    [one] One thing to look at.
   *[other] { $count } things to look at.
}
cli-file-not-text = { $file }:{ $line }: this is not text in UTF-8; save the file as UTF-8.
cli-error = Error: { $message }
cli-reason-enoent = No such file or directory
cli-reason-eacces = Permission denied
cli-reason-eperm = Operation not permitted
cli-reason-eisdir = Is a directory
cli-reason-enotdir = Not a directory
cli-reason-eexist = File exists
cli-reason-enospc = No space left on device
cli-reason-erofs = Read-only file system
cli-reason-enametoolong = File name too long
cli-reason-econnrefused = nobody listens there
cli-reason-etimedout = nobody answers
cli-reason-ehostunreach = nobody answers
cli-reason-enetunreach = nobody answers
cli-reason-gaierror = no computer of that name is known
cli-reason-oserror = it cannot be reached
cli-reason-encoding = it is not text in UTF-8
cli-at-a-time = Say one of these at a time: { $options }.
cli-one-of = { $what } is one of: { $names }.
cli-both-or-neither = Say { $first } and { $second }, or neither.
register-reason-wanted = Say with { $option } why the entry is struck out.
