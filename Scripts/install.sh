#!/usr/bin/env bash
# Puts Overset into a folder: the release for this system, else a build of these sources. FOLDER/bin/overset runs then.
# usage: Scripts/install.sh FOLDER [ADDRESS]
# ADDRESS is where the files of this version's release are; an empty one asks for a build. Without one, a clone at its
# version's tag takes the release of the repository that it is a clone of. A program that is in the folder already, out
# of the cache of a service for CI, stays if it runs.
set -euo pipefail
mkdir -p "$1"
folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
# git calls its hooks with variables that name the repository of the commit.
# shellcheck disable=SC2046
unset $(git rev-parse --local-env-vars 2> /dev/null)
if [ -x "$folder/bin/overset" ]; then
  # What a build is linked with is needed to run it, too. A release has it in its folder.
  [ -d "$folder/share" ] || Scripts/install-dependencies.sh
  if "$folder/bin/overset" --version > /dev/null 2>&1; then exit 0; fi
  echo "the program in $folder was made for another system"
  rm -rf "${folder:?}"/{bin,lib,share}
fi
version=$(sed -n 's/^public let oversetVersion = "\(.*\)"$/\1/p' Sources/Overset/Report/*.swift)
address=${2:-}
if [ $# = 1 ] && [ -e .git ]; then
  if ! head=$(git rev-parse HEAD) || ! tagged=$(git ls-remote origin "refs/tags/$version" "refs/tags/$version^{}"); then
    echo "git does not say whether this commit is the version $version of 'origin'; it is built"
  elif grep -q "^$head" <<< "$tagged"; then
    origin=$(git remote get-url origin | sed -E -e 's|^(ssh://)?git@([^:/]+)[:/]|https://\2/|' -e 's|\.git$||')
    address=$origin/releases/download/$version
  else
    echo "this commit is not the version $version of 'origin'; it is built"
  fi
fi
status=3
if [ -n "$address" ]; then
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
