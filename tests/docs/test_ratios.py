"""The page that sets the program beside others is made from a run of the benchmarks."""

from tools.update_ratios import PAGE, machine_of, page_of, table_of


def timed(group: str | None, name: str, median: float) -> dict[str, object]:
    return {"group": group, "name": name, "stats": {"median": median}}


def test_a_group_with_another_program_is_a_row_and_the_best_of_ours_counts() -> None:
    run = {
        "benchmarks": [
            timed("deals", "test_ours[pure]", 4.0),
            timed("deals", "test_ours[fast]", 2.0),
            timed("deals", "test_endplay", 9.0),
            timed("deals", "test_dealer", 1.0),
            timed("alone", "test_ours", 1.0),
            timed(None, "test_endplay", 1.0),
        ]
    }
    table = table_of(run)
    assert table.splitlines()[2:] == ["| deals | 4.5 | 0.5 |"]
    assert table in page_of(table, "2 cores")


def test_of_the_machine_its_kind_is_told_and_nothing_else() -> None:
    told = {"node": "some-host", "machine": "x86_64", "system": "Linux", "cpu": {"count": 2, "brand_raw": "a brand"}}
    run = {"machine_info": {**told, "python_implementation": "CPython", "python_version": "3.11.7"}}
    assert machine_of(run) == "2 x86_64 cores, Linux, CPython 3.11"


def test_the_page_of_the_manual_has_figures_beside_each_program() -> None:
    page = PAGE.read_text(encoding="utf-8")
    rows = [line.split("|")[2:-1] for line in page.splitlines() if line.startswith("| ")][1:]
    columns = list(zip(*rows, strict=True))
    assert page == page_of("\n".join(line for line in page.splitlines() if line.startswith("|")), _machine(page))
    assert any(float(each) > 1 for each in columns[0] if each.strip())


def _machine(page: str) -> str:
    return page.partition("machine:\n")[2].partition(".\n")[0]
