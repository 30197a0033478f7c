"""Several deeds of one verb, which is said once: "deal 2{damage} to a creature and 3{damage} to another"."""

from __future__ import annotations

from kfdesk.records import record
from kfdesk.text.mentions import Calling, Recalling
from kfdesk.text.phrases import Filled, Phrase
from kfdesk.text.speech import Piece, Sayable, Scene, Spoken, WordingError, unfold
from kfdesk.text.tokens import Tokens


@record
class OneVerb(Piece):
    """Deeds that one phrase words, with other things each; they share subject and verb."""

    items: tuple[Sayable, ...]
    link: str = "and"

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the clause."""
        (first, phrase), *more = (_reached(scene, item) for item in self.items)
        return phrase.tell(first[0], first[1], tuple(scene_and_owner for scene_and_owner, _ in more), self.link)


def of_one_verb(items: tuple[Sayable, ...]) -> bool:
    """Return whether one phrase words all of these deeds."""
    phrases = [_phrase(item) for item in items]
    return phrases[0] is not None and all(phrase is phrases[0] for phrase in phrases)


def _phrase(item: Sayable) -> Phrase | None:
    piece = unfold(item)[0] if isinstance(item, (Spoken, Piece)) else None
    if isinstance(piece, Filled):
        piece = piece.parts()[0]
    return piece if isinstance(piece, Phrase) else None


def _reached(scene: Scene, item: object) -> tuple[tuple[Scene, object], Phrase]:
    """Return the scene in which an item is said, the node with its fields, and its phrase."""
    while isinstance(item, Recalling | Calling):
        scene, item = item.within(scene), item.text
    piece, owner = unfold(item, scene)
    if isinstance(piece, Filled):
        piece, owner = piece.parts()
    if not isinstance(piece, Phrase):
        raise WordingError(f"{item!r} is no plain clause")
    return (scene, owner), piece
