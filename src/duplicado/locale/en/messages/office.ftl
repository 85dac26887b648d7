# What happens away from the cards: conduct, offences of procedure, time, errors, appeals.

# What somebody did
office-conduct-72a = has not tried to do as well as the Laws allow
office-conduct-72b1 = has infringed a Law on purpose
office-conduct-72b3 = has tried to hide an infraction
office-conduct-74a1 = was not courteous
office-conduct-74a2 = has annoyed or embarrassed somebody, or spoilt the enjoyment of the game
office-conduct-74a3 = does not call and play in one and the same correct manner
office-conduct-74b1 = does not pay enough attention to the game
office-conduct-74b2 = has made needless comments during the auction or the play
office-conduct-74b3 = has detached a card before it was his turn to play
office-conduct-74b4 = has prolonged the play to upset an opponent although all the tricks were surely his
office-conduct-74b5 = has called or addressed the Director rudely
office-conduct-74c1 = has named the same call in different ways
office-conduct-74c2 = has shown approval or disapproval of a call or a play
office-conduct-74c3 = has shown that he expects to win or lose a trick that is not complete
office-conduct-74c4 = has drawn attention to something significant, or to the tricks still needed
office-conduct-74c5 = has looked at another player or at his hand
office-conduct-74c6 = has shown that he has lost interest in the deal
office-conduct-74c7 = has varied his tempo
office-conduct-74c8 = has left the table without need before the round was called
office-conduct-76a1 = has not obeyed the Director or the rules for spectators
office-conduct-76a2 = has communicated with a player during that player's session
office-conduct-76b1 = has looked at more hands than are permitted
office-conduct-76b2 = has shown a reaction to the auction or the play
office-conduct-76b3 = has made a remark or a gesture, or talked with a player, during the round
office-conduct-76b4 = has disturbed a player
office-conduct-76b5 = has drawn attention to something in the game
office-conduct-76c1 = has spoken about a fact or a Law without being asked by the Director

# Who
office-who-player = A player
office-who-partnership = A partnership
office-who-kibitzer = A spectator at the table
office-who-spectator = A spectator
office-who-viewer = Somebody who follows the play on a screen

# What the Director takes up
matter-72a = { $who } { $incident }.
matter-72b1 = { $who } { $incident }.
matter-72b3 = { $who } { $incident }.
matter-74a = { $who } { $incident }.
matter-74b = { $who } { $incident }.
matter-74c = { $who } { $incident }.
matter-76 = { $who } { $incident }.
matter-81c3 = The Director has himself become aware of an irregularity.
matter-82c = A ruling of the Director has turned out to be wrong.
matter-45g = A player is said to have turned his card face down too early.
matter-7b2 = A player is said not to have counted his cards before he looked at them.
matter-9b1 = The Director was not called at once when attention had been drawn to an irregularity.
matter-10c2 = The Director looks whether an option was chosen without consulting partner.
matter-10c4 = The Director looks whether the action after the rectification used what may not be used.
matter-11b = The right to a rectification is forfeited; a procedural penalty is still possible.
matter-15a4 = A player had the cards of a board that he was not to play.
matter-20d = The calls were restated; the Director looks whether by a player who may restate them.
matter-20e = The calls were restated; the Director looks whether every error was corrected at once.
matter-20f3 = A question was put about one call only.
matter-20g1 = The Director looks whether a question was put for partner's benefit alone.
matter-20g2 = The Director looks whether a question was put to draw a wrong answer from an opponent.
matter-82a = Something at a table went otherwise than the procedure has it.
matter-90a = The Director looks whether a procedural penalty is due.
matter-90b1 = A contestant was not in his place when the session or the round was to start.
matter-90b2 = A contestant is said to play too slowly.
matter-90b3 = A board was discussed so that others could overhear it.
matter-90b4 = Contestants have compared their scores.
matter-90b5 = A player has touched another player's cards.
matter-90b6 = Cards were put into the wrong pocket of a board.
matter-90b7 = An error of procedure has cost a board its result.
matter-90b8 = A player has not done at once what the Director or the regulations demand.

# What the Director must find
question-74c2 = Did the player show approval or disapproval of a call or a play?
question-74c2-true = Yes: his partner may not use it, and the Director looks at the result when play ends (16B).
question-74c2-false = No: nothing follows.
question-74c3 = Did the player show that he expected to win or lose a trick before it was complete?
question-74c3-true = Yes: his partner may not use it, and the Director looks at the result when play ends (16B).
question-74c3-false = No: nothing follows.
question-74c4 = Did the player draw attention to something significant, or to the tricks still needed?
question-74c4-true = Yes: his partner may not use it, and the Director looks at the result when play ends (16B).
question-74c4-false = No: nothing follows.
question-74c5 = Did the player look on purpose, to see another's cards or how he acts?
question-74c5-true = On purpose: it is a violation of procedure.
question-74c5-false = By accident: he may act on an opponent's card that he saw; next comes whether it was shown to him on purpose.
question-74-fn23 = May the opponent have shown his cards on purpose?
question-74-fn23-true = Yes: the Director looks whether the player was misled.
question-74-fn23-false = No: nothing follows.
question-74c7 = Did the player vary his tempo to upset an opponent?
question-74c7-true = Yes: it is a violation of procedure; whether it misled anybody is another question.
question-74c7-false = No: nothing follows.
question-76b5 = Did the spectator draw attention to something in the game?
question-76b5-true = Yes: the Director is now aware of it and rectifies it within the periods for it.
question-76b5-false = No: nothing follows.
question-76c1 = Did the spectator speak of what happened, or of the Laws, without the Director's having asked him?
question-76c1-true = Yes: the Director warns him, the next time he removes him.
question-76c1-false = No: he was asked, and nothing follows.
question-81c3 = The board is being played: does this have to be dealt with at once?
question-81c3-true = At once: the Law that deals with it is applied now.
question-81c3-false = Later: play goes on, and the Director looks at the result.
question-82c-scored = Once the wrong ruling is put right, can the board still be scored normally?
question-82c-scored-true = Yes: the right rectification is applied, and the result counts.
question-82c-scored-false = No: the score is adjusted, and both sides are treated as innocent.
question-90a = Did it delay the game, trouble other contestants or break correct procedure?
question-90a-true = Yes: the Director considers a penalty.
question-90a-false = No: the next question is whether it makes an adjusted score necessary.
question-90a-adjusted = Does it make an adjusted score necessary?
question-90a-adjusted-true = Yes: it may be a ground for a penalty.
question-90a-adjusted-false = No: nothing follows.
question-90a-elsewhere = Is the adjusted score needed at another table?
question-90a-elsewhere-true = Yes: the Director considers a penalty.
question-90a-elsewhere-false = No: there is no penalty on that ground.
question-10a = Did the players settle the irregularity among themselves before the Director was called?
question-10a-true = Yes: it was not theirs to do. The Director rules, and may let stand what they did.
question-10a-false = No: the next question is whether the right to rectification is lost.
question-11a = The non-offending side acted before the Director was called: is its right to rectification lost?
question-11a-true = Lost: nothing is rectified.
question-11a-false = Kept: the irregularity is dealt with as usual.
question-45g = Did the player turn his card face down before all four had played to the trick?
question-45g-true = Yes: he should not; the Director may warn or penalize him.
question-45g-false = No: nothing follows.
question-7b2 = Did the player call without having counted his cards and looked at their faces?
question-7b2-true = Yes: the Director may warn or penalize him; what was wrong with the hand is dealt with under its own Law.
question-7b2-false = No: nothing follows.
question-10c2 = Did the player choose without consulting his partner?
question-10c2-true = Yes: his choice stands.
question-10c2-false = No: his choice stands, but he may not use what his partner told him, and the Director looks at the result (16B).
question-10c4 = Did the offending side act, after the rectification, on nothing that a withdrawn action had told it?
question-10c4-true = Yes: it may act to its own advantage, and the score stands.
question-10c4-false = No: the Director looks at the result when play ends (16C).
question-11b = Is a procedural penalty given although the right to rectification is lost?
question-11b-true = Yes: the Director considers a penalty.
question-11b-false = No: nothing follows.
question-15a4 = Is it penalized besides the rectification that the player called on the cards of another board?
question-15a4-true = Yes: the Director considers a penalty.
question-15a4-false = No: nothing follows.
question-17d4 = { question-15a4 }
question-17d4-true = { question-15a4-true }
question-17d4-false = { question-15a4-false }
question-20e = Did an error in restating the calls go uncorrected?
question-20e-true = Yes: if it did damage the score is adjusted.
question-20e-false = No: it was corrected, and nothing follows.
question-20f3 = Did the player ask about one call alone?
question-20f3-true = Yes: he may, but his partner may not use the interest that he showed, and the Director looks at the result (16B).
question-20f3-false = No: nothing follows.
question-20g1 = Did the player ask only to help his partner?
question-20g1-true = Yes: it is not allowed; his partner may not use it, and the Director considers a penalty.
question-20g1-false = No: nothing follows.
question-20g2 = Did the player ask only to draw a wrong answer?
question-20g2-true = Yes: it is not allowed, and the Director considers a penalty.
question-20g2-false = No: nothing follows.
question-82a = Can the procedure be restored, at once or after this board?
question-82a-true = Yes: it is restored, and the game goes on.
question-82a-false = No: the next question is whether the board can still be played.
question-82b2 = Can the board still be played?
question-82b2-true = Yes: the next question is when.
question-82b2-false = No: the board is cancelled and the score is adjusted where a Law permits it.
question-82b2-later = Is it to be played later?
question-82b2-later-true = Later: for that board the round goes on.
question-82b2-later-false = Now: the board is played.
question-40b2-a-v-gross = Did the call misstate strength or length grossly?
question-40b2-a-v-gross-true = Grossly: it is psychic, and the regulations forbid it.
question-40b2-a-v-gross-false = Not grossly: it is no psychic call; the next question is whether partner came to expect it.
question-40b2-d-gross = { question-40b2-a-v-gross }
question-40b2-d-gross-true = { question-40b2-a-v-gross-true }
question-40b2-d-gross-false = { question-40b2-a-v-gross-false }
question-90b1 = Was the contestant late for the time at which the session or the round was to start?
question-90b1-true = Yes: the Director considers a penalty.
question-90b1-false = No: nothing follows.
question-90b2 = Was it this contestant who played unduly slowly, and not the opponents, a ruling or a late start that cost the time?
question-90b2-true = Yes: the Director considers a penalty.
question-90b2-false = No: nothing follows.
question-90b3 = Could others overhear the auction, the play or the result of the board?
question-90b3-true = Yes: the Director considers a penalty.
question-90b3-false = No: nothing follows.
question-90b4 = Did he compare scores with another contestant without being authorized to?
question-90b4-true = Yes: the Director considers a penalty.
question-90b4-false = No: nothing follows.
question-90b5 = Did he touch another player's cards without leave?
question-90b5-true = Yes: the Director considers a penalty.
question-90b5-false = No: nothing follows.
question-90b6 = Did he put a card into the wrong pocket?
question-90b6-true = Yes: the Director considers a penalty.
question-90b6-false = No: nothing follows.
question-90b7 = Was it his error of procedure that makes an adjusted score necessary?
question-90b7-true = Yes: the Director considers a penalty.
question-90b7-false = No: nothing follows.
question-90b8 = Did he fail to comply promptly?
question-90b8-true = Yes: the Director considers a penalty.
question-90b8-false = No: nothing follows.

# What is proposed
effect-proposed-advice =
    The Director tells him what is correct ({ $occurrence ->
        [1] the first time
        [2] the second time
        [3] the third time
       *[other] { $occurrence } times now
    }).
effect-proposed-warning =
    A warning is due ({ $occurrence ->
        [1] the first time
        [2] the second time
        [3] the third time
       *[other] { $occurrence } times now
    }).
effect-proposed-penalty =
    A penalty of { $taken } is due ({ $occurrence ->
        [1] the first time
        [2] the second time
        [3] the third time
       *[other] { $occurrence } times now
    }).
effect-proposed-penalty-open =
    A penalty may be given; there is no tariff, and the Director names the amount{ $occurrence ->
        [1] .
        [2] {" "}(the second time).
        [3] {" "}(the third time).
       *[other] {" "}({ $occurrence } times now).
    }
effect-proposed-suspension =
    Suspension for the session or a part of it may be considered ({ $occurrence ->
        [1] the first time
        [2] the second time
        [3] the third time
       *[other] { $occurrence } times now
    }).
effect-proposed-disqualification =
    Disqualification may be considered, with the approval of the Tournament Organizer ({ $occurrence ->
        [1] the first time
        [2] the second time
        [3] the third time
       *[other] { $occurrence } times now
    }).
effect-proposed-removal =
    The spectator has to leave ({ $occurrence ->
        [1] the first time
        [2] the second time
        [3] the third time
       *[other] { $occurrence } times now
    }).
effect-proposed-referral =
    The matter goes to those who let the play be shown ({ $occurrence ->
        [1] the first time
        [2] the second time
        [3] the third time
       *[other] { $occurrence } times now
    }).
office-amount-percent-of-a-top = { $amount } % of a top
office-amount-matchpoints = { $amount } matchpoints
office-amount-imps = { $amount } IMPs
office-amount-victory-points = { $amount } victory points
office-amount-points = { $amount } points
office-readiness-never = By the word of the Law it is no wrong.
office-readiness-rarely = By the word of the Law a penalty is rare.
office-readiness-seldom = By the word of the Law it is seldom penalized.
office-readiness-often = By the word of the Law it is penalized more often than not.
office-readiness-always = By the word of the Law it is a serious matter.

# Time
office-timing-in-time = This is in time.
office-timing-in-time-until = This is in time; the period ends at { $until }.
office-timing-needs-approval = The period ended at { $until }: it needs the approval of the Tournament Organizer.
office-timing-too-late = This is too late.
office-timing-too-late-until = This is too late; the period ended at { $until }.
office-timing-still = The Director may still look under { $law }.
office-timing-approved = The Tournament Organizer has approved it although the period ended at { $until }.
event-refused-too-late-to-change = The periods for corrections and rulings ended at { $value1 }, and this would change scores. Who approves for the Tournament Organizer?
event-refused-changes-over = The periods for corrections and rulings ended at { $value1 }, and the regulations allow no later change of scores.

# Rulings and appeals
office-way-play-on = Play goes on: there is nothing to rectify or to judge.
office-way-prescribed-rectification = The Law prescribes the rectification; the Director sees that it is carried out.
office-way-choice = A player has a choice; the Director explains every option and sees that one is chosen.
office-way-equity = The Director restores equity; doubtful points go to the innocent side.
office-way-ruled-to-play-on = The facts cannot be found: the Director gives a ruling that lets play go on.
office-advice-mention = You may appeal against this ruling.
office-advice-tell = You have the right to appeal against this ruling, and a review may well be in order.
office-report-due =
    Report to the Tournament Organizer: the results{ $incidents ->
        [yes] , and the incidents of conduct.
       *[no] .
    }
office-advice-refer = The Director puts the matter before { $committee } himself.
office-committee = the committee
office-body-director-in-charge = the Director in charge
office-body-committee = the Appeals Committee
office-body-authorized-alternative = whoever the regulations name instead of a committee
office-point-law = what the Laws or the regulations say
office-point-fact = the facts
office-point-judgement = the Director's judgement
office-point-discipline = a disciplinary penalty
office-route = On { $point } decides { $body }.
office-route-then = On { $point } decides { $body }; that may be appealed before { $then }.
office-route-further = A further appeal is heard by { $body }.
office-route-further-then = A further appeal is heard by { $body }; what that body decides may be appealed before { $then }.
office-power-recommend = The committee cannot overrule the Director here; it may recommend that he change his ruling.
office-fouled = { $teams ->
        [true] The scores are no longer comparable between the teams: the Director rules an adjusted score by whose fault it is, or has another board played
       *[false] Scores are compared within each form of the board
    } ({ $law }).
office-ordered-played = The board is played.
office-ordered-postponed = The board is played later; for it the round goes on.
office-ordered-cancelled = The board is not played.
office-number-taken = { $names } had number { $who } until now and would be entered no longer. To exchange two numbers, enter each of the two under the number of the other.
office-partners-stay = Partners stay together throughout a session; a misspelt name is put right like this, but whoever takes another's place is let in as a substitute ({ $law }).
office-robots-electronic = Robots play at electronic tables only; this event is not played electronically.
office-turned = The pairs sat the other way. Players keep the direction that they have taken unless the Director tells or allows them to change ({ $law }).
office-strayed = Not where the movement sent them: { $who }. { $blame ->
    [director] The instructions were not clear: that is a Director's error, and neither side is at fault (5B, 82C).
   *[players] Each answers for his own seat; the instructions were announced clearly (8A1, 5B).
}

# Options of the regulations
option-about-broadcast-viewing-terms = On what terms play may be followed on a screen.
option-about-persons-not-spectators = Who in the playing area does not count as a spectator, though he neither plays nor officiates.
option-about-room-playing-area = What the playing area is.
option-about-roles-director-may-act-as-to = Whether the Director may do what is the Tournament Organizer's.
option-about-roles-tournament-delegate = Whether a delegate of the authority watches over the tournament.
option-about-ruling-must-cite-basis = Whether the Director has to say on which Law or rule a ruling rests.
option-about-report-record-misconduct = Whether misconduct is told in the Director's report.
option-about-appeal-committee-announced-at-start = Whether the members of the Appeals Committee are announced before play.
option-about-director-must-announce-appeal-right = Whether the Director always tells the players that they may appeal.
option-about-pp-standard-percent-of-top = A standard penalty at matchpoints, in per cent of a top; not decided: the Director names the amount.
option-about-pp-standard-imps = A standard penalty in IMPs; not decided: the Director names the amount.
option-about-pp-standard-victory-points = A standard penalty in victory points; not decided: the Director names the amount.
option-about-pp-warning-first = Whether a warning comes before the first penalty.
option-about-pp-counted-over = Over what earlier offences count: the session or the whole event.
option-about-pp-steps-other = How many standard penalties the first, second, third … offence costs, where nothing else is said; 0 is a warning.
option-about-pp-steps-late-arrival = How many standard penalties the first, second … time costs: arriving late.
option-about-pp-steps-slow-play = How many standard penalties the first, second … time costs: slow play.
option-about-pp-steps-overheard = How many standard penalties the first, second … time costs: discussing a board so that others may overhear it.
option-about-pp-steps-comparing-scores = How many standard penalties the first, second … time costs: comparing scores without leave.
option-about-pp-steps-touching-cards = How many standard penalties the first, second … time costs: touching another player's cards.
option-about-pp-steps-misplaced-card = How many standard penalties the first, second … time costs: a card in the wrong pocket.
option-about-pp-steps-spoiled-score = How many standard penalties the first, second … time costs: an error that makes an adjusted score necessary.
option-about-pp-steps-disobedience = How many standard penalties the first, second … time costs: not obeying the Director or the regulations at once.
option-about-discipline-steps = How many standard penalties the first, second, third … disciplinary penalty takes; 0 is a warning.
option-about-discipline-external-report-allowed = Whether conduct may be reported to the authority although the Director's decision in the event is final.
option-about-appeal-merit-scales-with-level = Whether more is asked of the merit of an appeal by players of a higher category.
option-about-appeal-late-with-to-approval = Whether the Tournament Organizer may let in an appeal after the period for it.
option-about-appeal-form-required = Whether an appeal is made on a form.
option-about-appeal-stages-modified = Which stages of an appeal are left out or changed, as announced.
option-about-appeal-urgent-discipline-route = Whether there is a faster way for matters of discipline.
