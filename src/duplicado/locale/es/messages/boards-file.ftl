# Qué contiene un archivo de estuches para una sesión, y la página en que se reparten o se traen sus manos.

boards-unknown-file = { $file } no es un archivo de estuches que se pueda leer. Traiga uno en PBN, LIN, RBN, DLM, DUP, BRI, DGE, BER u otro archivo de una máquina de repartir.
boards-none = { $file } se lee como { $format } y no se ha encontrado en él ningún estuche entero. Elija el archivo que escribió el programa de repartir, o haga que escriba PBN.
boards-too-many = El archivo contiene { $count } estuches; una sesión admite { $most } como mucho. Haga que el programa escriba solo los de esta sesión.
boards-too-large = { $file } tiene { $kilobytes } kB; un archivo con los estuches de una sesión tiene { $most } kB como mucho. Haga que el programa escriba solo los de esta sesión.
boards-line = Línea { $line }: { $said }
boards-two-deals = Los estuches { $boards } figuran más de una vez en el archivo, con manos distintas. No se puede saber cuáles valen: quite las que sobran.
boards-not-whole = Los estuches { $boards } no tienen las cincuenta y dos cartas.
boards-same-hands = Los estuches { $boards } tienen las mismas manos.
boards-marks = Estuche { $board }: en el archivo da { $dealer ->
    [N] Norte
    [E] Este
    [S] Sur
   *[W] Oeste
}, vulnerable: { $vulnerability ->
    [none] nadie
    [ns] Norte-Sur
    [ew] Este-Oeste
   *[both] todos
}. En un estuche de ese número da { $right-dealer ->
    [N] Norte
    [E] Este
    [S] Sur
   *[W] Oeste
}, vulnerable: { $right-vulnerability ->
    [none] nadie
    [ns] Norte-Sur
    [ew] Este-Oeste
   *[both] todos
}. Los estuches del archivo parecen tener otros números.
boards-missing = No hay manos para los estuches { $boards }; se juegan los estuches { $wanted }.
boards-other-numbers = El archivo contiene los estuches { $boards } y se juegan los estuches { $wanted }. Si son los que corresponden, diga en «Primer estuche» qué número tiene el primero.
boards-beyond = Los estuches { $boards } del archivo no se juegan y se han dejado fuera.

boards-page = Estuches y manos
boards-why = Cada sesión juega sus propias manos. Pueden repartirse aquí, de modo que se pueda comprobar, o venir de un archivo. A nadie se le enseña una mano antes de que el estuche haya terminado en todas partes.
boards-open = Estuches y manos
boards-of-session = Sesión { $session }
boards-planned = Estuches que se juegan: { $boards }
boards-nothing-planned = Todavía no hay nada previsto.
boards-hands-known = Se conocen las manos de: { $boards }
boards-hands-none = No se conoce ninguna mano.
boards-wanting = Todavía sin manos: { $boards }
boards-shuffled = Jugados sin que se conozcan sus manos: { $boards }
boards-dealt-lot = Repartidos aquí: { $boards }
boards-others = El registro tiene ahora otras manos, o ninguna, para los estuches { $boards }: lo que se repartió aquí no vale para ellos.
boards-deal = Repartir aquí los estuches { $boards }
boards-deal-how = El compromiso se publica enseguida y la semilla cuando acaba la sesión. Hágalo antes de que se jueguen: las manos que se barajaron en una mesa no se pueden repartir después.
boards-bring = De un archivo de manos
boards-first = Primer estuche
boards-first-how = Vacío: como los numera el archivo. Si no, el número del primer estuche; los demás le siguen.
boards-anyway = Usar lo que se pueda leer
boards-anyway-how = Lea primero qué está mal en el archivo. Lo dudoso y lo que falta se queda como está.
boards-take = Tomar las manos
boards-file-wanted = Elija primero el archivo.
boards-faults = No se han tomado las manos. Esto está mal en { $file }:
boards-choose-again = Corríjalo y elíjalo otra vez; o marque «Tomarlo aunque algo esté mal» y elíjalo otra vez.
boards-more = … y { $count } más
boards-taken = Tomadas de { $file }: las manos de los estuches { $boards }.
boards-played = Los estuches { $boards } se han jugado y se conocían sus manos: no se toman otras. Corrija el registro si las manos están mal.
boards-were-dealt = Repartidos: estuches { $boards }. Su compromiso es { $commitment }
boards-not-dealt = No se han repartido los estuches: { $why }
boards-undealt = No se han repartido los estuches: no se pudo escribir. Lo previsto sigue en pie. Haga que se repartan aquí otra vez, o traiga un archivo.
boards-none-wanting = No hay ningún estuche sin manos.
boards-over = Esta sesión ha terminado.
boards-source = Las manos de sus estuches
boards-source-none-how = Las manos se dicen más tarde, o nunca.
boards-source-file-later = De un archivo que se trae después
club-error-too-large = Es demasiado grande
club-error-larger = No se admiten más de { $megabytes } MB de una vez. Elija el archivo que corresponde, o una parte de su contenido.
