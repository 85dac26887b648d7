"""Forms of the Director's findings: each has its controls, and what they give is read as such a finding."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from duplicado.casebook.model import DirectorStep
from duplicado.casebook.typed_answers import read_typed
from duplicado.law.edition import Edition
from duplicado.law.inquiry import inquiries, inquiry_of
from duplicado.locale import Language
from duplicado.service.playing.finding_forms import findings_told, form_of, forms_told
from duplicado.table.finding import Circumstance

EDITIONS = (Edition.LAWS_2007, Edition.LAWS_2017)
FORMS = forms_told(Language.ENGLISH)


def values(kind: str) -> Iterator[str]:
    """Yield what the controls of a kind of value give: the first and last choice, numbers, none and some of several."""
    bare = kind.removesuffix("?")
    if bare != kind:
        yield ""
    if bare in FORMS["parts"]:
        parts = FORMS["parts"][bare]
        keys = [[each[0] for each in FORMS["choices"].get(key, [(key, "")])][:2] for key, _ in parts]
        for named in product(*keys):
            texts = [list(values(kind))[:2] for _, kind in parts]
            for chosen in product(*texts):
                told = [f"{key}: {text}" for key, text in zip(named, chosen, strict=True) if text]
                yield f"{{{', '.join(told)}}}"
    elif bare.endswith("*"):
        first, *_, last = FORMS["choices"][bare.removesuffix("*")]
        yield from ("[]", f"[{first[0]}]", f"[{first[0]}, {last[0]}]")
    else:
        yield from ("0", "13") if bare == "int" else (text for text, _ in FORMS["choices"][bare])


@pytest.mark.parametrize("edition", EDITIONS, ids=str)
def test_what_every_form_gives_is_an_answer_to_its_inquiry(edition: Edition) -> None:
    keys = {key for key in inquiries() if key not in {each.value for each in Circumstance}}
    for key in keys:
        kinds = form_of(key, edition)
        assert kinds
        for text in (text for kind in kinds for text in values(kind)):
            step = read_typed(f"director {key}: {text}")
            assert isinstance(step, DirectorStep), (key, text, step)
            (found,) = step.findings
            assert inquiry_of(key, edition).shape.fits(found.value), (key, text)


@pytest.mark.parametrize("edition", EDITIONS, ids=str)
@pytest.mark.parametrize("language", Language, ids=str)
def test_what_may_be_found_of_his_own_motion_stands_under_its_law(edition: Edition, language: Language) -> None:
    told = findings_told(edition, language)
    listed = {key for _, found in told for key, _, _ in found}
    own = {key for key, each in inquiries().items() if not each.asked_only and each.asked_in(edition) is each}
    assert {key for key in own - listed if ":" not in key} == {each.value for each in Circumstance}
    texts = [text for _, found in told for _, text, _ in found]
    assert len(set(texts)) == len(texts)
    for law, found in told:
        for key, text, kinds in found:
            assert text.startswith(inquiry_of(key, edition).cited_in(edition))
            assert text.startswith(law.partition(" ")[0])
            assert kinds == form_of(key, edition)
