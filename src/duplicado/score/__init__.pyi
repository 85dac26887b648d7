from duplicado.score.law_77 import score as score
from duplicado.score.matchpoints import matchpoint as matchpoint
from duplicado.score.side_score import Points as Points
from duplicado.score.victory_points import VictoryPointScale as VictoryPointScale
from duplicado.score.victory_points import victory_points_for as victory_points_for
