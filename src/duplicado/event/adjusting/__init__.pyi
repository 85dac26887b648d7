from duplicado.event.adjusting.adjustment import adjust as adjust
from duplicado.event.adjusting.explanation import explain as explain
from duplicado.event.adjusting.rulings import Assigned as Assigned
from duplicado.event.adjusting.rulings import Circumstances as Circumstances
from duplicado.event.adjusting.rulings import Outcome as Outcome
from duplicado.event.adjusting.rulings import Ruling as Ruling
