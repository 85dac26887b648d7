# Partner desk of an event, and the personal links by which members are known there.
partners-title = Partner desk
partners-signs = the partner desk
partners-closed = This event takes no more pairs: it has begun, its day is over, or no number is free. What stood at its partner desk is gone.
partners-link-wanted = To look for a partner here, open your personal link first: the club gives each member one.
partners-look = I look for a partner
partners-own = Your notice
partners-name = Your name
partners-name-how = As it is to stand in the results.
partners-level = Level
partners-system = System
partners-write = Put the notice up
partners-change = Change the notice
partners-withdraw = Remove the notice
partners-others = Who looks for a partner
partners-nobody = Nobody else looks for a partner yet.
partners-count = { $count ->
    [0] Nobody looks for a partner yet.
    [one] One player looks for a partner.
   *[other] { $count } players look for a partner.
}
partners-write-first = To propose, put up a notice of your own: the other sees with whom the game would be.
partners-visitor = visitor
partners-propose = Propose to { $name }
partners-recall = Take the proposal to { $name } back
partners-accept = Accept { $name }
partners-decline = Decline { $name }
partners-proposes = proposes to play with you
partners-proposed = you have proposed
partners-agreed = You play with { $name }
partners-both-press = When both of you have pressed “Enter”, you are entered as a pair.
partners-waiting = You have pressed. As soon as { $name } presses too, you are entered.
partners-entering = Both of you have pressed. You are entered as soon as that can be written: look again.
partners-waited-for = { $name } has pressed and waits for you.
partners-enter = Enter
partners-leave = Not together after all
partners-entered = You are entered under number { $number }, with { $names }.
partners-again = Look again
partners-news = News for you
partners-read = I have read it
partners-somebody = the other player
partners-news-withdrew = { $ends ->
    [yes] { $name } has removed the notice: you no longer play together. Your notice still stands.
   *[no] { $name } no longer looks for a partner. The proposal between you is void.
}
partners-news-declined = { $name } has declined your proposal.
partners-news-agreed = { $name } has found a partner. The proposal between you is void.
partners-news-left = { $name } does not want to play together after all. Both notices stand again.
partners-news-entered = { $ends ->
    [yes] { $name } is entered with somebody else: you no longer play together. Your notice still stands.
   *[no] { $name } is entered with somebody else. The proposal between you is void.
}
partners-news-removed = { $ends ->
    [yes] Your partner is no longer known to the club: you no longer play together. Your notice still stands.
   *[no] Somebody with a proposal between you is no longer known to the club.
}
partners-news-no-place = The event has no number under which you and { $name } can be entered. Ask the Director. Both notices stand again.
partners-news-together = You and your partner are entered.
partners-refused-agreed = You have a partner already. First say that you do not play together after all.
partners-refused-many = The desk is full: so many look for a partner already.
partners-refused-no-notice = Put up a notice of your own first.
partners-refused-gone = That player no longer looks for a partner.
partners-refused-other-agreed = That player has found a partner by now.
partners-refused-no-proposal = That proposal was taken back.
partners-refused-no-agreement = You no longer play with that player.
partners-refused-entering = Both of you have pressed: you are being entered. Ask the Director.
partners-refused-closed = The event takes no more pairs. What stood at its partner desk is gone.
partners-refused-entered = You are entered in this event already.
partners-refused-name-wanted = Say what you are called.
partners-refused-name-taken = That is the name of a member, or of somebody at this desk. A member opens the personal link; otherwise write the name in another way.
partners-of-club = At the partner desk of an event members who open their personal link look for a partner, until the event begins.
partners-visitors-too = Visitors too, by a name that they give
member-link-title = Personal link
member-link-what = By this link the member is known at the partner desks. It opens nothing else. Drawing it anew ends the former one.
member-link-draw = Draw a personal link
member-link-anew = Draw it anew
member-link-end = End the link
member-link-once = It is shown this once: give it to the member alone.
member-link-for = This is the personal link of { $name }.
member-link-where = With it you find a partner: the page of each event of pairs leads to its partner desk, until the event begins.
member-link-keep = I am { $name }: remember me on this device
member-link-known = On this device you are { $name }.
member-link-away = Forget me on this device
member-link-nobodys = This link is nobody's any more. Ask the club for a new one.
backroom-did-member-link = drew the personal link of a member
backroom-did-member-link-ended = ended the personal link of a member
