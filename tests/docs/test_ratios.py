"""The page that sets the program beside others is made from a run of the benchmarks."""

from tools.update_ratios import page_of, table_of


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
    assert table.splitlines()[2:] == ["| deals | 4.5 |  | 0.5 |"]
    assert table in page_of(table)
