# Two commands are enough: `make run` serves the page, `make test` tests. Both set up .venv, and build the page, when
# that is missing or out of date.

PYTHON ?= python3
JOBS ?= 2
MINUTES ?= 3
TIMES ?= 3
BUSY ?= 4
SPREAD = -n $(JOBS) --dist loadfile --no-loadscope-reorder # longest file first: tests/running_order.py
UV ?= uv

# Bytecode is kept, whatever the environment says: without it every process reads the whole source anew.
export PYTHONDONTWRITEBYTECODE :=

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

# make compiled LEVEL=1 takes half as long, and what it makes is a little slower.
LEVEL ?= 2
ifdef COMPILED
export PYTHONPATH := $(CURDIR)/$(VENV)/compiled
run play test bench nightly: compiled
endif

.DEFAULT_GOAL := help
.PHONY: help docs gallery pictures load run play page page-test test quick quick-tests affected compiled compiled-test cluster-test wheels lint format hooks game-check \
	rules bench chaos mutants audit nightly slow shaken lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-10s%s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: page ## serve the hall on http://127.0.0.1:8000 (elsewhere: SPELLHALL_HOST, SPELLHALL_PORT)
	@exec $(BIN)/python tools/run_hall.py

play: $(VENV)/.run ## play Spellfire at the terminal; without a terminal two agents play and the log is printed
	@$(BIN)/spellhall play spellfire

page: $(VENV)/.run ## build the page, when web/ has changed since
	@$(BIN)/python tools/build_page.py --fresh || { \
		$(MAKE) --silent --no-print-directory $(VENV)/.page && $(BIN)/python tools/build_page.py; }

page-test: $(VENV)/.page ## check the types of the page and run its own tests
	@$(BIN)/python tools/build_page.py npm run check
	@$(BIN)/python tools/page_tests.py

test: $(VENV)/.dev page ## run the tests, all but the slow ones (SHARD=2/4: the second of four parts)
	$(BIN)/pytest $(SPREAD) -q --rules-report=.rules --cpu-times=build/test-times.json $(if $(SHARD),--shard $(SHARD))
	@$(BIN)/python tools/cpu_ratchet.py

quick: $(VENV)/.dev $(VENV)/.page ## run the tests of rules, cards, kernel and page, and the lint: what to run while you work
	@$(MAKE) --no-print-directory --jobs $(JOBS) --output-sync=target lint page-test quick-tests

quick-tests: $(VENV)/.dev
	$(BIN)/pytest $(SPREAD) -q tests/kernel tests/rules tests/cards

affected: $(VENV)/.dev page ## run the tests that your changes can touch (BASE=COMMIT: those since a commit)
	@$(BIN)/python tools/affected.py $(if $(BASE),--base $(BASE)) --run -- $(SPREAD)

compiled: page $(VENV)/.compiled ## compile the engine; run, play, test, bench and nightly take it with COMPILED=1 (needs a C compiler)

wheels: page $(VENV)/.dev $(VENV)/.compiler ## build the packages of this version into dist/: sources, a wheel for any machine, a compiled one for this
	$(BIN)/python -m build --no-isolation
	SPELLHALL_COMPILED=1 SPELLHALL_COMPILED_LEVEL=$(LEVEL) $(BIN)/python -m build --no-isolation --wheel

compiled-test: compiled ## run on the compiled engine what it has to pass (SAMPLE=8: one rule test in eight, others each day)
	PYTHONPATH=$(CURDIR)/$(VENV)/compiled REQUIRE_COMPILED=1 $(BIN)/pytest $(SPREAD) -q \
		$(if $(SAMPLE),--rules-sample $(SAMPLE)) tests/test_compiled.py tests/kernel tests/contract tests/golden tests/rules

cluster-test: $(VENV)/.cluster ## play on Ray and Dask on this machine, and kill workers on the way
	REQUIRE_CLUSTERS=1 $(BIN)/pytest -q -m cluster --timeout 3600 tests/clusters

lint: $(VENV)/.dev ## check style, types and layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports

game-check: $(VENV)/.dev ## say what a game of the house has and what it lacks (GAME=spellchain)
	@$(BIN)/python tools/game_check.py $(GAME)

hooks: ## check style and the length of the title at every commit from now on (git config core.hooksPath)
	git config core.hooksPath .githooks

format: $(VENV)/.dev ## put the code into the common style
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

rules: $(VENV)/.dev ## say which numbered rules have a passing test, and which have none (LEFT=1: by the last make test)
	@$(BIN)/python tools/rules_report.py $(if $(LEFT),--left,--jobs $(JOBS))

docs: $(VENV)/.docs ## make the documentation as a site, in build/docs; a link that leads nowhere is an error
	@$(BIN)/python -m sphinx -q -W --keep-going -b html docs build/docs

gallery: $(VENV)/.page ## show the page's components with sample data, on http://localhost:5173
	@$(BIN)/python tools/build_page.py npm run gallery

pictures: page $(VENV)/.dev ## take pictures of every page and table, into pictures/ (needs chromium)
	@PYTHONPATH=tests $(BIN)/python -m browser.pictures

load: $(VENV)/.dev ## measure how a server bears 500 tables and 2,000 idle sockets (LOAD='--tables 100')
	@$(BIN)/python -m benchmarks.load $(LOAD)

bench: $(VENV)/.bench ## measure speed, with the peers in the same run
	$(BIN)/python -m benchmarks

chaos: $(VENV)/.dev ## injure a server while people play, and see what it lost (MINUTES=30 CHAOS='--database both --seed 7')
	@PYTHONPATH=tests $(BIN)/python -m chaos --minutes $(MINUTES) $(CHAOS)

mutants: $(VENV)/.dev ## break the rules on purpose, and see whether tests notice (MUTANTS='--seed 3 --sample 20')
	@PYTHONPATH= $(BIN)/python tools/mutants.py $(MUTANTS)

audit: $(VENV)/.audit ## ask the advisory services for weaknesses of the locked packages
	@$(BIN)/python tools/audit.py

nightly: MUTANTS += --keep
nightly: MINUTES = 30
nightly: slow compiled-test cluster-test shaken chaos mutants audit ## run what takes too long for every change, one after the other

slow: $(VENV)/.dev page ## run the slow tests
	$(BIN)/pytest -n $(JOBS) -q -m "slow and not cluster" --timeout 7200

shaken: $(VENV)/.dev page ## run the tests in random order beside busy processes (TIMES=3 BUSY=4 TESTS=tests/server)
	$(BIN)/python tools/under_load.py --times $(TIMES) --busy $(BUSY) -- $(BIN)/pytest $(SPREAD) -q -p randomly $(TESTS)

lock: $(VENV)/.page ## renew the locked sets, of the page too (needs uv; UPGRADE=--upgrade for newer versions)
	$(COMPILE) pyproject.toml --extra server -o requirements/run.txt
	$(COMPILE) --group build -c requirements/run.txt -o requirements/build.txt
	$(COMPILE) --group page -o requirements/page.txt
	$(COMPILE) --group dev -c requirements/run.txt -c requirements/build.txt -c requirements/page.txt -o requirements/dev.txt
	$(COMPILE) --group compiled -c requirements/run.txt -c requirements/build.txt -c requirements/dev.txt \
		-o requirements/compiled.txt
	$(COMPILE) --group docs -c requirements/run.txt -c requirements/dev.txt -o requirements/docs.txt
	$(COMPILE) --group audit -c requirements/run.txt -c requirements/dev.txt -o requirements/audit.txt
	$(COMPILE) pyproject.toml --extra ray --extra dask -c requirements/run.txt -c requirements/dev.txt -o requirements/cluster.txt
	$(COMPILE) pyproject.toml --extra server --extra bench -c requirements/run.txt -c requirements/dev.txt -o requirements/bench.txt
	$(BIN)/python tools/lock_page.py

clean: ## remove all that was made here, .venv too
	rm -rf $(VENV) web/node_modules src/spellhall/server/static .rules .hypothesis .benchmarks .mypy_cache .pytest_cache .ruff_cache .import_linter_cache build dist
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

COMPILE = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes $(UPGRADE) \
	--no-header --no-annotate --no-emit-index-url

# --- The environment. An empty file (a stamp) says that a step is done; it is redone when what it was made from changes.

$(VENV)/.made:
	@echo "making $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.made requirements/build.txt requirements/run.txt pyproject.toml
	@echo "installing spellhall into $(VENV)"
	@$(PIP) install --require-hashes -r requirements/build.txt -r requirements/run.txt
	@SPELLHALL_SKIP_PAGE=1 $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.page: $(VENV)/.run requirements/page.txt
	@echo "installing Node into $(VENV)"
	@$(PIP) install --require-hashes -r requirements/page.txt
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	@echo "installing the development tools into $(VENV)"
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.compiler: $(VENV)/.run requirements/compiled.txt
	@echo "installing mypy, which compiles the engine, into $(VENV)"
	@$(PIP) install --require-hashes -r requirements/compiled.txt
	@touch $@

$(VENV)/.compiled: $(VENV)/.compiler $(shell find src/spellhall docs/rules -type f -not -path '*/__pycache__/*')
	@echo "compiling the engine into $(VENV)/compiled; this takes minutes"
	@rm -rf $(VENV)/compiled
	@SPELLHALL_COMPILED=1 SPELLHALL_COMPILED_LEVEL=$(LEVEL) SPELLHALL_SKIP_PAGE=1 \
		$(PIP) install --no-deps --no-build-isolation --target $(VENV)/compiled .
	@touch $@

$(VENV)/.docs: $(VENV)/.dev requirements/docs.txt
	@echo "installing what makes the documentation into $(VENV)"
	@$(PIP) install --require-hashes -r requirements/docs.txt
	@touch $@

$(VENV)/.audit: $(VENV)/.page requirements/audit.txt
	@echo "installing pip-audit into $(VENV)"
	@$(PIP) install --require-hashes -r requirements/audit.txt
	@touch $@

$(VENV)/.cluster: $(VENV)/.dev requirements/cluster.txt
	@echo "installing Ray and Dask into $(VENV)"
	@$(PIP) install --require-hashes -r requirements/cluster.txt
	@touch $@

$(VENV)/.bench: $(VENV)/.dev requirements/bench.txt
	@echo "installing the peers into $(VENV)"
	@$(PIP) install --require-hashes -r requirements/bench.txt
	@touch $@
