"""The persons who look at an evening in a browser: each has his own context, and every page is looked over once."""

from __future__ import annotations

import itertools
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize
from tests.browser.accessibility import faults
from tests.browser.test_site import CONTRAST

PHONE: ViewportSize = {"width": 390, "height": 844}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}
WALL: ViewportSize = {"width": 1920, "height": 1080}
PATIENCE = 60
"""Seconds that somebody waits for a page where everything is busy."""
PICTURES = os.environ.get("DUPLICADO_PICTURES")
"""A folder into which pictures of the pages are put, for looking."""
_EXPECTED = ("409", "422", "428", "ERR_INTERNET_DISCONNECTED", "ERR_NETWORK_CHANGED")
"""Complaints of a browser that mean nothing wrong: it was asked back, or the test took the line away."""
_SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
_STILL = """Promise.race([
    Promise.allSettled(document.getAnimations().map(each => each.finished)),
    new Promise(done => setTimeout(done, 2000)),
]).then(() => null)"""
"""Colours that are on their way to others have come there; of a page that nobody draws they never do."""
_AXE = {(PHONE["width"], "light"), (LAPTOP["width"], "dark")}
"""The pages that axe examines beside a page's own size; contrast and width are examined everywhere."""
_WIDTH = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"


@dataclass
class Watch:
    """The people of an evening, and what was found amiss on their pages."""

    browser: Browser
    thorough: bool
    """A look at each page in every size and both schemes; else as it is, in the dark for its contrast."""
    about: str = ""
    """The beginning of the pictures' names."""
    seen: set[str] = field(default_factory=set[str])
    amiss: list[str] = field(default_factory=list[str])
    _contexts: list[BrowserContext] = field(default_factory=list[BrowserContext])

    def person(self, who: str, size: ViewportSize, language: str = "en-GB", *, touch: bool = False) -> Page:
        """Let somebody have a browser of his own, with nobody's cookies."""
        context = self.browser.new_context(viewport=size, locale=language, has_touch=touch)
        self._contexts.append(context)
        context.set_default_timeout(PATIENCE * 1000)
        page = context.new_page()
        page.on("pageerror", lambda error: self.amiss.append(f"{who}: {error}"))
        page.on("console", lambda said: self._heard(who, said))
        return page

    def _heard(self, who: str, said: ConsoleMessage) -> None:
        if said.type == "error" and not any(each in said.text for each in _EXPECTED):
            self.amiss.append(f"{who}: {said.text}")

    def look(self, page: Page, kind: str) -> None:
        """Look a page over, the first time that one of its kind is seen."""
        if kind in self.seen:
            return
        self.seen.add(kind)
        page.wait_for_load_state()  # a press is done when the page that it leads to begins to come
        size = page.viewport_size
        assert size is not None
        sizes = {(each["width"], each["height"]): each for each in (PHONE, size, LAPTOP)}
        for scheme, each in itertools.product(_SCHEMES, sizes.values() if self.thorough else [size]):
            page.emulate_media(color_scheme=scheme)
            page.set_viewport_size(each)
            page.evaluate(_STILL)
            name = f"{self.about}{kind}-{each['width']}-{scheme}"
            if PICTURES:
                page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=each != WALL)
                page.screenshot(path=Path(PICTURES) / f"{name}-window.png")
            is_own = each == size and scheme == "light"
            self._check(page, name, axe=is_own or (self.thorough and (each["width"], scheme) in _AXE))
        page.emulate_media(color_scheme="light")
        page.set_viewport_size(size)

    def _check(self, page: Page, name: str, *, axe: bool) -> None:
        if axe:
            self.amiss += [f"{name}: {each}" for each in faults(page, grave_only=True)]
        if not page.evaluate(_WIDTH):
            self.amiss.append(f"{name}: is wider than its window")
        self.amiss += [f"{name}: contrast of {each}" for each in page.evaluate(CONTRAST)]

    def end(self) -> None:
        """Send everybody home."""
        for each in self._contexts:
            each.close()
