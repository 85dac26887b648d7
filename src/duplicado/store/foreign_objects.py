"""Foreign objects beside our tables, which may act by themselves: triggers, rules, views, tables of somebody else.

A trigger changes what is written after it was looked at; the chain of a record finds it only once it has.
"""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, MetaData, text

from duplicado.store.port import BrokenChain


def see_no_others_in_file(connection: Connection, place: object, tables: MetaData) -> None:
    """See that a file of SQLite has our tables and nothing else.

    Raises:
        BrokenChain: there is a trigger, a view, an index or a table of somebody else.
    """
    asked = "SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'"
    found = [(str(kind), str(name)) for kind, name in connection.exec_driver_sql(asked)]
    _refuse(place, (f"{kind} {name}" for kind, name in found if kind != "table" or name not in tables.tables))


def see_no_others_in_database(connection: Connection, place: object, tables: MetaData) -> None:
    """See that nothing acts by itself on our tables in a database of PostgreSQL; other tables may be there.

    Raises:
        BrokenChain: there is a trigger, a rule, or row security.
    """
    asked = text(
        "SELECT 'trigger ' || tgname FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid"
        " WHERE NOT tgisinternal AND c.relname = ANY(:names)"
        " UNION SELECT 'rule ' || rulename FROM pg_rules WHERE tablename = ANY(:names)"
        " UNION SELECT 'policy ' || policyname FROM pg_policies WHERE tablename = ANY(:names)"
    )
    _refuse(place, (str(name) for (name,) in connection.execute(asked, {"names": [*tables.tables]})))


def _refuse(place: object, others: Iterable[str]) -> None:
    found = ", ".join(sorted(others))
    if found:
        told = f"{place} has what this program did not make ({found}): restore the last backup"
        raise BrokenChain(told).told_as("store-others-there", place, found)
