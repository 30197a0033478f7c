"""The shelf's file closed while other threads use it: they are told, and the program goes on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

_CLOSED_WHILE_READ = """
import sys, threading, time
from pathlib import Path
from kfdesk.collection.database import Database, StoreError

COUNT = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {}) SELECT i FROM n"

def use(database, begun, told, how_far, writes):
    try:
        while True:
            with database.writing() if writes else database.reading() as connection:
                begun.set()
                connection.execute(COUNT.format(how_far)).fetchall()
    except StoreError as error:
        told.append(error.problem.en)

file = Path(sys.argv[1])
with Database(file).writing() as connection:
    connection.execute("CREATE TABLE meta (name TEXT PRIMARY KEY, value INTEGER)")
for number in range(20):
    database, begun, told = Database(file), threading.Event(), []
    how_far = 10**9 if number == 0 else 3000  # the first one would take minutes
    users = [threading.Thread(target=use, args=(database, begun, told, how_far, one == 0)) for one in range(3)]
    for user in users:
        user.start()
    begun.wait()
    time.sleep(0.002 * number)
    database.close()
    for user in users:
        user.join()
    print(len(told), set(told))
"""


def test_a_thread_that_uses_the_shelf_while_it_is_closed_is_told(tmp_path: Path) -> None:
    """In a process of its own: SQLite crashes it when a connection is closed under a thread."""
    command = [sys.executable, "-c", _CLOSED_WHILE_READ, str(tmp_path / "shelf.sqlite")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    told = done.stdout.splitlines()
    assert len(told) == 20 and all(words.startswith("3 ") for words in told)
