"""One thing in one place: the measures of the structure, none of which grows."""

from tools.measure_structure import LEDGERS, MEASURES, Sources, ledger, measured, recorded

UPDATE = "python tools/measure_structure.py --update"


def test_no_measure_grows(sources: Sources) -> None:
    bounds = recorded()
    assert set(bounds) == {*MEASURES, "tests_collected"}
    now = measured(sources)
    grown = [f"{bounds[name]['says']}: {now[name]}, not over {bounds[name]['bound']}" for name in now]
    assert [line for name, line in zip(now, grown, strict=True) if now[name] > bounds[name]["bound"]] == []


def test_a_public_class_name_stands_for_one_thing(sources: Sources) -> None:
    open_ones = set(ledger("homonyms"))
    assert {name: where for name, where in LEDGERS["homonyms"](sources).items() if name not in open_ones} == {}


def test_a_module_says_first_what_it_is(sources: Sources) -> None:
    open_ones = set(ledger("riddles"))
    found = {name: said for name, said in LEDGERS["riddles"](sources).items() if name not in open_ones}
    assert found == {}, "a module's docstring begins with a noun: what it is, what it is responsible for, who owns it"
