"""Where a bundled program begins."""

import sys
from multiprocessing import freeze_support

from kfdesk.__main__ import main

if __name__ == "__main__":
    freeze_support()  # a worker of `kfdesk trials` is this program, too
    sys.exit(main())
