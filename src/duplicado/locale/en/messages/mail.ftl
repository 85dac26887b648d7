# E-mail of the club, and the session that a player keeps.

session-keep = Keep this page
mail-server-title = E-mail
mail-what = With the club's own mail server each player can be sent his session when the results are published, from “{ console-tab-files }”: to the address that the list of members has.
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
mail-reached = { $reached } of { $players } players have an e-mail address in the list of members.
mail-without = Without an address: { $names }
mail-needs-server = It needs a mail server of the club's: under “{ mail-server-title }” in the club's settings.
mail-needs-publication = It can be done once the results are published.
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
error-mail-no-such-host = There is no computer by the name of { $value1 }. Check the server's name, and whether this computer has the Internet.
error-mail-nobody-listens = { $value1 } has no mail server at port { $value2 }. Check the port.
error-mail-no-answer = { $value1 } does not answer at port { $value2 }. Check the name and the port, and whether this computer has the Internet.
error-mail-other-security = { $value1 } does not speak at port { $value2 } as was chosen under “{ mail-security }”. Choose another security, or another port.
error-mail-certificate = The certificate of { $value1 } is not valid for that name. Check the server's name.
error-mail-not-offered = { $value1 } does not offer what was chosen: STARTTLS, or a user with a password. Choose another security, or leave the user empty.
error-mail-login = { $value1 } does not accept the user or the password.
error-mail-answered = The server { $value1 } answers: “{ $value3 }”.
error-mail-password-again = The password that is saved is that of { $value1 }, with that port, security and user: type it again for another.
