from duplicado.event.adjusting.adjustment import adjust as adjust
from duplicado.event.adjusting.explanation import explain as explain
from duplicado.event.adjusting.rulings import Assigned as Assigned
from duplicado.event.adjusting.rulings import AssignedOutcome as AssignedOutcome
from duplicado.event.adjusting.rulings import Ruling as Ruling
from duplicado.event.adjusting.rulings import RulingCircumstances as RulingCircumstances
