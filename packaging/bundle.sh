#!/usr/bin/env bash
# Make programs that bring their own Python and Qt: a folder, a single file and a Debian package, in dist/, with a bill
# of materials beside them. Arguments are handed to bundle.py: any of folder, file, deb; default: all of them.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh" bundle
cd "$KFDESK_ROOT"
python="$(_find_python)" || { _say "Python 3.11 or newer is needed and was not found"; exit 1; }
"$python" packaging/bundle_needs.py "$@"
stamp="$KFDESK_ROOT $(cksum <packaging/locked-bundle.txt)"
if [ "$(cat dist/tools/kfdesk-setup 2>/dev/null)" != "$stamp" ] || ! dist/tools/bin/python -c ''; then
    _say "installing Python packages into dist/tools: some 100 MB, which are fetched where they are not at hand"
    "$python" -m venv --clear dist/tools
    _pip dist/tools --require-hashes --requirement packaging/locked-bundle.txt
    printf '%s\n' "$stamp" >dist/tools/kfdesk-setup
fi
# What the code is today, not what it was when the tools were installed.
_pip dist/tools --quiet --no-deps --no-build-isolation --force-reinstall .
exec dist/tools/bin/python packaging/bundle.py "$@"
