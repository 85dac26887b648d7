# Lo que dice start.py antes de que haya nada instalado. Lee este archivo él mismo: una línea por mensaje.

starting-old-python = Duplicado necesita Python 3.11 o posterior; este es Python { $version }. Descargue uno más nuevo de https://www.python.org/downloads/ y abra este archivo con él.
starting-no-venv = Este Python no puede crear entornos: falta la parte venv. En Debian o Ubuntu: sudo apt install python{ $version }-venv. Después abra este archivo otra vez.
starting-preparing = Preparando el programa; la primera vez tarda unos minutos y necesita Internet …
starting-no-network = La primera vez se descargan partes del programa de Internet, y no hay conexión. Conecte este ordenador y abra este archivo otra vez; después ya no hace falta conexión.
starting-not-prepared = El programa no se ha podido preparar. Lo que se dijo: { $output }
starting-as-before = No se han podido descargar partes más nuevas del programa; se abre con las que hay.
starting-port-busy = Otro programa, quizá este mismo en otra ventana, ocupa el puerto { $port }. Esta vez el club se abre en el puerto { $other }; los códigos impresos para las mesas llevan al puerto { $port }.
starting-press-enter = Pulse Intro para cerrar esta ventana.
