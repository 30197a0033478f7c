#!/usr/bin/env bash
# Make programs that bring their own Python and Qt: a folder, a single file and a Debian package, in dist/.
# Arguments are handed to bundle.py: any of folder, file, deb; default: all of them.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh" run
cd "$KFDESK_ROOT"
if [ ! -x dist/tools/bin/pyinstaller ]; then
    "$KFDESK_VENV/bin/python" -m venv --clear dist/tools
    dist/tools/bin/python -m pip install --quiet --disable-pip-version-check '.[bundle]'
fi
# What the code is today, not what it was when the tools were installed.
dist/tools/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall .
exec dist/tools/bin/python packaging/bundle.py "$@"
