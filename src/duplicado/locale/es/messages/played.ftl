# Los estuches jugados en mesas electrónicas: `duplicado played`.
played-form = { $file }: escriba en un archivo que termine en { $forms }.
played-no-file = No existe el archivo { $file }.
played-unreadable = { $file }: { $reason }
played-written = { $count ->
    [one] Un estuche escrito en { $file }.
   *[other] { $count } estuches escritos en { $file }.
 }
