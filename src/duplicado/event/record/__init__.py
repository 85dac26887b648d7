"""The record of an event: entries that are only ever added to, and what follows from them.

`fold` makes the state of the event from its entries, `LiveStandings` how it stands after each of them. `admit` says
what is refused beforehand and under which Law, `doubts_about` what to ask before a result is recorded.

The Director's office is in the same record: calls, rulings, waivers, referrals, polls, suspensions. `OfficeRegister`
has what is for directors only; `public_entries` is the record that anybody may see.
"""

from duplicado import promised

__getattr__ = promised(__name__)
