# The lab's verbs. `make run` and `make test` prepare a fresh machine by themselves.
SWIFT ?= swift
PREFIX ?= /usr/local
LAB_PYTHON ?= $(if $(wildcard .venv/bin/python),$(CURDIR)/.venv/bin/python,python3)
export LAB_PYTHON
# A crash in a test must not wait at the backtracer's prompt.
export SWIFT_BACKTRACE ?= interactive=no
# Overlapping accesses are looked for in debug builds, where every test runs; the release build does without the check.
# Without debugging information and the compiler's own hash of each file, both of which hold the paths of this folder, the same
# sources give the same bytes anywhere.
RELEASE_FLAGS = -c release --static-swift-stdlib -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -gnone \
	-Xswiftc -Xfrontend -Xswiftc -disable-incremental-llvm-codegen
# Libraries inside, a fixed address and no symbols: the binary starts twice as fast and is a third smaller.
ifeq ($(shell uname),Linux)
RELEASE_FLAGS += -Xlinker -no-pie -Xlinker -s
endif
RELEASE_BUILD = scripts/static_libraries.sh .build/static && \
	PKG_CONFIG_PATH="$(CURDIR)/.build/static:$$PKG_CONFIG_PATH" $(SWIFT) build $(RELEASE_FLAGS)

.PHONY: setup setup-build build run test test-ui check-crash bench fuzz sanitize coverage public-scan reproducible dev-check generate type-cards verify-type-cards site site-record-compiler site-pictures verify-showcase compiler-lab compiler-test lint format check release-check install uninstall clean help

help: ## what each verb does
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 22

setup: ## install what building and testing need
	@scripts/setup.sh test

setup-build:
	@scripts/setup.sh build

build: setup-build ## the release binary, .build/release/lab
	$(RELEASE_BUILD) --product lab

run: build ## build and open the shell
	@exec .build/release/lab

test: setup ## every test
	$(SWIFT) build --build-tests
	scripts/test.sh

test-ui: setup ## only the tests that drive a terminal or a browser
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --filter 'TerminalTests|SiteTests'

check-crash: setup ## kill real processes in storms of sends, 500 times each
	Tests/Crash/storm.sh 500

dev-check: setup-build ## replay and lint every lesson, four ways, in both languages
	$(SWIFT) build --product lab-dev
	.build/debug/lab-dev check

generate: setup-build ## carry the lessons' texts into the program; write the reference pages
	$(SWIFT) build --product lab-dev
	.build/debug/lab-dev generate
	.build/debug/lab-dev reference

type-cards: setup-build ## the cards as data: docs/assets/type-catalog.json
	$(SWIFT) build --product lab-dev
	.build/debug/lab-dev export catalog

verify-type-cards: setup-build ## the cards' data says what the live tables say
	$(SWIFT) build --product lab-dev
	.build/debug/lab-dev export catalog --check

site: setup-build ## the public page, docs/
	$(SWIFT) build --product lab-dev
	.build/debug/lab-dev site

site-record-compiler: setup-build ## record what the installed compiler makes of the samples, then write the page
	$(SWIFT) build --product lab-dev
	.build/debug/lab-dev site --record-compiler

site-pictures: setup ## the pictures that other sites show beside a link, drawn by Chromium
	$(LAB_PYTHON) scripts/site-pictures.py

verify-showcase: setup ## the page's files, figures, links, budget and data are in order
	$(SWIFT) build --product lab-dev
	.build/debug/lab-dev export catalog --check
	.build/debug/lab-dev site --check
	$(LAB_PYTHON) Tests/SiteTests/Python/documents.py . --strict

SAMPLE ?= property-access
MODE ?= debug
compiler-lab: setup-build ## every stage of one sample into CompilerLab/Artifacts (SAMPLE=… MODE=debug|optimized)
	$(SWIFT) build --product lab-dev
	.build/debug/lab-dev compile $(SAMPLE) --mode $(MODE)

compiler-test: setup ## all samples, all stages, facts as expected
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --filter CompilerLabTests

bench: build ## speeds beside peers in the same run: a table, Benchmarks/results.json, Benchmarks/growth.svg
	@scripts/setup.sh bench
	$(RELEASE_BUILD) --product bench-rows
	$(RELEASE_BUILD) --product messenger-probe
	$(LAB_PYTHON) Benchmarks/bench.py

FUZZ_INPUTS ?= 20000
FUZZ_SEED ?= $(shell date +%s)
fuzz: setup ## every parser against spoiled inputs, for long (FUZZ_INPUTS=… FUZZ_SEED=…)
	$(SWIFT) build --build-tests
	@echo "seed $(FUZZ_SEED), $(FUZZ_INPUTS) inputs a test"
	LAB_FUZZ_SEED=$(FUZZ_SEED) LAB_FUZZ_INPUTS=$(FUZZ_INPUTS) $(SWIFT) test --skip-build --filter '[Ff]uzz'

sanitize: setup ## the tests under the address and the thread sanitizer
	scripts/sanitize.sh address thread

coverage: setup ## what the tests reach, by target; the least covered files
	scripts/coverage.sh

public-scan: ## nothing private in the tree or the history
	python3 Tests/Gates/test_public_scan.py
	python3 scripts/public_scan.py

reproducible: setup-build ## build the release binary twice from nothing and compare the bytes
	scripts/reproducible.sh "$(RELEASE_FLAGS)"

lint: ## formatting and style, nothing is changed
	$(SWIFT) format lint --strict --parallel -r Package.swift Sources Tests

format: ## format every Swift file
	$(SWIFT) format --in-place --parallel -r Package.swift Sources Tests

check: lint test dev-check verify-type-cards verify-showcase public-scan ## everything a change must pass
	.build/debug/lab-dev generate --check
	.build/debug/lab-dev reference --check
	@git diff --exit-code --stat

release-check: check sanitize fuzz bench reproducible ## everything a release must pass; takes hours
	scripts/check_install.sh
	Tests/Crash/storm.sh 500

install: build ## install the program, its manual page and completions under PREFIX
	@scripts/install.sh "$(DESTDIR)$(PREFIX)"

uninstall: ## remove what install put under PREFIX
	@scripts/install.sh --remove "$(DESTDIR)$(PREFIX)"

clean: ## remove what building made
	rm -rf .build .venv
