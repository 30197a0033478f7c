#!/usr/bin/env bash
# Set everything up (system libraries too) and start kfdesk; arguments are handed on.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/setup.sh" run
exec "$KFDESK_VENV/bin/kfdesk" "$@"
