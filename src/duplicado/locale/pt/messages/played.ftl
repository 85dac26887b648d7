# As bolsas jogadas em mesas eletrônicas: `duplicado played`.
played-form = { $file }: grave num arquivo que termine em { $forms }.
played-no-file = Não existe o arquivo { $file }.
played-unreadable = { $file }: { $reason }
played-written = { $count ->
    [one] Uma bolsa gravada em { $file }.
   *[other] { $count } bolsas gravadas em { $file }.
 }
