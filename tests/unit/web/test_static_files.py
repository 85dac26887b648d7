"""Static files of pages: one file each, kept for good where its address names its content, and compressed."""

import gzip
import re
from importlib.resources import files
from pathlib import Path

import pytest
from litestar.testing import TestClient

from duplicado.locale import Language
from duplicado.web.site import site
from duplicado.web.static_files import put_together, static_version

STATIC = Path(str(files("duplicado.web") / "static"))
TEMPLATES = Path(str(files("duplicado.web") / "templates"))
PLAIN = {"Accept-Encoding": "identity"}


@pytest.mark.parametrize("script", sorted(STATIC.glob("*.js")), ids=lambda path: path.stem)
def test_a_script_has_with_it_what_it_imports(script: Path) -> None:
    text = (put_together(script.name) or b"").decode()
    assert not re.search(r"^\s*(import|export)\b", text, re.MULTILINE)
    waiting = [line for line in script.read_text("utf-8").splitlines() if re.match(r"[^\s/*].*\bawait\b", line)]
    assert not [line for line in waiting if "async" not in line], "a module of its own may wait so, a function may not"
    made = re.findall(r"^const (of_\w+) = ", text, re.MULTILINE)
    assert len(set(made)) == len(made)
    for taken in re.finditer(r"^const \{([^}]*)\} = (of_\w+);", text, re.MULTILINE):
        before, _, _ = text[: taken.start()].rpartition("(() => {")
        given = re.search(rf"^const {taken[2]} = .*?^return {{([^}}]*)}};$", before, re.MULTILINE | re.DOTALL)
        assert given is not None, f"{taken[2]} is not there yet"
        names = {each.partition(":")[0].strip() for each in taken[1].split(",")} - {""}
        assert names <= {each.strip() for each in given[1].split(",")}


def test_styles_stand_in_the_order_of_the_address() -> None:
    both = put_together("site.club.css")
    assert both is not None
    assert both.index((STATIC / "site.css").read_bytes()) < both.index((STATIC / "club.css").read_bytes())


@pytest.mark.parametrize("name", ["", ".css", "site", "site.site.css", "site.nothing.css", "site.css.map", "site.py"])
def test_what_is_none_is_none(name: str) -> None:
    assert put_together(name) is None


def test_pages_name_what_there_is() -> None:
    """A page's address is made of blocks of templates; each of them names files."""
    for template in TEMPLATES.rglob("*.html"):
        for kind, named in re.findall(r"{% block (styles|scripts) %}(.*?){% endblock %}", template.read_text()):
            for stem in re.findall(r"[a-z][a-z-]*", re.sub(r"{[{%].*?[}%]}", "", named)):
                assert (STATIC / f"{stem}.{'css' if kind == 'styles' else 'js'}").is_file(), (template.name, stem)


def test_what_is_kept_for_good_is_named_by_what_is_in_it() -> None:
    with TestClient(site([], default=Language.ENGLISH)) as client:
        named = client.get(f"/static/site.css?v={static_version()}")
        assert "immutable" in named.headers["cache-control"]
        for path in ("/static/site.css", "/static/site.css?v=another"):
            assert client.get(path).headers["cache-control"] == "no-cache"


def test_whoever_takes_gzip_gets_it() -> None:
    with TestClient(site([], default=Language.ENGLISH)) as client:
        plain = client.get("/static/site.css", headers=PLAIN)
        assert "content-encoding" not in plain.headers
        refused = client.get("/static/site.css", headers={"Accept-Encoding": "br, gzip;q=0"})
        assert "content-encoding" not in refused.headers
        packed = client.get("/static/site.css", headers={"Accept-Encoding": "br, gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "Accept-Encoding" in packed.headers["vary"]
        assert packed.content == plain.content
        assert int(packed.headers["content-length"]) == len(gzip.compress(plain.content, 6)) < len(plain.content) / 3
        assert "content-encoding" not in client.get("/static/icon.svg").headers


def test_scripts_and_styles_of_a_seat_are_sent_in_less_than_sixty_kilobytes() -> None:
    with TestClient(site([], default=Language.ENGLISH)) as client:
        sent = [client.get(f"/static/site.play.{kind}", headers={"Accept-Encoding": "gzip"}) for kind in ("js", "css")]
        assert all(each.headers["content-encoding"] == "gzip" for each in sent)
        assert sum(int(each.headers["content-length"]) for each in sent) < 60_000
        # What the Director's page alone needs is in its own file, and not in this one.
        directors = client.get("/static/site.play-director.js").text
        assert ["ownMotion" in each for each in (directors, sent[0].text)] == [True, False]
