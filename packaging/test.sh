#!/usr/bin/env bash
# Set everything up (system libraries too) and run all tests, without a display; arguments go to pytest.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh" test
cd "$KFDESK_ROOT"
export QT_QPA_PLATFORM="${QT_QPA_PLATFORM:-offscreen}"
exec "$KFDESK_VENV/bin/python" -m pytest -n 3 --dist worksteal --benchmark-disable "$@"
