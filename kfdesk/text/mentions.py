"""Things mentioned before, and parts of a text in which they are said shortly: "it", "that creature"."""

from __future__ import annotations

from dataclasses import replace

from kfdesk.records import record
from kfdesk.text.enumeration import Both
from kfdesk.text.nominals import Name, NounPhrase, That
from kfdesk.text.nouns import THE
from kfdesk.text.pronouns import DOER, YOU, Pronoun, possessive
from kfdesk.text.speech import Nominal, Piece, Referent, Sayable, Scene, Spoken, unfold
from kfdesk.text.this_card import THIS_AGAIN, THIS_CARD, THIS_ONCE_MORE, has_no_gender
from kfdesk.text.tokens import Tokens


@record
class Recalling(Piece):
    """A part of a text in which things mentioned before are said shortly.

    `near`, in the same sentence: "it"; else "that creature".
    """

    text: Sayable
    known: tuple[Spoken, ...]
    near: bool = False

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the text with what is known pointed at."""
        return self.within(scene).say(self.text)

    def possessive(self, scene: Scene) -> Tokens:
        """Return what the text stands for as owner, with what is known pointed at."""
        return possessive(self.within(scene), self.text)

    def within(self, scene: Scene) -> Scene:
        """Return the scene of the text."""
        recall: dict[object, Sayable] = dict(scene.recall or {})
        recall.update((thing, self._again(thing, recall.get(thing))) for thing in self.known)
        return scene.but(recall=recall)

    def _again(self, thing: Spoken, name: Sayable) -> Sayable:
        if isinstance(name, Name | Both):
            return Pronoun(name) if self.near else name
        if isinstance(name, Spoken) and unfold(name)[0] is YOU:
            return name
        piece, _ = unfold(thing)
        if piece is THIS_CARD:
            return THIS_AGAIN if self.near else THIS_CARD
        return Pronoun(thing) if self.near or not isinstance(piece, NounPhrase) else That(thing)


@record
class InScene(Nominal):
    """Something whose words depend on what has been mentioned where it stands."""

    def in_scene(self, scene: Scene) -> Nominal:
        """Return the phrase that fits what has been mentioned."""
        raise NotImplementedError(type(self).__name__)

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return that phrase."""
        return self.in_scene(scene).tell(scene, owner)

    def referent(self, scene: Scene) -> Referent:
        """Return the gender and number of that phrase."""
        return self.in_scene(scene).referent(scene)

    def possessive(self, scene: Scene) -> Tokens:
        """Return the possessive of that phrase."""
        return self.in_scene(scene).possessive(scene)

    def owning_stem(self, scene: Scene) -> str | None:
        """Return the German possessive stem of that phrase."""
        return self.in_scene(scene).owning_stem(scene)


@record
class WhoeverActs(InScene):
    """Players as owners, said shortly where it is they who act: "each player gains …" of "their" pools."""

    who: Spoken

    def in_scene(self, scene: Scene) -> Nominal:
        piece, _ = unfold(self.who)
        assert isinstance(piece, Nominal), self.who
        return DOER if scene.subject is self.who else piece


def in_another_sentence(scene: Scene) -> Scene:
    """Return the scene of a later sentence: what was "it" is "that creature" there, and the card has its name."""
    if not scene.recall:
        return scene
    return scene.but(recall={thing: _from_afar(said) for thing, said in scene.recall.items()})


def _from_afar(said: Sayable) -> Sayable:
    """Return how a thing is mentioned again in a later sentence; players stay "they"."""
    if said is THIS_AGAIN or said is THIS_ONCE_MORE:
        return THIS_CARD
    if not isinstance(said, Pronoun) or not isinstance(said.of, (Spoken, Piece)):
        return said
    piece, _ = unfold(said.of)
    return That(said.of) if isinstance(piece, NounPhrase) and not piece.nouns[-1].human else said


def it_if_clear(scene: Scene, value: Sayable) -> Sayable:
    """Return how a thing mentioned before is said: "it" where nothing else could be meant.

    Each of a description is "those creatures".
    """
    said = scene.recalled(value)
    candidates = [one for one in (scene.recall or {}).values() if isinstance(one, That)]
    if not isinstance(said, That) or candidates != [said]:
        return value
    is_each = said.referent(scene).plural and not scene.referent(said.of).plural
    return value if is_each else Pronoun(said.of)


@record
class ItIfAlone(InScene):
    """A thing mentioned before: "it" where nothing else was mentioned, else "that creature".

    Where two of a sort were mentioned it is "that enemy creature".
    """

    of: Sayable

    def in_scene(self, scene: Scene) -> Nominal:
        mentioned = [one for one in (scene.recall or {}).values() if isinstance(one, That)]
        if len(mentioned) < 2:
            return Pronoun(self.of)
        pieces = [unfold(one.of)[0] for one in mentioned]
        said = [piece.that() for piece in pieces if isinstance(piece, NounPhrase)]
        this, _ = unfold(self.of)
        if isinstance(this, NounPhrase) and said.count(this.that()) > 1:
            return replace(this.that(), mods=this.mods)
        return That(self.of)


@record
class ThisOrIt(InScene):
    """The card that bears the text: "it" in a clause about it and where it was mentioned before, else its name."""

    of: Spoken

    def in_scene(self, scene: Scene) -> Nominal:
        about_it = scene.within is not None and unfold(scene.within)[0] is THIS_CARD
        if about_it or self.of in (scene.recall or {}):
            return Pronoun(self.of)
        return THIS_CARD


@record
class CalledAlike(Piece):
    """A part of a text about a thing: German says its name there too, where `named` is called by one.

    "Krump erhält Ansturm X, wobei X die Stärke von Krump ist": of "ihre Stärke" the gender may not fit.
    """

    text: Sayable
    thing: Spoken
    named: Spoken

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the text."""
        name = scene.recalled(self.named)
        if scene.language == "en" or not isinstance(name, Name):
            return scene.say(self.text)
        return Calling(self.text, self.thing, name).tell(scene, owner)


@record
class IfByName(Piece):
    """One wording where a thing is called by its name, another where it is not."""

    thing: Spoken
    named: Sayable
    otherwise: Sayable

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the wording that fits."""
        return scene.say(self.named if isinstance(scene.recalled(self.thing), Name) else self.otherwise)


@record
class ByName(InScene):
    """A thing by its name where it is called by one, else as something else: "Krump’s neighbor", "its neighbor"."""

    thing: Spoken
    otherwise: Nominal

    def in_scene(self, scene: Scene) -> Nominal:
        name = scene.recalled(self.thing)
        return name if isinstance(name, Name) else self.otherwise


@record
class Calling(Piece):
    """A part of a text in which one thing is called something else: "up to 3 creatures" for what is picked thrice."""

    text: Sayable
    thing: Spoken
    name: Sayable

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the text with the other name for the thing."""
        return self.within(scene).say(self.text)

    def within(self, scene: Scene) -> Scene:
        """Return the scene of the text."""
        recall: dict[object, Sayable] = dict(scene.recall or {})
        recall[self.thing] = self.name
        return scene.but(recall=recall)


@record
class ItsOwn(InScene):
    """Something of a thing: "its armor"; German "die Rüstung" where the gender of the thing's name is not known."""

    own: NounPhrase
    thing: Sayable

    def in_scene(self, scene: Scene) -> NounPhrase:
        if has_no_gender(scene, self.thing):
            return replace(self.own, det=THE)
        return replace(self.own, of=Pronoun(self.thing))
