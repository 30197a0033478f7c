#!/usr/bin/env bash
# Pin what is installed, with hashes: locked.txt for the tests, locked-bundle.txt for programs that bring their own Python,
# locked-flatpak.txt for Flatpak, whose base brings Qt. For all systems and every Python that pyproject.toml allows.
# Versions stay as they are unless arguments say otherwise, such as --upgrade or --upgrade-package pydantic.
# Needs uv. Then: pip-audit -r packaging/locked.txt --no-deps --disable-pip looks for known holes.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

lock() {
    local file="$1"
    shift
    uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header \
        --output-file "packaging/$file" pyproject.toml "$@"
}

lock locked.txt --extra dev "$@"
# What both have is the same version.
lock locked-bundle.txt --extra bundle --constraint packaging/locked.txt "$@"
lock locked-flatpak.txt --constraint packaging/locked.txt --no-emit-package pyside6-essentials --no-emit-package shiboken6 "$@"
