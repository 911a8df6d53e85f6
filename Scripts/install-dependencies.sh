#!/usr/bin/env bash
# Installs the system libraries and fonts that Overset is built and runs with, or prints the command that does.
# With --tests also what only tests, measurements and pictures need.
set -euo pipefail

packages=(
  make pkg-config
  libicu-dev libfreetype-dev libharfbuzz-dev libfontconfig-dev
  libcmark-gfm-dev libcmark-gfm-extensions-dev libexpat1-dev libyaml-dev nettle-dev
  fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji
)
test_packages=(
  python3-jsonschema python3-yaml libxml2-utils cmark-gfm # others' reading of schemas and reports
  unicode-data # Unicode's own test files
  chromium chromium-driver # open the HTML report
  valgrind binutils # `make budget` counts instructions
)
formulas=(pkg-config icu4c freetype harfbuzz fontconfig cmark-gfm expat libyaml)
casks=(font-inter font-noto-sans-cjk font-noto-color-emoji)

case "${1:-}" in
  "") ;;
  --tests) packages+=("${test_packages[@]}") ;;
  *)
    echo "usage: Scripts/install-dependencies.sh [--tests]"
    exit 2
    ;;
esac

if [ "$(uname)" = Darwin ]; then
  missing=()
  for formula in "${formulas[@]}"; do
    brew list "$formula" >/dev/null 2>&1 || missing+=("$formula")
  done
  [ ${#missing[@]} -eq 0 ] && exit 0
  if [ "${CI:-}" = true ]; then
    echo "Installing with brew: ${missing[*]}"
    exec brew install --quiet "${missing[@]}"
  fi
  echo "Overset needs: ${missing[*]} (and, for pictures and tests, the fonts ${casks[*]})"
  echo "Install them with: brew install ${missing[*]}"
  exit 1
fi

missing=()
for package in "${packages[@]}"; do
  status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
  [ "$status" = installed ] || missing+=("$package")
done
if [ ${#missing[@]} -eq 0 ]; then
  exit 0
fi

install=(apt-get install -y --no-install-recommends "${missing[@]}")
if [ "$(id -u)" -eq 0 ]; then
  root=()
elif sudo -n true 2>/dev/null; then
  root=(sudo)
else
  echo "Overset needs these packages: ${missing[*]}"
  echo "Install them with: sudo ${install[*]}"
  exit 1
fi
echo "Installing with apt-get: ${missing[*]}"
export DEBIAN_FRONTEND=noninteractive
"${root[@]}" apt-get update -qq
"${root[@]}" "${install[@]}" -qq >/dev/null
