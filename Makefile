# Everything here works in a fresh clone with git, make and Python >= 3.11:
# the targets make the virtual environment they need.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.stamp
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check
SOURCES := src tests tools $(wildcard benchmarks)  # the last as soon as there are any

GATE := --ignore tests/browser --ignore tests/wheel  # what is not for the gate at all is not even read
MEANWHILE := :

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help demo test test-all test-slow lint types contracts unit rest script script-tools wheel test-pythons format structure bench \
        bench-smoke ratios explore volumes browser mdbtools postgres docs pictures reference requirements clean

# Whoever has told Python to keep no bytecode would have every start compile all of the sources and the tests again.
unexport PYTHONDONTWRITEBYTECODE

help:  ## show this list
	@echo "Duplicado. Targets:"
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /\1\t/' | expand -t 16 | sed 's/^/  /'

# The pins are exact, and the package itself is installed in place, with the build tools that the pins have just brought.
# uv is much faster; where it cannot be had, or its network is not pip's, pip does the same.
$(STAMP): pyproject.toml requirements/dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Duplicado needs Python 3.11 or later; $(PYTHON) is $$($(PYTHON) --version 2>&1)." >&2; \
	  echo "Name another with: make PYTHON=python3.12 ..." >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	{ $(PIP) "$$(grep -o '^uv==[0-9.]*' requirements/dev.txt)" && $(BIN)/uv pip install --quiet --python $(BIN)/python -r requirements/dev.txt; } \
	  || $(PIP) -r requirements/dev.txt
	$(PIP) --no-deps --no-build-isolation -e .
	$(BIN)/python -m compileall -q src  # as pip does with what it does not install in place: the first start is no slower
	@touch $@

$(VENV): $(STAMP)

demo: $(STAMP)  ## open an example evening in the browser (CHECK=1: only try it, then stop)
	$(BIN)/duplicado serve --example $(if $(CHECK),--check)

# The checks that run no test stand beside each other, for each has pauses, and one type checker takes twice as long as
# the other: meanwhile the tests are compiled, which each of the processes that run them would otherwise do for itself.
test: $(STAMP)  ## every gate that a change is likely to break
	@$(MAKE) --no-print-directory --output-sync -j 3 types lint contracts \
	  MEANWHILE='$(BIN)/pytest --collect-only -q $(GATE) >/dev/null'
	@$(MAKE) --no-print-directory unit
	@echo "The gate is passed; make test-all runs the rest."

# Two at a time, what takes longest first: each of them waits for the disk, for a port or for its own second process.
BESIDE := wheel bench-smoke test-pythons docs
test-all: rest  ## the rest: browsers, servers, kills, further examples, other Pythons, the manual, the wheel
	@$(MAKE) --no-print-directory --output-sync -j 2 $(BESIDE)
	@echo "The rest is passed."

SCRIPT := tools/script
lint: $(STAMP)  ## style and formatting (ruff; eslint and tsc where `make script-tools` has put them, and in CI)
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	@if test -x $(SCRIPT)/node_modules/.bin/tsc || test -n "$$CI"; then $(MAKE) --no-print-directory script; fi

# Pinned, with everything that they bring, in tools/script/package-lock.json. Nothing of them is delivered.
script-tools: $(SCRIPT)/node_modules  ## put the tools for the JavaScript in place, where there is a Node.js
$(SCRIPT)/node_modules: $(SCRIPT)/package.json $(SCRIPT)/package-lock.json
	@if command -v npm >/dev/null; then npm --prefix $(SCRIPT) ci --silent && touch $@; \
	else echo "There is no npm: install Node.js to check the JavaScript."; fi

script: script-tools  ## style and types of the JavaScript (eslint, tsc)
	@if test -x $(SCRIPT)/node_modules/.bin/tsc; then \
	  $(SCRIPT)/node_modules/.bin/eslint --config $(SCRIPT)/eslint.config.js --max-warnings 0 src/duplicado/web/static \
	  && $(SCRIPT)/node_modules/.bin/tsc --project $(SCRIPT); \
	else test -z "$$CI"; fi

# Side by side: each keeps one core busy.
types: $(STAMP)  ## both type checkers
	$(BIN)/basedpyright & other=$$!; $(BIN)/mypy $(SOURCES); mine=$$?; $(MEANWHILE); wait $$other && exit $$mine

contracts: $(STAMP)  ## the layers of the architecture (import-linter)
	$(BIN)/lint-imports

# Two processes: what the smallest machine we care about has. A third was measured, and gains nothing. Each has one half
# of the tests in their order, so that what a module makes for its tests is made once, and takes from the other's at the end.
HALVES := -n 2 --dist worksteal
unit: $(STAMP)  ## the tests of the gate
	$(BIN)/pytest $(HALVES) $(GATE)

# What the gate leaves out, and every property test again with other examples. Three processes on two cores, since many
# of these tests wait: for a browser, for a server that begins, for a robot that thinks. The longest are named at the end.
THIRDS := -n 3 --dist worksteal
BROWSER := $(if $(wildcard /usr/bin/chromium-headless-shell /usr/bin/chromium),or browser)
rest: $(STAMP)  ## the tests beside the gate, with the browser's when there is a Chromium
	HYPOTHESIS_PROFILE=rest $(BIN)/pytest $(THIRDS) --hypothesis-seed 77 --durations 40 \
	  -m "(rest or wire or hypothesis $(BROWSER)) and not slow and not wheel"

# File by file: it builds and installs, which two processes would do over each other.
wheel: $(STAMP)  ## build the distribution into dist, install it elsewhere, try it
	$(BIN)/pytest -m wheel -n 2 --dist loadfile tests/wheel

test-slow: $(STAMP)  ## the slow tests, and every property test with many examples
	HYPOTHESIS_PROFILE=$${HYPOTHESIS_PROFILE:-slow} $(BIN)/pytest -n 2 -m "slow or (hypothesis and not wheel)"

test-pythons: $(STAMP)  ## a cut of the tests under each other supported Python that is at hand
	$(BIN)/python tools/test_pythons.py

structure: $(STAMP)  ## the measures of the structure, beside what they may be at most
	$(BIN)/python tools/measure_structure.py --collect

format: $(STAMP)  ## put the sources in the house format
	$(BIN)/ruff check --fix-only --quiet $(SOURCES)
	$(BIN)/ruff format $(SOURCES)

# Not --benchmark-only: that would leave out the tests of what is promised.
bench: $(STAMP)  ## measure, beside other programs where there are any (pytest-benchmark)
	$(BIN)/pytest benchmarks -m ""

# What is kept stands in .made: .cache is emptied by the builder of the manual.
# All in one run: only what was measured together is compared.
RUN := .made/ratios.json
ratios: $(STAMP)  ## measure beside other programs, and write the page of the manual from it
	@mkdir -p $(dir $(RUN))
	$(BIN)/pytest benchmarks/bench_dealing.py benchmarks/bench_conditions.py benchmarks/bench_reading.py \
	  benchmarks/bench_scoring.py benchmarks/bench_double_dummy.py -m "" \
	  --benchmark-only --benchmark-json=$(RUN)
	$(BIN)/python tools/update_ratios.py $(RUN)

# Nothing is measured: each benchmark is run once, on as little as shows that it runs.
bench-smoke: $(STAMP)  ## try every benchmark on tiny sizes
	DUPLICADO_BENCH=tiny $(BIN)/pytest benchmarks -m "" -n 2 --benchmark-disable

ROBOT ?= book
PARCELS ?= 18
VOLUMES ?= .made/volumes
volumes: $(STAMP)  ## events of robots in parcels of 570 boards, with ROBOT=, PARCELS=, VOLUMES=; goes on where it was
	$(BIN)/python -m tools.played_volumes $(VOLUMES) --robot $(ROBOT) --parcels $(PARCELS)

explore: $(STAMP)  ## try everything that may happen on small boards, on all cores: with two for about an hour
	$(BIN)/duplicado laws explore --depth 4 --walks 2000 --on processes
	$(BIN)/duplicado laws explore --regulations aeb --regulations qba --walks 500 --on processes

docs: $(STAMP)  ## build the manual into site/, strictly
	$(BIN)/zensical build --strict --clean

pictures: $(STAMP)  ## take the pictures of the manual anew, with the system's Chromium
	$(BIN)/python -m tools.take_pictures

reference: $(STAMP)  ## rewrite the pages that are generated from the code
	$(BIN)/python -m tools.generate_command_reference
	$(BIN)/python tools/update_reached.py
	$(BIN)/python tools/update_ledger.py
	$(BIN)/python -m tools.generate_laws_page
	$(BIN)/python -m tools.generate_options_page
	$(BIN)/python -m tools.generate_precedence_table
	$(BIN)/python -m tools.generate_formats_page
	$(BIN)/python tools/update_translations.py

APT := apt-get install -qq -y --no-install-recommends
CHROMIUM := apt-get update -qq; $(APT) chromium-headless-shell || test -x /usr/bin/chromium || $(APT) chromium

# The browser tests use the system's Chromium, never one that a tool downloads. Its shell without windows takes half of
# the processor's time; where it cannot be had, the whole browser does the same.
browser:  ## install Debian's Chromium for the browser tests
	@if test -x /usr/bin/chromium-headless-shell; then echo "Chromium's shell is there."; \
	elif ! command -v apt-get >/dev/null; then echo "Install Chromium so that /usr/bin/chromium runs it."; test -x /usr/bin/chromium; \
	elif test "$$(id -u)" = 0; then $(CHROMIUM); \
	elif command -v sudo >/dev/null; then sudo sh -c '$(CHROMIUM)'; \
	else echo "Ask the administrator for the Debian package: chromium-headless-shell"; test -x /usr/bin/chromium; fi

# The other reader of Access files. Where the system has none to install, its tests are skipped and say so.
mdbtools:  ## install Debian's mdbtools for the tests of Access files
	@if command -v mdb-export >/dev/null; then echo "mdbtools is there."; \
	elif command -v apt-get >/dev/null && test "$$(id -u)" = 0; then \
	  { apt-get update -qq && apt-get install -qq -y --no-install-recommends mdbtools; } \
	    || echo "mdbtools could not be installed."; \
	else echo "Install mdbtools so that mdb-export is found."; fi

# For the tests alone: in a temporary folder, on an address of this computer, started again where it was stopped.
postgres:  ## start a PostgreSQL for the tests (installs Debian's where there is none)
	@$(PYTHON) tools/start_postgres.py

# One resolution for every supported Python. Neither addresses nor the machine that did it are kept.
PIN := $(BIN)/uv pip compile pyproject.toml --quiet --universal --python-version 3.11 --upgrade \
       --no-emit-index-url --no-emit-find-links --no-header --no-annotate
requirements: $(STAMP)  ## pin the newest releases that pyproject.toml allows
	$(PIN) --extra app --extra fast --extra dds --extra solver --extra postgres --extra dask --extra speed --group dev --output-file requirements/dev.txt
	$(PIN) --extra app --constraints requirements/dev.txt --output-file requirements/app.txt
	sed -i '1i # Pinned by `make requirements` from pyproject.toml; not edited by hand.' requirements/dev.txt requirements/app.txt

clean:  ## remove what the targets made, the virtual environment included
	rm -rf $(VENV) $(SCRIPT)/node_modules build dist site .cache .made .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .benchmarks
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
