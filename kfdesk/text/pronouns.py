"""Words that point at what was mentioned: you, it, they, whoever acts; and what owns something."""

from __future__ import annotations

from kfdesk.records import record
from kfdesk.text import german
from kfdesk.text.german import Case
from kfdesk.text.nouns import Noun
from kfdesk.text.speech import Nominal, Piece, Referent, Sayable, Scene, Spoken, unfold
from kfdesk.text.tokens import Tokens

_PERSONAL = {False: ("it", "its"), True: ("they", "their")}


class _You(Nominal):
    """The player whose instruction it is."""

    __slots__ = ()

    def tell(self, scene: Scene, owner: object) -> Tokens:
        return ["you"] if scene.language == "en" else [german.YOU[scene.case]]

    def referent(self, scene: Scene) -> Referent:
        return Referent(person=2)

    def possessive(self, scene: Scene) -> Tokens:
        return ["your"]

    def owning_stem(self, scene: Scene) -> str:
        return "dein"


YOU = _You()


def pronoun(referent: Referent, language: str, case: Case) -> str:
    """Return the personal pronoun for `referent`."""
    if referent.person == 2:
        return "you" if language == "en" else german.YOU[case]
    if language == "de":
        return german.pronoun(case, referent.column)
    if referent.plural or referent.human:
        return "they" if case is Case.NOM else "them"
    return "it"


class Pointing(Nominal):
    """Something already mentioned; subclasses say what."""

    __slots__ = ()

    def tell(self, scene: Scene, owner: object) -> Tokens:
        what = self.referent(scene)
        if scene.language == "de" and isinstance(what.kind, Noun):  # "diese Kreatur"
            return [german.article("dies", "dies", scene.case, what.gender), what.kind.german(scene.case, plural=False)]
        return [pronoun(what, scene.language, scene.case)]

    def possessive(self, scene: Scene) -> Tokens:
        what = self.referent(scene)
        return ["your"] if what.person == 2 else [_PERSONAL[what.plural or what.human][1]]

    def owning_stem(self, scene: Scene) -> str | None:
        what = self.referent(scene)
        if what.person == 2:
            return "dein"
        if what.kind is not None:
            return None
        return "ihr" if what.column in "fp" else "sein"


@record
class Pronoun(Pointing):
    """It, they, you: points at `of`, or at what was mentioned last when `of` is None."""

    of: Sayable = None

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the pronoun; of the subject of the same clause German says "sich"."""
        if scene.language == "de" and scene.case is not Case.NOM and self._is_reflexive(scene):
            return ["sich"]
        return Pointing.tell(self, scene, owner)

    def _is_reflexive(self, scene: Scene) -> bool:
        if self.of is None or scene.within is None:
            return False
        return self.of is scene.within or unfold(self.of)[0] is unfold(scene.within)[0]

    def referent(self, scene: Scene) -> Referent:
        """Return the gender and number of what it stands for; persons are plural for English verbs."""
        return scene.antecedent if self.of is None else scene.referent(self.of)


class _Doer(Pointing):
    """Whoever acts: "your hand" in an instruction, "their hand" when a player is named."""

    __slots__ = ()

    def tell(self, scene: Scene, owner: object) -> Tokens:
        if scene.introduced or scene.subject is None:
            return Pointing.tell(self, scene, owner)
        return scene.but(introduced=True).say(scene.subject)

    def referent(self, scene: Scene) -> Referent:
        said = scene.recalled(scene.subject)
        return scene.referent(scene.subject if said is self else said)


DOER = _Doer()
ITS = Pronoun()
"""The thing mentioned last, as an owner: "its", "their"."""


def takes_plural_verb(scene: Scene, value: object) -> bool:
    """Return whether English treats it as several: plurals, and "they" for one person."""
    value = scene.recalled(value)
    who = scene.referent(value)
    piece = unfold(value)[0] if isinstance(value, (Spoken, Piece)) else None
    if piece is DOER and not scene.introduced:
        return who.plural
    return who.plural or (isinstance(piece, Pointing) and who.human)


def possessive(scene: Scene, value: object) -> Tokens:
    """Return the English possessive of any nominal."""
    piece, _ = unfold(scene.recalled(value))
    return piece.possessive(scene) if isinstance(piece, Nominal) else scene.say(value)


def owning_stem(scene: Scene, value: object) -> str | None:
    """Return the German possessive stem of any nominal, None when it owns by a genitive."""
    piece, _ = unfold(scene.recalled(value))
    return piece.owning_stem(scene) if isinstance(piece, Nominal) else None
