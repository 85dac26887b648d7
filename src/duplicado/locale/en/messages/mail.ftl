# E-mail of the club, and the session that a player keeps.

session-keep = Keep this page
mail-server-title = E-mail
mail-what = With the club's own mail server each player is sent his session when the results are published: to the address that the list of members has.
mail-set = Mail server
mail-host = Server (SMTP)
mail-port = Port
mail-security = Security
mail-security-starttls = STARTTLS (usually port 587)
mail-security-tls = TLS (usually port 465)
mail-security-none = none: only in a network of your own
mail-user = User
mail-user-how = Empty where the server asks for none.
mail-password = Password
mail-password-how = It is sealed on the disk and not shown again. Empty: it stays as it is, for the same server.
mail-sender = Sender's address
mail-try = Send a message to this address as a trial
mail-away = Forget the server
mail-try-subject = Duplicado: trial
mail-try-text = The mail server of the club works.
mail-tried = A message is on its way to { $address }.
mail-sessions = Sessions by e-mail
mail-sessions-what = Each player of whom the list of members has an e-mail address is sent his boards, with the chart, as a page to keep.
mail-send = Send the sessions
mail-subject = Results: { $title }
mail-text = { $name },

    your session of { $title } is attached as a page to keep.
    Place { $place }, { $figure }.

    { $address }
mail-sent = sent
mail-not-sent = not sent: { $why }
mail-nobody = No player of this event has an e-mail address in the list of members.
mail-sent-count = { $count ->
    [0] Nothing was sent
    [one] One session was sent
   *[other] { $count } sessions were sent
}
error-mail-server = “{ $value1 }” is no server, or the port is none.
error-mail-sender = “{ $value1 }” is no e-mail address.
error-mail-password-again = The password that is saved is that of { $value1 }, with that port, security and user: type it again for another.
error-mail-unreachable = The mail server { $value1 } does not let the club in: { $value2 }
