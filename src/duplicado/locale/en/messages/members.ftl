# Members of the club: their list, import and history; names that are said at a table.

members-title = Members
members-name = Name
members-number = Number
members-category = Category
members-grade = Grade
members-handicap = Handicap
members-contact = Contact
members-seen = Last active
members-search = Name or number
members-search-now = Search
members-more = { $count ->
    [one] One more is not shown: search for it.
   *[other] { $count } more are not shown: search for them.
}
members-none = No members yet. Import a list, or take in the people of past events.
members-add = New member
members-add-now = Add
members-added = { $name } is a member now.
members-import = Import
members-import-how = A list of a spreadsheet as CSV. Headings say what the columns hold: name, or first and last name; number, category, grade, handicap, contact. Nothing is taken in before you have seen what was understood.
members-import-file = File
members-import-list = Or lines, pasted
members-import-look = Preview
members-import-events = Preview the people of past events
members-export = The whole list as CSV
members-preview = Preview of the import
members-preview-counts = New: { $new } · changed: { $changed } · same: { $same } · not understood: { $faults }
members-column-name = name
members-column-first = first name
members-column-last = last name
members-column-number = number
members-column-category = category
members-column-grade = grade
members-column-handicap = handicap
members-column-contact = contact
members-column-left-out = left out
members-columns-left-out = Columns that are left out: { $columns }
members-state-new = New: { $count }
members-state-changed = Changed: { $count }
members-state-same = Same as now: { $count }
members-state-not-understood = Not understood: { $count }
members-line = line { $line }:
members-show = Show
members-take-it = Take in
members-take-ticked = Take in those that are ticked
members-taken = { $count ->
    [one] One member was saved.
   *[other] { $count } members were saved.
}
members-sure = { $count ->
    [one] Save one member?
   *[other] Save { $count } members?
}
members-why-name = no name in “{ $about }”
members-why-long = too long: “{ $about }…”
members-why-handicap = “{ $about }” is no handicap
members-why-twice = “{ $about }” is in the list twice
members-why-namesakes = several members are called “{ $about }”: give the number
members-why-columns = { $about } columns without headings
members-several = Several members are called { $name }: { $numbers }
members-history = Results
members-history-sum = Events: { $events } · boards: { $boards }
members-history-average = Average: { $average }
members-history-none = No event that is over has this person.
members-event = Event
members-partner = With
members-place = Place
members-place-of = { $place } of { $of }
members-result = Result
members-partners = Partners
members-events-together = { $count ->
    [one] one event
   *[other] { $count } events
}
members-best = Best boards
members-worst = Worst boards
members-board = Board { $board }
members-edit = Change
members-save = Save
members-merge = The same person is in the list twice
members-merge-other = The other entry
members-merge-how = The other entry goes; what is missing here is taken from it.
members-merge-now = Make them one
error-member-name = Write a name.
error-member-number-taken = The number { $value1 } is that of { $value2 }.
error-member-handicap = “{ $value1 }” is no handicap: write a number such as 2.5.
names-title = Who sits here?
names-how = Write each name or member number.
names-player = Player { $number }
names-say = Save
names-later = Not now
names-said-already = The names are there already. If they are wrong, call the Director.
names-wanted = Write every name or number.
names-no-member = No member has the number { $number }.
