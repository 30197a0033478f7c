"""The modules of the engine form layers: no module imports, at any depth, one that imports it."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import kfdesk.engine

HOME = Path(kfdesk.engine.__file__).parent


def imports(path: Path) -> set[str]:
    """Return the modules of the engine that a module imports when it runs, inside functions too."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            node.body = []
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "kfdesk.engine":
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("kfdesk.engine."):
            found.add(node.module.removeprefix("kfdesk.engine."))
    return found


def test_no_module_of_the_engine_imports_itself_by_way_of_others() -> None:
    graph = {path.stem: imports(path) for path in HOME.glob("*.py")}
    order = list(TopologicalSorter(graph).static_order())
    assert order.index("terms") < order.index("core") < order.index("turn") < order.index("game")
