#!/usr/bin/env bash
# Puts Overset into a folder: the release for this system, else a build of these sources. FOLDER/bin/overset runs then.
# usage: Scripts/install.sh FOLDER [ADDRESS]
# ADDRESS is where the files of this version's release are; without one it is built. What is in the folder already,
# out of the cache of a service for CI, stays.
set -euo pipefail
mkdir -p "$1"
folder=$(cd "$1" && pwd) address=${2:-}
cd "$(dirname "$0")/.."
if [ -x "$folder/bin/overset" ]; then
  # What a build is linked with is needed to run it, too. A release has it in its folder.
  [ -d "$folder/share" ] || Scripts/install-dependencies.sh
  exit 0
fi
status=3
if [ -n "$address" ]; then
  version=$(sed -n 's/^public let oversetVersion = "\(.*\)"$/\1/p' Sources/Overset/Report/*.swift)
  status=0
  Scripts/fetch-release.sh "$address" "$version" "$folder" || status=$?
fi
# Status 3: there is no release for this system.
if [ "$status" = 3 ]; then
  if ! command -v swift > /dev/null; then
    echo "error: Overset is built with Swift 6.2 or later, and there is no Swift here"
    exit 1
  fi
  Scripts/install-dependencies.sh
  make build
  mkdir -p "$folder/bin"
  cp .build/release/overset "$folder/bin/"
elif [ "$status" != 0 ]; then
  exit 1
fi
