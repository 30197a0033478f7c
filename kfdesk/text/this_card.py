"""The card that bears a text, or gives an ability in one, as its text mentions it: by its name, then by a pronoun."""

from __future__ import annotations

from kfdesk.records import record
from kfdesk.text.nominals import Name, NounPhrase
from kfdesk.text.nouns import THIS
from kfdesk.text.pronouns import YOU, Pointing, Pronoun, owning_stem, possessive
from kfdesk.text.speech import Nominal, Piece, Referent, Sayable, Scene, Spoken, unfold
from kfdesk.text.tokens import Tokens


class _This(Nominal):
    """The card that bears the text, by the name the scene gives it."""

    __slots__ = ()

    def tell(self, scene: Scene, owner: object) -> Tokens:
        return scene.say(scene.this)

    def referent(self, scene: Scene) -> Referent:
        return scene.referent(scene.this)

    def possessive(self, scene: Scene) -> Tokens:
        return possessive(scene, scene.this)

    def owning_stem(self, scene: Scene) -> str | None:
        return owning_stem(scene, scene.this)


THIS_CARD = _This()


@record
class GivingCard(Nominal):
    """The card that gives an ability in quotation marks, by its name in the scene; `unnamed` where none is known."""

    unnamed: Nominal

    def _name(self, scene: Scene) -> Sayable:
        return self.unnamed if scene.giver is None else scene.giver

    def tell(self, scene: Scene, owner: object) -> Tokens:
        return scene.say(self._name(scene))

    def referent(self, scene: Scene) -> Referent:
        return scene.referent(self._name(scene))

    def possessive(self, scene: Scene) -> Tokens:
        return possessive(scene, self._name(scene))

    def owning_stem(self, scene: Scene) -> str | None:
        return owning_stem(scene, self._name(scene))


class _ThisAgain(_This):
    """The card that bears the text, mentioned again in the same sentence.

    English "it"; German "diese Kreatur" where the gender of the card's name is not known.
    """

    __slots__ = ()

    def phrase(self, scene: Scene) -> Nominal:
        """Return what German says: a pronoun, or the kind of card."""
        named = scene.this
        unknown = isinstance(named, Name) and not named.gender
        return NounPhrase((named.noun,), THIS) if isinstance(named, Name) and unknown else Pronoun(THIS_CARD)

    def tell(self, scene: Scene, owner: object) -> Tokens:
        return scene.say(self.phrase(scene) if scene.language == "de" else Pronoun(THIS_CARD))

    def possessive(self, scene: Scene) -> Tokens:
        return Pronoun(THIS_CARD).possessive(scene)


class _ThisOnceMore(_ThisAgain):
    """The same, after "diese Kreatur" was said in the sentence: also in German a pronoun."""

    __slots__ = ()

    def phrase(self, scene: Scene) -> Nominal:
        said = _ThisAgain.phrase(self, scene)
        return said if isinstance(said, Pronoun) else Pronoun(said)


THIS_AGAIN = _ThisAgain()
THIS_ONCE_MORE = _ThisOnceMore()
THIS_AS_IT = _ThisAgain()
"""The same in a whole sentence whose adverbial has named it: "until Reckless Rizzo leaves play, it loses elusive"."""


def has_no_gender(scene: Scene, value: object) -> bool:
    """Return whether a thing is said by a name whose gender is not known.

    So is the card of the text, or the one that gives it, and what is called by its name.
    """
    value = scene.recalled(value)
    piece = unfold(value)[0] if isinstance(value, (Spoken, Piece)) else None
    named = scene.this if piece is THIS_CARD else scene.giver if isinstance(piece, GivingCard) else piece
    return isinstance(named, Name) and not named.gender


def says_pronoun(scene: Scene, value: object) -> bool:
    """Return whether a pronoun is all that is said of a thing."""
    value = scene.recalled(value)
    piece = unfold(value)[0] if isinstance(value, (Spoken, Piece)) else None
    if isinstance(piece, _ThisAgain):
        return isinstance(piece.phrase(scene), Pronoun)
    return piece is YOU or isinstance(piece, Pointing)
