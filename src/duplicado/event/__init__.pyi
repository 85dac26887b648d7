from duplicado.event.contest import BoardResult as BoardResult
from duplicado.event.contest import Contest as Contest
from duplicado.event.contest import ContestantId as ContestantId
from duplicado.event.standing import standings as standings
