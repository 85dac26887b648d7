# Lo que un formato no admite cuando se escribe en él una prueba.

contest-file-untried = Al hacer este formato no había a mano ningún archivo real de esta clase; compruébelo.
contest-file-split = Estuches { $where }: las dos líneas tienen anotaciones distintas (resultados desdoblados). El formato tiene una para ambas, y se escribe la de Norte-Sur.
contest-file-weighted = Estuches { $where }: el formato no tiene resultados ponderados. Se escriben como el porcentaje que resultó, o sin anotación.
contest-file-awards = Estuches { $where }: la media más y la media menos se escriben como 60 y 40 por ciento fijos; se pierde lo que la sesión les añade.
contest-file-shares = Estuches { $where }: las anotaciones artificiales se escriben en tantos por ciento enteros.
contest-file-anonymous = Estuches { $where }: se omiten los resultados de participantes que la prueba no nombra.
contest-file-forms = Estuches { $where }: se omite que el estuche estuvo alterado y quién lo jugó en qué forma.
contest-file-notes = Estuches { $where }: se omiten las notas sobre los resultados.
contest-file-records = Estuches { $where }: se omiten las subastas y los carteos.
contest-file-individuals = Estuches { $where }: el formato no tiene sitios para jugadores individuales: en las líneas figuran Norte y Este y no sus compañeros, así que el archivo no puede volver a puntuarse. PBN nombra a los cuatro.
contest-file-marks = Estuches { $where }: el dador y la vulnerabilidad no son los del número; el formato no los tiene.
contest-file-places = Se omiten las rondas y las mesas de los resultados.
contest-file-characters = Se han quitado de los nombres caracteres que el formato no admite.
contest-file-sections = Secciones { $where }: el formato solo tiene letras; reciben otros nombres.
contest-file-fractions = { $where }: una penalización o adición se escribe redondeada.
contest-file-reasons = { $where }: se omiten las razones de las penalizaciones.
contest-file-penalties = { $where }: las penalizaciones están solo en los totales, no por separado.
contest-file-unscored = Estuches { $where }: se omiten los contratos de las líneas sin puntos.
contest-file-teams = El formato solo tiene los equipos de un encuentro; de más equipos no dice que lo sean.
contest-file-encoding = Los caracteres que la codificación { $where } no tiene se han convertido en interrogaciones.
contest-file-numbers = No se conoce el número de { $where }.
federation-not-toml = Esto no es TOML: { $reason }.
federation-value = { $key }: «{ $text }» no puede estar ahí; se omite.
score-to-one = --to escribe una sola prueba; se han puntuado { $count }. Indique un solo archivo y no use --sections-apart.
score-to-federation = --to federation necesita las columnas que pide la federación: --federation ARCHIVO.toml
score-to-no-columns = { $file }: no nombra ninguna columna que se pueda escribir.
