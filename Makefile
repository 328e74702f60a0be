# The lab's verbs. `make run` and `make test` prepare a fresh machine by themselves.
SWIFT ?= swift
PREFIX ?= /usr/local
LAB_PYTHON ?= $(if $(wildcard .venv/bin/python),$(CURDIR)/.venv/bin/python,python3)
export LAB_PYTHON
# A crash in a test must not wait at the backtracer's prompt.
export SWIFT_BACKTRACE ?= interactive=no
RELEASE_FLAGS = -c release --static-swift-stdlib

.PHONY: setup setup-build build run test test-ui check-crash bench dev-check generate type-cards verify-type-cards site site-record-compiler site-pictures verify-showcase compiler-lab compiler-test lint format check clean install uninstall help

help: ## what each verb does
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 22

setup: ## install what building and testing need
	@scripts/setup.sh test

setup-build:
	@scripts/setup.sh build

build: setup-build ## the release binary, .build/release/lab
	$(SWIFT) build $(RELEASE_FLAGS) --product lab

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

generate: setup-build ## carry the lessons' texts into the program
	$(SWIFT) build --product lab-dev
	.build/debug/lab-dev generate

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

bench: build ## speeds beside peers in the same run, where the peers are found
	$(SWIFT) build -c release --static-swift-stdlib --product lab-bench
	.build/release/lab-bench
	$(LAB_PYTHON) Benchmarks/start.py
	$(LAB_PYTHON) Benchmarks/compiler.py

lint: ## formatting and style, nothing is changed
	$(SWIFT) format lint --strict --parallel -r Package.swift Sources Tests

format: ## format every Swift file
	$(SWIFT) format --in-place --parallel -r Package.swift Sources Tests

check: lint test ## lint, build without warnings, every test, clean tree
	@git diff --exit-code --stat

install: build ## install the binary under PREFIX
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 .build/release/lab $(DESTDIR)$(PREFIX)/bin/lab

uninstall: ## remove what install put under PREFIX
	rm -f $(DESTDIR)$(PREFIX)/bin/lab

clean: ## remove what building made
	rm -rf .build .venv
