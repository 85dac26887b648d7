# Lo que dice start.py antes de que haya nada instalado. Lee este archivo él mismo: una línea por mensaje.

starting-old-python = Duplicado necesita Python 3.11 o posterior; este es Python { $version }. Descargue uno más nuevo de https://www.python.org/downloads/ y abra este archivo con él.
starting-no-venv = Este Python no puede crear entornos: falta la parte venv. En Debian o Ubuntu: sudo apt install python{ $version }-venv. Después abra este archivo otra vez.
starting-preparing = Preparando el programa; la primera vez tarda unos minutos y necesita Internet …
starting-no-network = La primera vez se descargan partes del programa de Internet, y no hay conexión. Conecte este ordenador y abra este archivo otra vez; después ya no hace falta conexión.
starting-not-prepared = El programa no se ha podido preparar. Lo que se dijo: { $output }
starting-as-before = No se han podido descargar partes más nuevas del programa; se abre con las que hay.
starting-not-written = No se puede escribir en la carpeta { $folder }: { $reason }. Ponga Duplicado en una carpeta propia, por ejemplo en Documentos, y abra este archivo allí.
starting-another-prepares = Otra ventana está preparando el programa; esta la espera …
starting-no-part = Una parte del programa, { $part }, no existe para Python { $version } en este ordenador, o no se ha llegado a Internet. Inténtelo otra vez; si sigue igual, instale otro Python desde https://www.python.org/downloads/ (de 64 bits, una versión anterior) y abra este archivo con él.
starting-stopped = Interrumpido. Abra este archivo otra vez: sigue donde estaba.
starting-press-enter = Pulse Intro para cerrar esta ventana.
