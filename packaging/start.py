"""Where a bundled program begins."""

import sys

from kfdesk.__main__ import main

sys.exit(main())
