"""Members of a group: each, any or one of several things."""

from __future__ import annotations

from dataclasses import replace

from kfdesk.records import record
from kfdesk.text import german
from kfdesk.text.german import Case
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.nouns import EACH
from kfdesk.text.pronouns import owning_stem
from kfdesk.text.speech import Nominal, Referent, Scene
from kfdesk.text.tokens import Tokens


@record
class EachOf(Nominal):
    """Each of several: "each of its neighbors", German "jeder Nachbar von Troll". `group` is a plural noun phrase."""

    group: NounPhrase

    def referent(self, scene: Scene) -> Referent:
        """Return one member of the group."""
        return self.group.referent(scene)._replace(plural=False)

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the phrase; German puts the group in the genitive where a pronoun says whose it is."""
        if scene.language == "en":
            return ["each of", *scene.say(self.group)]
        if self.group.of is not None and owning_stem(scene, self.group.of) is None:
            return scene.say(replace(self.group, det=EACH))
        word = german.article(EACH.kind, EACH.de, scene.case, self.referent(scene).column)
        return [word, *scene.but(case=Case.GEN).say(self.group)]


@record
class AnyOf(Nominal):
    """Any of several: "any of those creatures", which German says of one. `group` is a plural noun phrase."""

    group: NounPhrase

    def referent(self, scene: Scene) -> Referent:
        """Return several in English, one of them in German."""
        return self.group.referent(scene)._replace(plural=scene.language == "en")

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the phrase; German puts the group in the genitive."""
        if scene.language == "en":
            return ["any of", *scene.say(self.group)]
        word = german.article(EACH.kind, "ein", scene.case, self.referent(scene).column)
        return [word, *scene.but(case=Case.GEN).say(self.group)]


@record
class SeveralOrEach(Nominal):
    """What English says of several and German of each: "creatures cannot be …", "keiner Kreatur kann …"."""

    several: NounPhrase
    each: NounPhrase

    def referent(self, scene: Scene) -> Referent:
        """Return several in English, one in German."""
        return self._said(scene).referent(scene)

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the phrase of the scene's language."""
        return scene.say(self._said(scene))

    def _said(self, scene: Scene) -> NounPhrase:
        return self.several if scene.language == "en" else self.each


@record
class OneOf(EachOf):
    """Any one of several: "one of its neighbors"."""

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the phrase; German puts the group in the genitive."""
        if scene.language == "en":
            return ["one of", *scene.say(self.group)]
        word = german.article(EACH.kind, "ein", scene.case, self.referent(scene).column)
        return [word, *scene.but(case=Case.GEN).say(self.group)]


@record
class SoManyOf(EachOf):
    """A number of several: "2 of its neighbors", of 1 "at least 1 of its neighbors"."""

    number: int

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the phrase; German puts the group in the genitive."""
        if scene.language == "en":
            return [f"{self.number} of" if self.number > 1 else "at least 1 of", *scene.say(self.group)]
        one = german.article(EACH.kind, "ein", scene.case, self.referent(scene).column)
        how_many = str(self.number) if self.number > 1 else f"mindestens {one}"
        return [how_many, *scene.but(case=Case.GEN).say(self.group)]
