"""The parts of nodes are kept, but not those of nodes that are only tried."""

from __future__ import annotations

from kfdesk.records import record
from kfdesk.text.parts import _known_parts, parts, trying


@record
class Leaf:
    """A node without parts."""

    name: str


@record
class Branch:
    """A node of several."""

    leaves: tuple[Leaf, ...]


TREE = Branch((Leaf("one"), Leaf("two")))


def test_a_node_has_itself_and_all_within_it_as_parts() -> None:
    assert list(parts(TREE)) == [TREE, *TREE.leaves]


def test_what_is_tried_has_the_same_parts_and_pushes_out_none_that_are_kept() -> None:
    _known_parts.cache_clear()  # other tests may have filled it
    list(parts(TREE))
    kept = _known_parts.cache_info().currsize
    with trying():
        for at in range(20):
            tried = Branch((Leaf(f"tried {at}"),))
            assert list(parts(tried)) == list(parts(tried)) == [tried, *tried.leaves]
        assert _known_parts.cache_info().currsize == kept
    list(parts(Branch((Leaf("kept"),))))
    assert _known_parts.cache_info().currsize == kept + 1
