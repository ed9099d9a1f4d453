# Everything runs on file stamps inside .venv: what is up to date is not looked at again, and needs no network.
#   VENV=/elsewhere/.venv make check    runs the checks of `make test` with an environment that is kept elsewhere.
SHELL := /bin/sh
VENV ?= .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv pip
export PYTHONPATH := $(CURDIR)/src
export UV_NO_PROGRESS := 1
# The tests start many a process: where nobody may keep byte code, each compiles thousands of modules again.
unexport PYTHONDONTWRITEBYTECODE

RUN := $(VENV)/.stamp-run
DEV := $(VENV)/.stamp-dev
WEB := $(if $(wildcard web/package.json),src/bridgehead/_web/.stamp,)

JOBS ?= $(shell nproc 2>/dev/null || echo 2)
PYTEST := $(BIN)/python -m pytest
COMPILED := BRIDGEHEAD_BUILD=compiled
INTERPRETED := BRIDGEHEAD_BUILD=interpreted
LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest \
	--generate-hashes --no-header --no-annotate

.PHONY: help setup dev play fast test check lint test-fast test-all test-browser test-postgres test-compiled compiled soak bench load strength mutants lock web clean
.DELETE_ON_ERROR:

help:
	@echo "make setup          set up .venv with bridgehead in it"
	@echo "make play           set up what is missing, then play (./play takes arguments)"
	@echo "make fast           compile the rules: games and our players run about four times as fast (minutes, once)"
	@echo "make test           set up what is missing, then format, lint, types, layers and the fast tests"
	@echo "make test-all       also the compiled build, PostgreSQL, the browser and the soak"
	@echo "make compiled       make fast, and test that build"
	@echo "make test-browser   play in a real Chromium (Debian's package, or BRIDGEHEAD_CHROMIUM=path)"
	@echo "make test-postgres  test the server on PostgreSQL"
	@echo "make soak           play thousands of random games"
	@echo "make bench          measure speed into docs/speed.md"
	@echo "make load           measure the server under load (docs/server.md)"
	@echo "make strength       measure the players into docs/strength.md (hours; GAME=… GAMES=…)"
	@echo "make mutants        change a game's rules and see which tests notice (GAME=… SAMPLE=… SEED=…; docs/mutants.md)"
	@echo "make lint           format, lint, types and layers only"
	@echo "make lock           resolve requirements/*.lock anew"
	@echo "make web            build the browser client"
	@echo "make clean          remove everything that was made"

# --- setting up ---

$(BIN)/python:
	@python=$$(sh tools/find-python) || exit 1; \
	echo "Making $(VENV) with $$python"; \
	$$python -m venv $(VENV) || { echo "$$python cannot make a virtual environment: install its venv module (on Debian: apt-get install python3-venv)." >&2; exit 1; }

$(VENV)/.stamp-uv: requirements/uv.lock | $(BIN)/python
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.lock
	@touch $@

$(RUN): $(VENV)/.stamp-uv requirements/run.lock pyproject.toml setup.py tools/backend.py
	@echo "Installing what bridgehead runs on"
	@$(UV) install --quiet --python $(BIN)/python --require-hashes -r requirements/run.lock
	@$(UV) install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

$(DEV): $(RUN) requirements/dev.lock
	@echo "Installing what the tests need"
	@$(UV) install --quiet --python $(BIN)/python --require-hashes -r requirements/dev.lock
	@touch $@

setup: $(RUN) $(WEB)
dev: $(DEV) $(WEB)

play: setup
	@$(BIN)/bridgehead play

# Compiles the rules unless they are compiled as they stand.
$(VENV)/.stamp-fast: requirements/fast.lock | $(RUN)
	@$(UV) install --quiet --python $(BIN)/python --require-hashes -r requirements/fast.lock
	@touch $@

fast: $(RUN) $(VENV)/.stamp-fast
	@$(BIN)/python -m bridgehead build

# --- the browser client (nothing to do while there is no web/) ---

web: $(RUN) $(WEB)

ifneq ($(WEB),)
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*')
$(VENV)/.stamp-node: requirements/node.lock $(RUN)
	@command -v npm >/dev/null || $(UV) install --quiet --python $(BIN)/python --require-hashes -r requirements/node.lock
	@touch $@
$(WEB): $(WEB_SOURCES) $(VENV)/.stamp-node
	@echo "Building the browser client"
	@$(BIN)/python tools/client.py
	@touch $@

.PHONY: web-check
web-check: $(VENV)/.stamp-node
	$(BIN)/python tools/client.py run check
	$(BIN)/python tools/client.py run test
check: web-check
endif

# --- checking ---

test: $(DEV) $(WEB)
	@$(MAKE) --no-print-directory check

check: lint test-fast

lint:
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --check --quiet .
	$(BIN)/mypy src tests
	$(BIN)/lint-imports --no-logo

# One process more than there are cores: some tests wait for a server.
test-fast:
	$(PYTEST) -q -n $$(($(JOBS) + 1)) --dist worksteal


# Ten thousand random games of each game, on the compiled build: the same games, sooner.
soak: $(DEV) fast
	$(COMPILED) $(PYTEST) -q -n $(JOBS) --dist worksteal -m soak --timeout 3600 tests/soak

# A browser test leaves an event loop behind, so each kind has a process of its own.
test-browser: $(DEV) $(WEB)
	$(PYTEST) -q -p playwright -m e2e tests/e2e

test-postgres: $(DEV)
	$(PYTEST) -q -m pg tests/server

test-all: test test-compiled soak test-postgres test-browser

# --- the compiled build: under build/fast, never in src/ ---

COMPILED_TESTS = $(wildcard tests/test_compiled.py tests/conformance tests/engine tests/boards tests/games tests/players \
	tests/soak tests/adapters/test_observations.py tests/lab/test_advice.py tests/lab/test_doctrines.py \
	tests/lab/test_favourites.py tests/lab/test_openings.py tests/examples/test_river_line.py)

compiled test-compiled: $(DEV) fast
	$(COMPILED) $(PYTEST) -q -n $(JOBS) --dist worksteal \
		-m "not (e2e or pg or soak)" $(COMPILED_TESTS)

# OpenSpiel is large and only a yardstick: it lies apart, with what it needs in the versions of dev.lock.
SPIEL := $(VENV)/openspiel
$(SPIEL)/.stamp: requirements/openspiel.lock | $(DEV)
	@echo "Installing OpenSpiel as a yardstick"
	@$(UV) install --quiet --python $(BIN)/python --target $(SPIEL) --require-hashes -r requirements/openspiel.lock
	@touch $@

bench: $(DEV) fast $(SPIEL)/.stamp
	$(INTERPRETED) PYTHONPATH=$(CURDIR)/src:$(abspath $(SPIEL)) $(BIN)/bridgehead bench --out docs/speed.md
	$(COMPILED) PYTHONPATH=$(CURDIR)/src:$(abspath $(SPIEL)) $(BIN)/bridgehead bench --out docs/speed.md

load: $(DEV) $(WEB)
	PYTHONPATH=$(CURDIR)/src:$(CURDIR) $(BIN)/python tools/load.py
	PYTHONPATH=$(CURDIR)/src:$(CURDIR) $(BIN)/python tools/clicks.py

# Hours: the levels think for as long as they may. All games, or `make strength GAME=… GAMES=100`, each in the scenarios that
# it names for it (`measured` in its game.toml). KEEP=FOLDER keeps the games, so that it can be broken off.
GAMES ?= 100
strength: $(DEV) fast
	$(COMPILED) $(BIN)/bridgehead strength $(GAME) --settle --games $(GAMES) $(if $(KEEP),--keep $(KEEP)) --out docs/strength.md

# What would no test notice? Some of every game's rules, or GAME's, are changed, one constant, comparison or condition at a time.
SAMPLE ?= 150
SEED ?= 1
mutants: $(DEV)
	PYTHONPATH=$(CURDIR)/src:$(CURDIR) $(BIN)/python -m tools.mutants $(GAME) --sample $(SAMPLE) --seed $(SEED) --out docs/mutants.md

# --- keeping house ---

DEV_EXTRAS := --extra postgres --extra sim --extra rl --extra dask --extra dev

lock: $(VENV)/.stamp-uv
	$(LOCK) $(LOCKFLAGS) requirements/uv.in -o requirements/uv.lock
	$(LOCK) $(LOCKFLAGS) pyproject.toml requirements/setup.in -o requirements/run.lock
	$(LOCK) $(LOCKFLAGS) pyproject.toml requirements/setup.in $(DEV_EXTRAS) -c requirements/run.lock -o requirements/dev.lock
	$(LOCK) $(LOCKFLAGS) requirements/fast.in requirements/setup.in -c requirements/dev.lock -o requirements/fast.lock
	$(LOCK) $(LOCKFLAGS) pyproject.toml --extra openspiel -c requirements/dev.lock -o requirements/openspiel.lock
	$(LOCK) $(LOCKFLAGS) requirements/node.in -o requirements/node.lock
	@! grep -l -e '://' -e 'index-url' requirements/*.lock || { echo "A lock file names a registry." >&2; exit 1; }

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	rm -rf src/*.egg-info src/bridgehead/_web web/node_modules
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
