#!/usr/bin/env bash
# Check a checkout without running it: lint, format, types, layers, private names in tests. Every check runs; one that
# fails fails the whole. Needs Python and neither root nor a library of the system: it uses the environment in .venv, or
# makes one there. Half a minute; twenty seconds more where the environment has to be made.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
[ -x .venv/bin/mypy ] || (source packaging/setup.sh check) || exit 1
failed=()

check() {
    printf '\n== %s\n' "$*"
    .venv/bin/"$@" || failed+=("$*")
}

check ruff check .
check ruff format --check .
check lint-imports
check python packaging/private_names.py
check mypy

[ "${#failed[@]}" -eq 0 ] || { printf '\nFailed: %s\n' "${failed[@]}"; exit 1; }
