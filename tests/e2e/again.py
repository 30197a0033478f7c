"""Starts a program again and again, each time as a process of its own that begins with what all have imported.

Run as `python -m tests.e2e.again MODULE`. Each line on its standard input is a JSON list: the folder of `KFDESK_HOME`,
then the arguments of the module's `main`. The process says "# PID" first; when it is dead, this one says "# dead".
"""

from __future__ import annotations

import importlib
import json
import os
import sys


def main() -> None:
    """Start processes, one after the other, until the input ends."""
    module = importlib.import_module(sys.argv[1])
    for line in sys.stdin:
        home, *arguments = json.loads(line)
        pid = os.fork()
        if not pid:
            os.environ["KFDESK_HOME"] = home
            sys.argv = [sys.argv[1], *arguments]
            os.write(1, f"# {os.getpid()}\n".encode())
            module.main()
            os._exit(0)
        os.waitpid(pid, 0)
        os.write(1, b"\n# dead\n")  # a killed process may have said half a line


if __name__ == "__main__":
    main()
