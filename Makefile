# Doubloon's commands. Each one sets up what it needs first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
FAST := $(VENV)/fast
QUICK := $(VENV)/quick
SOURCE := $(shell find src docs/rules -type f -not -name '*.pyc' -not -path 'src/doubloon/web/*')
NODE := $(BIN)/python ../tools/node.py
PAGE := src/doubloon/web/index.html
PAGE_SOURCE := $(shell find web -type f -not -path 'web/node_modules/*' -not -name protocol.ts) \
	$(wildcard src/doubloon/locale/*/*.ftl) docs/protocol.schema.json

# One worker more than there are cores: many tests wait for a server or a page.
WORKERS := $(shell expr $$(nproc 2> /dev/null || echo 2) + 1)

# Every process reads what the first one has compiled.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup play test lint fast plain bench bench-server train soak docs screenshots clean

help: ## list what make can do
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:[^#]*## /\t/' | expand -t 14

setup: $(VENV)/ready $(PAGE) ## prepare .venv with the doubloon command, and the table in the browser
	@if [ -f $(VENV)/fast.on ] && [ -n "$$(find src docs/rules -type f -newer $(FAST)/built -not -name '*.pyc' -not -path 'src/doubloon/web/*' | head -n 1)" ]; then \
		echo "The source has changed since make fast: back to the plain build."; $(MAKE) -s plain; fi

$(VENV)/ready: pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Doubloon needs Python 3.11 or newer; try: make setup PYTHON=python3.12"; exit 1; }
	@echo "Setting up $(VENV), this takes a minute ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -q --disable-pip-version-check -r requirements.lock
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@
	@echo "Ready: make play opens the table, $(BIN)/doubloon --help tells the rest."

web/node_modules/ready: web/package.json web/package-lock.json | $(VENV)/ready
	@echo "Fetching what the browser table is built with ..."
	@cd web && ../$(NODE) npm ci --no-audit --no-fund --loglevel=error > /dev/null
	@touch $@

$(PAGE): $(PAGE_SOURCE) web/node_modules/ready
	@echo "Building the browser table ..."
	@cd web && ../$(NODE) npm run --silent build -- --logLevel warn
	@if [ -d $(FAST)/doubloon ]; then rm -rf $(FAST)/doubloon/web; cp -r src/doubloon/web $(FAST)/doubloon/web; fi

play: setup ## open the table in the browser
	@$(BIN)/doubloon serve --open

test: setup $(VENV)/chromium ## run every check
	@touch $(QUICK).building; ($(MAKE) -s $(QUICK)/built; rm -f $(QUICK).building) & \
		$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal; code=$$?; wait; exit $$code

$(VENV)/chromium: $(VENV)/ready
	@$(BIN)/python tools/chromium.py > $@.new && mv $@.new $@

lint: setup ## style and types
	$(BIN)/ruff check src tests tools bench examples
	$(BIN)/ruff format --check src tests tools bench examples
	$(BIN)/mypy
	cd web && ../$(NODE) npm run --silent check
	$(BIN)/python tools/coverage_of_rules.py
	$(BIN)/python tools/effects_of_merchants.py
	$(BIN)/python tools/locales.py
	$(BIN)/python tools/spoken.py

$(FAST)/built $(QUICK)/built: $(VENV)/ready $(SOURCE) tools/compile_rooms.py | $(PAGE)
	@echo "Compiling the engine and the games, this takes some minutes ..."
	@rm -rf $(@D)
	@DOUBLOON_BUILD=$(filter quick,$(notdir $(@D))) $(BIN)/python -m pip install -q \
		--disable-pip-version-check --no-deps --no-build-isolation --target $(@D) .
	@touch $@

fast: $(FAST)/built setup ## let .venv use the compiled engine
	@ls $(FAST)/*.so > /dev/null 2>&1 || \
		{ echo "Nothing was compiled: this needs a C compiler and Python's headers."; rm -rf $(FAST); exit 1; }
	@$(BIN)/python tools/use_build.py fast $(FAST)
	@touch $(VENV)/fast.on
	@echo "$(BIN)/doubloon now uses the compiled engine; make plain goes back."

plain: $(VENV)/ready ## let .venv use the source as it is
	@$(BIN)/python tools/use_build.py plain
	@rm -f $(VENV)/fast.on

bench: setup $(FAST)/built ## speed, beside a peer in the same run
	@$(BIN)/python bench/compare.py

bench-server: setup $(FAST)/built ## the table server under load, beside a peer's
	@$(BIN)/python bench/server.py

TRAIN := $(VENV)/train
# The build of PyTorch without drivers for graphics cards, from its own index, where pip can see it;
# any other build of the version does as well, and is larger.
TORCH ?= torch==2.13.0

$(TRAIN)/ready: $(VENV)/ready
	@echo "Installing what the example learns with, this takes some minutes ..."
	@$(PYTHON) -m venv $(TRAIN)
	@$(TRAIN)/bin/python -m pip install -q --disable-pip-version-check $(TORCH)
	@$(TRAIN)/bin/python -m pip install -q --disable-pip-version-check \
		"sb3-contrib==2.9.2" $$(grep -E "^(fluent.runtime|gymnasium|numpy|pettingzoo|cyclopts)==" requirements.lock)
	@touch $@

train: $(TRAIN)/ready ## teach a masked PPO agent Port Royal until it beats random
	@PYTHONPATH=src $(TRAIN)/bin/python examples/ppo.py $(ARGS)

soak: setup $(VENV)/chromium ## the laws, the table server and the browser table, at length
	DOUBLOON_SOAK=1 $(BIN)/python -m pytest tests/laws tests/server tests/web

docs: setup ## check what the docs and transcripts say of the code
	@$(BIN)/python tools/transcripts.py --check
	@$(BIN)/python tools/coverage_of_rules.py
	@$(BIN)/python tools/effects_of_merchants.py
	@$(BIN)/python tools/env_pages.py --check

screenshots: setup $(VENV)/chromium ## take pictures of the main screens into docs/screens
	@$(BIN)/python tools/screenshots.py

clean: ## remove everything that can be made again
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	rm -rf web/node_modules src/doubloon/web web/src/lib/protocol.ts
