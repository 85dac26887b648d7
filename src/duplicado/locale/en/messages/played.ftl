# The boards that were played at electronic tables: `duplicado played`.
played-form = { $file }: write to a file that ends in { $forms }.
played-no-file = There is no file { $file }.
played-unreadable = { $file }: { $reason }
played-written = { $count ->
    [one] One board written to { $file }.
   *[other] { $count } boards written to { $file }.
 }
