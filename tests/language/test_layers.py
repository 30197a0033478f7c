"""The modules of the card language form layers: no module imports one that imports it, not even for types."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import kfdesk

HOME = Path(kfdesk.__file__).parent


def imports(path: Path) -> Iterator[str]:
    """Yield what a module imports, by its whole name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_no_module_of_the_language_imports_itself_by_way_of_others() -> None:
    modules = {".".join(path.relative_to(HOME).with_suffix("").parts): path for path in HOME.glob("language/**/*.py")}
    order = list(TopologicalSorter({f"kfdesk.{name}": imports(path) for name, path in modules.items()}).static_order())
    base, predicates, targets = (order.index(f"kfdesk.language.{name}") for name in ("base", "predicates", "targets"))
    assert base < predicates < targets < order.index("kfdesk.language.definition")
