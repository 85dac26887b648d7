# The command `duplicado convert`.

convert-no-output = Name the file to write behind the files to read.
convert-two-reports = The standard output holds the file itself; name a file for it, or leave out --json.
convert-unknown-target = “{ $format }” is no format that can be written; these are: { $formats }.
convert-unknown-suffix = The name { $file } does not say in which format it is to be written; say --to with one of { $formats }.
convert-directory = { $file } is no file but a folder or a device; name the file to write.
convert-exists = { $file } is there already. Name another file, or say --force to write over it.
convert-no-optimum = { $format } has no place for best play; name a PBN file, or leave out --optimum.
convert-nothing = There is no board to write.
convert-missing = Boards that are in none of the files: { $boards }.
convert-not-written = Nothing was written to { $file }.
convert-untried = The writer of { $format } was not tried with other programs.
convert-written = { $boards ->
    [one] One board written to { $file } ({ $format }).
   *[other] { $boards } boards written to { $file } ({ $format }).
}
lost-contests = The files hold several contests; their boards are written together, their results are not.
