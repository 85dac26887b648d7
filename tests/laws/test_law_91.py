"""Law 91: disciplinary penalties, suspension, disqualification."""

import pytest

from duplicado.law.book.law_91 import Disqualification, may_be_imposed, may_disqualify
from duplicado.law.edition import EVERY_EDITION, Edition
from duplicado.law.sanction import Measure

OLD, NEW = Edition.LAWS_2007, Edition.LAWS_2017
EDITIONS = pytest.mark.parametrize("edition", EVERY_EDITION, ids=str)


@EDITIONS
@pytest.mark.clause("91A")
def test_points_and_suspension_for_the_current_session(edition: Edition) -> None:
    for measure in (Measure.WARNING, Measure.PENALTY, Measure.SUSPENSION):
        assert may_be_imposed(measure, edition)
    assert not may_be_imposed(Measure.SUSPENSION, edition, current_session=False)
    assert not may_be_imposed(Measure.DISQUALIFICATION, edition)
    assert may_be_imposed(Measure.PENALTY, edition, on_a_player=True) is (edition is not OLD)


@EDITIONS
@pytest.mark.clause("91B")
def test_disqualification_needs_a_cause_and_the_organizer(edition: Edition) -> None:
    assert may_disqualify("cheating", edition, organizer_approves=True) is Disqualification.MAY
    assert may_disqualify("cheating", edition, organizer_approves=False) is Disqualification.NEEDS_APPROVAL
    assert may_disqualify(" ", edition, organizer_approves=True) is Disqualification.NEEDS_CAUSE
    of_one = may_disqualify("cheating", edition, organizer_approves=True, on_a_player=True)
    assert of_one is (Disqualification.NOT_A_PLAYER if edition is OLD else Disqualification.MAY)
