#!/usr/bin/env bash
# Unpacks the archive of `make dist` in minimal Debian systems without a network, and checks the sample there: the
# reports must be the same bytes as here. Needs root and debootstrap. usage: Scripts/test-dist.sh FOLDER-OF-SYSTEMS
set -euo pipefail
cd "$(dirname "$0")/.."
roots=$1
archive=$(ls dist/overset-*-linux-"$(uname -m)".tar.gz)
name=$(basename "$archive" .tar.gz)
formats=(text json html sarif junit github gitlab xcode markdown csv)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
(cd dist && sha256sum --check --quiet SHA256SUMS)
tar -xzf "$archive" -C "$work"
(cd "$work/$name" && sha256sum --check --quiet SHA256SUMS)

# check PROGRAM-AND-WHAT-STARTS-IT… : writes all reports of the sample in the working folder; it fails on purpose
check() {
  local targets=()
  for format in "${formats[@]}"; do targets+=(--format "$format=report.$format"); done
  local status=0
  "$@" check --config Wayfare/overset.yml --all "${targets[@]}" || status=$?
  [ "$status" = 1 ] || { echo "the check ended with $status"; return 1; }
}

# The program of the build, with the fonts of the archive.
mkdir "$work/here"
cp -r Catalogs/Wayfare "$work/here/"
program=$PWD/.build/release/overset
(cd "$work/here" && OVERSET_FONTS="$work/$name/share/overset/fonts" check "$program")

for suite in bookworm trixie; do
  root=$roots/$suite
  if [ ! -e "$root/etc/os-release" ]; then
    echo "making $root"
    rm -rf "$root.new"
    debootstrap --variant=minbase "$suite" "$root.new" > "$root.log"
    mv "$root.new" "$root"
  fi
  for absent in usr/bin/swift usr/share/fonts etc/fonts usr/share/icu; do
    [ ! -e "$root/$absent" ] || { echo "$root has $absent"; exit 1; }
  done
  rm -rf "$root/opt/overset" "$root/opt/sample"
  mkdir -p "$root/opt/overset" "$root/opt/sample"
  cp -r Catalogs/Wayfare "$root/opt/sample/"
  cp "$archive" "$root/opt/overset.tar.gz"
  # The loader finds libraries beside a program by /proc.
  inside() {
    unshare --net --pid --fork --mount --mount-proc="$root/proc" \
      chroot "$root" /usr/bin/env -i PATH=/usr/bin:/bin HOME=/root bash -euc "$1"
  }
  start=$(date +%s%N)
  inside "tar -xzf /opt/overset.tar.gz -C /opt/overset"
  unpacked=$(date +%s%N)
  inside "cd /opt/sample; /opt/overset/$name/bin/overset check --config Wayfare/overset.yml > first.txt || [ \$? = 1 ]"
  end=$(date +%s%N)
  inside "cd /opt/sample; /opt/overset/$name/bin/overset doctor > doctor.txt 2> doctor.errors" ||
    { cat "$root/opt/sample/doctor.txt" "$root/opt/sample/doctor.errors"; exit 1; }
  check=$(declare -f check; declare -p formats)
  inside "$check; cd /opt/sample; check /opt/overset/$name/bin/overset" 2> "$work/errors"
  # A text that no font has is looked for everywhere, and the program has no word on that but its report.
  inside "mkdir -p /opt/sample/odd; printf '\"a\" = \"\\356\\200\\200\";\n' > /opt/sample/odd/A.strings; cd /opt/sample/odd
    /opt/overset/$name/bin/overset check . --width 90 > odd.txt || [ \$? = 3 ] || [ \$? = 1 ]" 2>> "$work/errors"
  if [ -s "$work/errors" ] || [ -s "$root/opt/sample/doctor.errors" ]; then
    cat "$work/errors" "$root/opt/sample/doctor.errors"
    exit 1
  fi
  for format in "${formats[@]}"; do cmp "$work/here/report.$format" "$root/opt/sample/report.$format"; done
  echo "$suite: ${#formats[@]} reports are the same; unpacked in $(((unpacked - start) / 1000000)) ms," \
    "first report $(((end - unpacked) / 1000000)) ms later"
done
