#!/usr/bin/env bash
# Unpacks a release of Overset for this system into a folder: FOLDER/bin/overset and what it needs beside it.
# usage: Scripts/fetch-release.sh ADDRESS VERSION FOLDER
# ADDRESS is where the release's files are: https://github.com/OWNER/Overset/releases/download/0.1.0
# Status 3: there is none for this system, and somebody may build it. Status 1: it is not what its checksum says.
set -euo pipefail
address=$1 version=$2 folder=$3
name=overset-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)
# The archive has all libraries but glibc; musl's is another one.
glibc=$(getconf GNU_LIBC_VERSION 2> /dev/null || true)
if [ -z "$glibc" ] || [ "$(printf '%s\n' 2.36 "${glibc#glibc }" | sort -V | head -n 1)" != 2.36 ]; then
  echo "there is no release of Overset for this system: it needs Linux with glibc 2.36 or later"
  exit 3
fi
if ! command -v curl > /dev/null; then
  echo "no release of Overset can be downloaded: there is no curl here"
  exit 3
fi
# Beside the folder, where what was unpacked only needs to be renamed.
mkdir -p "$folder"
work=$(mktemp -d "${folder%/}.XXXXXX")
trap 'rm -rf "$work"' EXIT
# A redirection to another protocol is not followed. A file's address is for tries without a network.
protocol=https
case $address in file://*) protocol=file ;; esac
download() {
  curl --proto "=$protocol" --proto-redir =https --fail --silent --show-error --location --retry 3 \
    --output "$work/$1" "$address/$1"
}
if ! download SHA256SUMS || ! grep -F "  $name.tar.gz" "$work/SHA256SUMS" > "$work/expected"; then
  echo "there is no $name.tar.gz at $address"
  exit 3
fi
download "$name.tar.gz"
(cd "$work" && sha256sum --check --quiet expected) || exit 1
mkdir "$work/unpacked"
tar -xzf "$work/$name.tar.gz" -C "$work/unpacked" --strip-components 1
# The program comes last: where it is, all of the release is.
mv "$work/unpacked/bin" "$work/"
for part in "$work"/unpacked/* "$work/bin"; do
  [ -e "$part" ] || continue
  rm -rf "${folder:?}/$(basename "$part")"
  mv "$part" "$folder/"
done
echo "Overset $version, from $address"
