# The commands of the project. `make demo` and `make test` need only Swift and a package manager.

SWIFT ?= swift
# One file that runs where the Swift runtime is not installed (macOS has it in the system), with small
# functions taken over from one target into another. Accesses are checked in debug builds; types are made by calls, not
# by their names, which would be looked up among all conformances.
RELEASE = -c release --product overset --scratch-path $(SCRATCH) -Xswiftc -cross-module-optimization -Xswiftc -enforce-exclusivity=unchecked \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)
# Where the release is compiled.
SCRATCH ?= .build
OVERSET = $(SCRATCH)/release/overset

# Where the reports of the sample go.
REPORTS ?= Reports/Wayfare
# One that has fontTools, for `make dist`.
PYTHON ?= python3
# Where `make test-dist` keeps the systems that it makes.
ROOTS ?= /tmp/overset-roots

.PHONY: demo docs test soak build dist test-dist reports pictures lint format accuracy pictures-truth corpus catalogs benchmark benchmark-sizes benchmark-catalogs benchmark-sources layouts benchmark-layout solver-oracle shards scale pango hostile hunt fuzz budget layers test-scripts dependencies test-dependencies

## Checks the sample app, prints a summary and writes its reports under Reports/.
# Nothing is optimised, and the sample is checked without its source: swift-syntax takes as long to compile as all the
# rest. So its reports are not those of Reports/Wayfare. The build has a folder of its own, since all flags are others.
demo: dependencies
	@echo "Compiling Overset without optimisation: two minutes on two cores."
	$(SWIFT) build -c release --product overset --scratch-path .build-demo --disable-default-traits -Xswiftc -Onone
	@$(MAKE) --no-print-directory reports OVERSET=.build-demo/release/overset REPORTS=Reports/Demo
	@tail -n 4 Reports/Demo/report.txt
	@echo "The sample fails on purpose. Open Reports/Demo/report.html to see its labels."

## Runs the tests: all, or those of a target, or of a suite or test in it: make test [ONLY=OversetLabelsTests [FILTER=…]]
# Some tests run the programs `overset` and `example`. The other programs of the package are not built.
test: test-dependencies
	@echo "Compiling and running the tests$(if $(ONLY), of $(ONLY)): $(if $(ONLY),less than a minute after a change,five to eight minutes on two cores at first)."
	@set -e; $(if $(ONLY),export OVERSET_TESTS=$(ONLY);) \
	  for product in OversetPackageTests $(if $(filter-out OversetCommandTests OversetTests,$(or $(ONLY),OversetTests)),,overset example); do \
	    $(SWIFT) build --product $$product; done; \
	  $(SWIFT) test --skip-build $(if $(FILTER),--filter "$(FILTER)")

## Runs the tests whose cases are made up at random with more of them: make soak [EFFORT=20]
soak: test-dependencies
	OVERSET_EFFORT=$(or $(EFFORT),20) $(SWIFT) test --filter 'FastPathTests|CachedCheckTests|MergedReportTests|BatchedReportTests|DamagedFileTests'

## Builds the release binary: make build [SCRATCH=folder]; with WITHOUT=sources
build: RELEASE += $(if $(filter sources,$(WITHOUT)),--disable-default-traits)
build: dependencies
	@echo "Compiling Overset with all optimisations: ten minutes on two cores."
	$(SWIFT) build $(RELEASE)

# It needs no Swift source to be read.
budget: WITHOUT = sources

## Writes an archive and a wheel for this system to dist/: the program with its libraries and fonts.
dist: dependencies
	@{ command -v patchelf && command -v readelf && command -v libdeflate-gzip && $(PYTHON) -c "import fontTools"; } > /dev/null 2>&1 || \
	  { echo "needs Debian's binutils, libdeflate-tools, patchelf and python3-fonttools"; exit 2; }
	@$(PYTHON) Scripts/dist $(SWIFT) build $(RELEASE) -Xlinker --version-script=$(CURDIR)/Scripts/dist/exports.map

## Runs what `make dist` made in minimal Debian systems: make test-dist [ROOTS=folder]
test-dist:
	@mkdir -p $(ROOTS)
	@Scripts/test-dist.sh $(ROOTS)

## Writes the reports of the sample app. Status 1 says that it has findings, as it should.
reports:
	@mkdir -p $(REPORTS)
	@env -u GITHUB_STEP_SUMMARY $(OVERSET) check --config Catalogs/Wayfare/overset.yml \
	  --format text=$(REPORTS)/report.txt --format json=$(REPORTS)/report.json \
	  --format html=$(REPORTS)/report.html --format sarif=$(REPORTS)/report.sarif \
	  --format junit=$(REPORTS)/report.junit.xml --format github=$(REPORTS)/report.github.txt \
	  --format gitlab=$(REPORTS)/report.gitlab.json --format xcode=$(REPORTS)/report.xcode.txt \
	  --format markdown=$(REPORTS)/report.md --format csv=$(REPORTS)/report.csv || [ $$? -eq 1 ]

## Writes the documentation as static pages, and follows every link of them; SITE is their folder, BASE the path that
## they are served under.
SITE ?= .build-site
BASE ?= overset
docs: dependencies
	$(SWIFT) package --allow-writing-to-directory "$(SITE)" generate-documentation --target Overset \
	  --output-path "$(SITE)" --transform-for-static-hosting --hosting-base-path "$(BASE)" --disable-indexing \
	  --warnings-as-errors
	@python3 Scripts/site "$(SITE)" "$(BASE)"

## Makes the pictures of the README from the sample's report.
pictures: test-dependencies
	@Scripts/pictures.py Reports/Wayfare/report.html Reports/Wayfare

## Fails on anything that `make format` would change, and on what a merge left in a document.
lint:
	$(SWIFT) format lint --strict --recursive Sources Tests Benchmarks Catalogs Examples Plugins Package.swift
	! git grep -nE '^(<<<<<<<|>>>>>>>) ' -- '*.md'

format:
	$(SWIFT) format --in-place --recursive Sources Tests Benchmarks Catalogs Examples Plugins Package.swift

## Measures the engine against recordings of real labels: make accuracy TRUTH=folder
accuracy: build
	@test -n "$(TRUTH)" || { echo "usage: make accuracy TRUTH=folder"; exit 2; }
	@Scripts/accuracy.py $(OVERSET) "$(TRUTH)"

## Measures the fonts that stand in against pictures of real labels: make pictures-truth TRUTH=folder
pictures-truth: build
	@test -n "$(TRUTH)" || { echo "usage: make pictures-truth TRUTH=folder"; exit 2; }
	@Scripts/pictures-truth.py $(OVERSET) "$(TRUTH)"

## Runs over folders of real catalogs, with one worker and with two: make corpus CORPUS=folder
corpus: build
	@test -n "$(CORPUS)" || { echo "usage: make corpus CORPUS=folder"; exit 2; }
	@Scripts/corpus.py $(OVERSET) "$(CORPUS)"

## Compares what is read of real and broken catalogs with other readers: make catalogs CORPUS=folder
catalogs: build
	@test -n "$(CORPUS)" || { echo "usage: make catalogs CORPUS=folder"; exit 2; }
	@Scripts/catalogs.py $(OVERSET) "$(CORPUS)"

## Times a check, and HarfBuzz shaping the same texts: make benchmark CATALOGS=folder PEERS=folder
benchmark: build
	@test -n "$(CATALOGS)" -a -n "$(PEERS)" || { echo "usage: make benchmark CATALOGS=folder PEERS=folder"; exit 2; }
	@Scripts/benchmark.py $(OVERSET) "$(CATALOGS)" "$(PEERS)"

## Times 12 content sizes on 3 screens against one: make benchmark-sizes CATALOGS=folder
benchmark-sizes: build
	@test -n "$(CATALOGS)" || { echo "usage: make benchmark-sizes CATALOGS=folder"; exit 2; }
	@Scripts/benchmark-sizes.py $(OVERSET) "$(CATALOGS)"

## Compares checks in 1, 2, 7 and 16 parts with one run, in every format: make shards CORPUS=folder
shards: build
	@test -n "$(CORPUS)" || { echo "usage: make shards CORPUS=folder"; exit 2; }
	@Scripts/shards.py $(OVERSET) Catalogs/Wayfare $(wildcard $(CORPUS)/*)

## Measures how a check grows with texts, locales and sizes: make scale CATALOGS=folder [MOST=texts]
scale: build
	@test -n "$(CATALOGS)" || { echo "usage: make scale CATALOGS=folder [MOST=texts]"; exit 2; }
	@Scripts/scale.py $(OVERSET) "$(CATALOGS)" $(if $(MOST),--most $(MOST))

.PHONY: slurm spark benchmark-spark

## Checks the sample on a Slurm cluster of two nodes on this machine, of which one fails. Needs slurm-wlm and munge.
slurm: build
	@Examples/slurm/test.py $(OVERSET) Catalogs/Wayfare

# A Python with Spark, in a folder of its own.
SPARK = .build-spark/bin/python
$(SPARK):
	@$(PYTHON) -m venv .build-spark
	@$(SPARK) -m pip install --quiet 'pyspark==4.1.*' pyarrow pandas psutil || { rm -r .build-spark; exit 1; }

## Runs the sample's texts through Spark's workers on this machine, of which some are killed. Needs Java 17 or 21.
spark: build $(SPARK)
	@$(SPARK) Examples/spark/test.py $(OVERSET) Catalogs/Wayfare

## Times texts through Spark against Overset alone: make benchmark-spark APPS="folder folder"
benchmark-spark: build $(SPARK)
	@test -n "$(APPS)" || { echo "usage: make benchmark-spark APPS=\"folder folder\""; exit 2; }
	@$(SPARK) Examples/spark/make_table.py --overset $(OVERSET) .build-spark/texts.parquet $(APPS)
	@$(SPARK) Examples/spark/benchmark.py $(OVERSET) .build-spark/texts.parquet

## Compares line starts with Pango in the same fonts: make pango CORPUS=folder PEERS=folder
pango: build
	@test -n "$(CORPUS)" -a -n "$(PEERS)" || { echo "usage: make pango CORPUS=folder PEERS=folder"; exit 2; }
	@Scripts/pango.py $(OVERSET) "$(CORPUS)" "$(PEERS)"

## Tries repositories that were made to attack those who check them: make hostile [ONLY=writing]; with WITHOUT=sources
## against a program that reads no Swift, which is compiled in a third of the time.
hostile: build
	@python3 Scripts/hostile --binary $(OVERSET) $(addprefix --only ,$(ONLY)) $(addprefix --without ,$(WITHOUT))

## Counts the instructions of fixed runs and compares them with Benchmarks/budget.tsv: make budget [UPDATE=1]
budget: test-dependencies build
	@python3 Scripts/budget $(OVERSET) Benchmarks/budget.tsv $(if $(UPDATE),--update)

## Checks which folders in Sources use which others, by the index of a debug build: make layers [LIST=1] [UPDATE=1]
layers:
	@python3 Scripts/layers $(if $(LIST),--list) $(if $(UPDATE),--update)

## Runs the tests of the scripts.
test-scripts:
	@python3 Scripts/budget/tests.py
	@python3 Scripts/dist/tests.py
	@python3 Scripts/layers/tests.py
	@python3 Scripts/site/tests.py

# SANITIZER=address or SANITIZER=undefined builds a program with checks, beside the usual ones. On Linux the
# undefined one checks only C. Leaks are not searched for: the program does not free everything at its end.
CHECKED_address = --sanitize address
CHECKED_undefined = -Xcc -fsanitize=undefined -Xswiftc -Xclang-linker -Xswiftc -fsanitize=undefined
SANITIZED = $(if $(SANITIZER),$(CHECKED_$(SANITIZER)) --scratch-path .build-$(SANITIZER))
SANITIZER_OPTIONS = ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
TOOLS = $(if $(SANITIZER),.build-$(SANITIZER),.build)/release

## Searches for labels and texts that the engine cannot handle: make hunt SECONDS=600 SEED=1 [SANITIZER=address]
hunt: dependencies
	@$(SWIFT) build -c release $(SANITIZED) --product hunt
	@$(SANITIZER_OPTIONS) $(TOOLS)/hunt $(or $(SECONDS),600) $(SEED)

## Reads damaged configurations, baselines, requests or catalogs: make fuzz SUBJECT=configuration SECONDS=600
## [SEED=1] [SANITIZER=address]; catalogs, all or of a format, from real ones: SUBJECT=strings CORPUS=folder;
## Swift of few tokens over and over: SUBJECT=tokens [FILES=100000]
fuzz: dependencies
	@test -n "$(SUBJECT)" || { echo "usage: make fuzz SUBJECT=… [CORPUS=folder] [SECONDS=…] [SEED=…] [SANITIZER=…]"; exit 2; }
	@$(SWIFT) build -c release $(SANITIZED) --product fuzz
	@$(SANITIZER_OPTIONS) $(TOOLS)/fuzz $(SUBJECT) $(if $(CORPUS),"$(CORPUS)") $(if $(filter tokens,$(SUBJECT)),$(or $(FILES),100000),$(or $(SECONDS),600)) $(SEED)

## Times the catalog readers against Foundation's on the same files: make benchmark-catalogs CATALOGS=folder
benchmark-catalogs: dependencies
	@test -n "$(CATALOGS)" || { echo "usage: make benchmark-catalogs CATALOGS=folder"; exit 2; }
	@$(SWIFT) build -c release --product benchmark-catalogs -Xswiftc -cross-module-optimization \
	  $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)
	@.build/release/benchmark-catalogs "$(CATALOGS)"

## Solves the layouts of documents and compares them with the frames that Xcode stored: make layouts TRUTH=folder
layouts: dependencies
	@test -n "$(TRUTH)" || { echo "usage: make layouts TRUTH=folder [ONLY=part of a path]"; exit 2; }
	@$(SWIFT) build -c release --product compare-layouts
	@.build/release/compare-layouts "$(TRUTH)" $(if $(ONLY),"$(ONLY)")

# The build that both of the next run.
LAYOUT_BENCHMARK = @$(SWIFT) build -c release --product benchmark-layout -Xswiftc -cross-module-optimization \
  $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)

## Times Auto Layout over the number of constraints, and 100 scenes in 16 locales on 4 screens.
benchmark-layout: dependencies
	$(LAYOUT_BENCHMARK)
	@.build/release/benchmark-layout

## Compares the solver with GLPK on random systems: make solver-oracle [SEED=1] [COUNT=200]
solver-oracle: dependencies
	@command -v glpsol > /dev/null || { echo "needs glpsol: Debian has it in glpk-utils"; exit 2; }
	$(LAYOUT_BENCHMARK)
	@Scripts/solver-oracle.py .build/release/benchmark-layout $(or $(SEED),1) $(or $(COUNT),200)

## Times the reader of source code, and says which keys of the apps' catalogs it finds: make benchmark-sources APPS="folder folder"
benchmark-sources: dependencies
	@test -n "$(APPS)" || { echo "usage: make benchmark-sources APPS=\"folder folder\""; exit 2; }
	@$(SWIFT) build -c release --product benchmark-sources -Xswiftc -cross-module-optimization \
	  $(if $(filter Linux,$(shell uname)),--static-swift-stdlib)
	@.build/release/benchmark-sources $(APPS)

dependencies:
	@Scripts/install-dependencies.sh

test-dependencies:
	@Scripts/install-dependencies.sh --tests
