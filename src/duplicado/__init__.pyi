from collections.abc import Callable

from duplicado.law.edition import Edition as Edition
from duplicado.library.analysis import chances as chances
from duplicado.library.analysis import expectation as expectation
from duplicado.library.analysis import judge_cards as judge_cards
from duplicado.library.analysis import judge_play as judge_play
from duplicado.library.claims import claim as claim
from duplicado.library.dealing import deals as deals
from duplicado.library.files import read as read
from duplicado.library.files import write as write
from duplicado.library.rows import to_records as to_records
from duplicado.library.scores import dd as dd
from duplicado.library.scores import par as par
from duplicado.library.scores import score as score
from duplicado.library.table import Table as Table
from duplicado.library.table import rule as rule
from duplicado.vocabulary.boards import Board as Board
from duplicado.vocabulary.boards import Vulnerability as Vulnerability
from duplicado.vocabulary.calls import Bid as Bid
from duplicado.vocabulary.cards import Card as Card
from duplicado.vocabulary.contracts import Contract as Contract
from duplicado.vocabulary.errors import DuplicadoError as DuplicadoError
from duplicado.vocabulary.hands import Deal as Deal
from duplicado.vocabulary.hands import Hand as Hand
from duplicado.vocabulary.seats import Seat as Seat
from duplicado.vocabulary.seats import Side as Side
from duplicado.vocabulary.suits import Denomination as Denomination
from duplicado.vocabulary.suits import Suit as Suit

__version__: str

def promised(package: str) -> Callable[[str], object]: ...
