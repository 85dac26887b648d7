regulations-not-toml = Esto no es TOML: { $reason }.
regulations-unknown-profile = No existe el perfil «{ $text }». Escriba wbf, aeb o qba.
regulations-unknown-key = «{ $text }» no significa nada aquí. Escriba name, above y la tabla options.
regulations-no-table = «{ $text }» debe ser una tabla de opciones con sus valores.
regulations-unknown-option = No existe la opción «{ $text }».
regulations-bad-value = { $text }
