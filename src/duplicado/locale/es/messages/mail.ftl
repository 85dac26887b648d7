# Correo del club, y la sesión que un jugador conserva.

session-keep = Conservar esta página
mail-server-title = Correo electrónico
mail-what = Con el servidor de correo del club puede enviar a cada jugador su sesión cuando se hayan publicado los resultados, en «{ console-tab-files }»: a la dirección que tiene la lista de socios.
mail-set = Servidor de correo
mail-host = Servidor (SMTP)
mail-port = Puerto
mail-security = Seguridad
mail-security-starttls = STARTTLS (normalmente el puerto 587)
mail-security-tls = TLS (normalmente el puerto 465)
mail-security-none = ninguna: solo en una red propia
mail-user = Usuario
mail-user-how = Vacío si el servidor no lo pide.
mail-password = Contraseña
mail-password-how = Queda sellada en el disco y no se vuelve a mostrar. Vacía: queda como está, para el mismo servidor.
mail-sender = Dirección del remitente
mail-try = Enviar un mensaje de prueba a esta dirección
mail-away = Olvidar el servidor
mail-try-subject = Duplicado: mensaje de prueba
mail-try-text = El servidor de correo del club funciona.
mail-tried = Hay un mensaje en camino a { $address }.
mail-sessions = Sesiones por correo
mail-sessions-what = Cada jugador de quien la lista de socios tiene una dirección recibe sus estuches, con el gráfico, como una página que puede conservar.
mail-reached = { $reached } de { $players } jugadores tienen una dirección de correo en la lista de socios.
mail-without = Sin dirección: { $names }
mail-needs-server = Hace falta un servidor de correo del club: en los ajustes del club, «{ mail-server-title }».
mail-needs-publication = Se puede hacer cuando se hayan publicado los resultados.
mail-send = Enviar las sesiones
mail-subject = Resultados: { $title }
mail-text = { $name }:

    su sesión de { $title } va adjunta como una página que puede conservar.
    Puesto { $place }, { $figure }.

    { $address }
mail-sent = enviado
mail-not-sent = no enviado: { $why }
mail-nobody = Ningún jugador de esta prueba tiene una dirección de correo en la lista de socios.
mail-sent-count = { $count ->
    [0] No se envió nada
    [one] Se envió una sesión
   *[other] Se enviaron { $count } sesiones
}
error-mail-server = «{ $value1 }» no es un servidor, o el puerto no es válido.
error-mail-sender = «{ $value1 }» no es una dirección de correo.
error-mail-no-such-host = No hay ningún ordenador con el nombre { $value1 }. Compruebe el nombre del servidor, y si este ordenador tiene Internet.
error-mail-nobody-listens = { $value1 } no tiene ningún servidor de correo en el puerto { $value2 }. Compruebe el puerto.
error-mail-no-answer = { $value1 } no contesta en el puerto { $value2 }. Compruebe el nombre y el puerto, y si este ordenador tiene Internet.
error-mail-other-security = { $value1 } no habla en el puerto { $value2 } como se eligió en «{ mail-security }». Elija otra seguridad, u otro puerto.
error-mail-certificate = El certificado de { $value1 } no vale para ese nombre. Compruebe el nombre del servidor.
error-mail-not-offered = { $value1 } no ofrece lo que se eligió: STARTTLS, o un usuario con contraseña. Elija otra seguridad, o deje vacío el usuario.
error-mail-login = { $value1 } no acepta el usuario o la contraseña.
error-mail-answered = El servidor { $value1 } responde: «{ $value3 }».
error-mail-password-again = La contraseña guardada es la de { $value1 }, con ese puerto, seguridad y usuario: escríbala de nuevo para otro servidor.
