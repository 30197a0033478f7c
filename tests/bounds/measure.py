"""Reads hostile files and measures what each takes: a program, so that memory is counted from the beginning.

Run as `python -m tests.bounds.measure [--every-pair] FOLDER READER ...`. It prints a line of JSON for each
input: the reader, the input's name, the seconds of the processor, the megabytes that the process took at most beyond
what it had, and what went wrong. An input that keeps it waiting, as a pipe would, ends the process by an alarm.
"""

from __future__ import annotations

import argparse
import gc
import json
import shutil
import signal
import time
from contextlib import redirect_stdout, suppress
from io import StringIO
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.bounds.readers import Reader, readers, tried
from tests.grammar import learned_once

WAITS_S = 60.0
"""After so long an input counts as one that nothing comes back from."""
_PEAK = Path("/proc/self/clear_refs")


def main() -> None:
    """Measure the readers that are named."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--every-pair", action="store_true")
    parser.add_argument("folder", type=Path)
    parser.add_argument("readers", nargs="+")
    asked = parser.parse_args()
    app = QApplication([])
    with learned_once():
        for name in asked.readers:
            _measure(name, asked.folder, every_pair=asked.every_pair)
    del app


def _measure(called: str, folder: Path, *, every_pair: bool) -> None:
    reader = readers()[called]
    with suppress(Exception), redirect_stdout(StringIO()):
        warm = _fresh(folder) / reader.file
        warm.write_bytes(b"{}")
        reader.read(warm)  # what is imported and loaded once does not count
    gc.freeze()  # nor is it looked through for garbage before each input
    for name, make in tried(called, every_pair=every_pair):
        path = _fresh(folder) / reader.file
        make(path)
        print(json.dumps({"input": name, "reader": called, **_measured(reader, path)}), flush=True)


def _fresh(folder: Path) -> Path:
    """Return the folder, empty."""
    folder.mkdir(parents=True, exist_ok=True)
    for left in folder.iterdir():
        if left.is_dir() and not left.is_symlink():
            shutil.rmtree(left, ignore_errors=True)
        else:
            left.unlink()
    return folder


def _measured(reader: Reader, path: Path) -> dict[str, object]:
    gc.collect()
    before = _forget_peak()
    wrong = ""
    signal.setitimer(signal.ITIMER_REAL, WAITS_S)
    began = time.process_time()
    try:
        with redirect_stdout(StringIO()):
            reader.read(path)
    except reader.errors:
        pass
    except Exception as fault:  # whatever it is, it is a finding
        wrong = f"{type(fault).__name__}: {fault}"[:300]
    seconds = time.process_time() - began
    signal.setitimer(signal.ITIMER_REAL, 0)
    return {"seconds": round(seconds, 2), "megabytes": _peak() - before, "wrong": wrong}


def _forget_peak() -> int:
    """Begin to count memory anew and return what is taken now, in megabytes."""
    _PEAK.write_text("5")
    return _in_status("VmRSS")


def _peak() -> int:
    return _in_status("VmHWM")


def _in_status(name: str) -> int:
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) // 1024 for line in lines if line.startswith(name))


if __name__ == "__main__":
    main()
