"""Games on a Dask cluster: the same rows as here, whatever happens to its workers."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from kfdesk.trials.cluster import NoDask, on_dask
from kfdesk.trials.gate import Gate
from kfdesk.trials.kept import Kept
from kfdesk.trials.run import Crew

TOP = Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_a_cluster_of_which_workers_come_and_go_plays_the_same_rows(tmp_path: Path) -> None:
    pytest.importorskip("distributed", reason="needs the extra kfdesk[dask]")
    from tests.trials import on_dask

    there, here = tmp_path / "there", tmp_path / "here"
    command = [sys.executable, "-m", on_dask.__name__, str(there)]
    ended = subprocess.run(command, cwd=TOP, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.split() == ["ended", "joined"]
    with ThreadPoolExecutor(1) as pool:
        on_dask.play_run(here, Crew(pool, on_dask.WORKERS, Gate()))
    with Kept.open(there) as kept, Kept.open(here) as local:
        rows = kept.rows("greedy")
        assert len(rows) == on_dask.GAMES and rows == local.rows("greedy")
        assert kept.decks() == local.decks()


def test_without_dask_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoDask, match=r"kfdesk\[dask\]"), on_dask("tcp://127.0.0.1:1"):
        pass
