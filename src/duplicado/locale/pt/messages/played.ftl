# As bolsas jogadas em mesas eletrônicas: `duplicado played`.
played-form = { $file }: escreva em um arquivo que termine em { $forms }.
played-no-file = Não existe o arquivo { $file }.
played-unreadable = { $file }: { $reason }
played-written = { $count ->
    [one] Uma bolsa escrita em { $file }.
   *[other] { $count } bolsas escritas em { $file }.
 }
