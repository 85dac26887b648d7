regulations-not-toml = This is not TOML: write a line as name = value, a text in quotation marks.
regulations-unknown-profile =
    There is no profile “{ $text }”. { $near ->
        [none] Write wbf, aeb or qba.
       *[other] Did you mean { $near }? There are wbf, aeb and qba.
    }
regulations-unknown-key =
    “{ $text }” means nothing here. { $near ->
        [none] Write name, above and the table options.
        [name] Did you mean name? There are name, above and the table options.
        [above] Did you mean above? There are name, above and the table options.
        [options] Did you mean the table options? There are name, above and the table options.
       *[other] If you mean the option { $near }, put it below the line [options].
    }
regulations-no-table = “{ $text }” must be a table of options with their values: a line [options], and the options below it.
regulations-unknown-option =
    There is no option “{ $text }”. { $near ->
        [none] List them with: duplicado regulations
       *[other] Did you mean { $near }?
    }
regulations-bad-value =
    “{ $text }” is no value of { $option } (Law { $law }). { $near ->
        [none] { regulations-permitted }
       *[other] Did you mean { $near }? { regulations-permitted }
    }
regulations-permitted =
    { $kind ->
        [yes-or-no] Write true or false.
        [choice] Write one of: { $choices }.
        [words] Write a list of words: ["…", "…"].
        [text] Write a text: "…".
        [numbers] Write a list of { $length ->
                [none] numbers
               *[other] { $length } numbers
            }{ regulations-bounds }.
        [fraction] Write a number or a fraction, such as 2 or "1/5"{ regulations-bounds }.
       *[number] Write a whole number{ regulations-bounds }.
    }
regulations-bounds =
    { $least ->
        [none] { $most ->
                [none] { "" }
               *[other] , { $most } at most
            }
       *[other] { $most ->
                [none] , { $least } at least
               *[other] , { $least } to { $most }
            }
    }
regulations-heading = Regulations: { $profile }
regulations-above = What { $profile } does not decide it inherits from { $above }.
regulations-law = Law { $law }
regulations-not-decided = not decided
regulations-empty = none
regulations-source-laws = The Laws: nobody decides otherwise.
regulations-source-printed = Printed by { $profile }.
regulations-source-own = Decided by { $profile }, { $file }, line { $line }.
regulations-source-inherited = Inherited from wbf: { $profile } does not decide it.
regulations-differs = wbf has: { $value }.
regulations-counted =
    { $count ->
        [one] 1 option
       *[other] { $count } options
    }, { $differing } of them unlike wbf.
regulations-none = No option is left.
regulations-no-option =
    There is no option “{ $text }”. { $near ->
        [none] List them with: duplicado regulations
       *[other] Did you mean { $near }?
    }
regulations-is-profile = “{ $text }” is a profile, not an option. Write: duplicado regulations --profile { $text }
regulations-bad-law = “{ $text }” is no Law. Write its number or a clause: 40 or 40B2.
regulations-file-right =
    { $file } can be used: { $count ->
        [0] it decides nothing
        [one] it decides 1 option
       *[other] it decides { $count } options
    } above { $above }.
regulations-file-wrong =
    { $count ->
        [one] 1 line must be corrected
       *[other] { $count } lines must be corrected
    }; until then what stands there is left out and inherited.
regulations-cannot-use = { $file } cannot be used; correct it first. To see what is wrong: duplicado regulations --check { $file }
regulations-exists = There is a { $file } already, and it is not overwritten. Name another file.
regulations-written =
    { $file } is written. { $decided ->
        [0] Everything in it is inherited: take the # away from what you decide, then
       *[other] Change what you decide otherwise, then
    }: duplicado regulations --check { $file }
regulations-one-or-other = Write --new or --check, not both; --profile and the names of options go with --new alone, --json with neither.
regulations-new-head-1 = The regulations of { $name }. What is not decided here is inherited from { $above }.
regulations-new-head-2 = A line that begins with # decides nothing. Check the file with: duplicado regulations --check FILE
regulations-new-name = our club
regulations-executed =
    The program acts on it: { $seen ->
        [rulings] rulings change.
        [scores] scores change.
        [penalties] penalties are proposed or recorded otherwise.
        [periods] what may still be asked or put right changes.
        [appeals] who hears an appeal, or what becomes of it, changes.
        [office] the office of the event records, refuses or asks for something else.
       *[tables] the players of a table are told something else.
    }
regulations-declared = For the printed conditions: nothing is computed by it.
regulations-counted-effects =
    { $executed ->
        [one] The program acts on one
       *[other] The program acts on { $executed }
    } of them; { $declared ->
        [one] one is recorded, and decides nothing in the program.
       *[other] { $declared } are recorded, and decide nothing in the program.
    }
