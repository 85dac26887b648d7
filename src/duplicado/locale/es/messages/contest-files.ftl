# Lo que un formato no admite cuando se escribe en él una prueba.

contest-file-untried = Al hacer este formato no había a mano ningún archivo real de esta clase; compruébelo.
contest-file-bare-scores = Estuches { $where }: el archivo tiene contratos y no puntuaciones, y estas no tienen contrato; figuran como «Arbitral score».
contest-file-scoring = El archivo no tiene palabra para esta forma de puntuar; dice match points.
contest-file-rounds = Los resultados no dicen en qué ronda se jugaron; el archivo numera rondas según quién se enfrentó con quién.
contest-file-split = Estuches { $where }: las dos líneas tienen puntuaciones distintas (puntuaciones no equilibradas). El formato tiene una para ambas, y se escribe la de Norte-Sur.
contest-file-weighted = Estuches { $where }: el formato no tiene puntuaciones ponderadas. Se escriben como el porcentaje que resultó, o sin puntuación.
contest-file-awards = Estuches { $where }: la media máxima y la media mínima se escriben como 60 y 40 por ciento fijos; se pierde lo que la sesión les añade.
contest-file-shares = Estuches { $where }: las puntuaciones artificiales se escriben en tantos por ciento enteros.
contest-file-anonymous = Estuches { $where }: se omiten los resultados de participantes que la prueba no nombra.
contest-file-forms = Estuches { $where }: se omite que el estuche estuvo alterado y quién lo jugó en qué forma.
contest-file-notes = Estuches { $where }: se omiten las notas sobre los resultados.
contest-file-records = Estuches { $where }: se omiten las subastas y los carteos.
contest-file-individuals = Estuches { $where }: el formato no tiene asientos para jugadores individuales: en las líneas figuran Norte y Este y no sus compañeros, así que el archivo no puede volver a puntuarse. PBN nombra a los cuatro.
contest-file-marks = Estuches { $where }: el dador y la vulnerabilidad no son los del número; el formato no los tiene.
contest-file-places = Se omiten las rondas y las mesas de los resultados.
contest-file-characters = Se han quitado de los nombres caracteres que el formato no admite.
contest-file-sections = Secciones { $where }: el formato solo tiene letras; reciben otros nombres.
contest-file-fractions = { $where }: una penalidad o adición se escribe redondeada.
contest-file-reasons = { $where }: se omiten las razones de las penalidades.
contest-file-penalties = { $where }: las penalidades están solo en los totales, no por separado.
contest-file-unscored = Estuches { $where }: se omiten los contratos de las líneas sin puntos.
contest-file-teams = El formato solo tiene los equipos de un partido; de más equipos no dice que lo sean.
contest-file-encoding = Los caracteres que la codificación { $where } no tiene se han convertido en interrogaciones.
contest-file-numbers = No se conoce el número de { $where }.
contest-file-heading = El título, la fecha y la forma de puntuar no están en el archivo: tiene que decirlos su nombre.
contest-file-player-numbers = Se omiten los números federativos de los jugadores.
contest-file-sessions = Se omite lo que cada uno obtuvo en cada sesión y quién faltó a alguna: los totales y los puestos son los de la prueba.
contest-file-matches = Se omite lo que valió cada partido en Puntos Victoria o por Patton: los totales lo contienen.
contest-file-byes = { $where }: el archivo no dice quién tuvo descanso; los totales contienen lo que valió.
contest-file-bracket = Se omite el cuadro eliminatorio, con quién se enfrentó a quién en cada ronda.
contest-file-hands-anew = Estuches { $where }: se repartieron de nuevo en otra sesión o sección; el formato solo conoce las manos por el número del estuche, así que consúltelas en otro lugar.
contest-file-match-penalties = { $where }: lo que una penalidad descontó de un partido está en los totales, no en la puntuación del partido.
contest-file-carried = { $where }: lo arrastrado de antes está contenido en los totales y no figura por separado.
contest-file-selections = Se omiten las categorías, los estratos y los hándicaps, y los puestos según ellos.
contest-file-substitutes = { $where }: el archivo nombra a los inscritos, no a los sustitutos.
contest-file-team-names = { $where }: el archivo nombra a los jugadores, no al equipo.
contest-file-line-ups = { $where }: el archivo nombra al equipo, no quién de él se sentó dónde.
contest-file-withdrawn = { $where }: el archivo no dice que se retiraron.
contest-file-unranked = { $where }: descalificados y sin puesto; el archivo no dice por qué no lo tienen.
contest-file-nobody = { $where }: no se nombra a ningún jugador y el formulario tiene una fila por jugador: anote los nombres, o escriba rows = "contestants" en el formulario.
federation-not-toml = Esto no es TOML: escriba cada línea como nombre = valor, los textos entre comillas.
federation-value = { $key }: «{ $text }» no puede estar ahí; se omite.
federation-key = «{ $key }» no es palabra del formulario; se omite.
federation-key-near = «{ $key }» no es palabra del formulario; quizá sea «{ $near }». Se omite.
federation-value-near = { $key }: «{ $text }» no puede estar ahí; quizá sea «{ $near }». Se omite.
federation-no-columns = No se nombra ninguna columna: escriba columns = [{"{"} heading = "Lugar", value = "place" {"}"}, …].
score-to-one = --to escribe una sola prueba; se han puntuado { $count }. Indique un solo archivo y no use --sections-apart.
score-to-federation = --to federation necesita las columnas que pide la federación: --federation ARCHIVO.toml
score-to-no-columns = { $file }: no nombra ninguna columna que se pueda escribir.
