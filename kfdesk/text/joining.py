"""Joints: sentences in a row, "and", labels, quoted abilities, lines, bullets, asides, a named subject."""

from __future__ import annotations

from kfdesk.records import record
from kfdesk.text.enumeration import LINKS, link_before
from kfdesk.text.mentions import Calling, Recalling, in_another_sentence, it_if_clear
from kfdesk.text.parts_of_speech import Adjective
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.runs import Role
from kfdesk.text.tokens import Mark, Token, Tokens, Word, in_role
from kfdesk.text.wording import Fragment, Modal, Order, SentenceContext, Wordable, Worded, unfold
from kfdesk.text.words import Pair


@record
class Sentences(Fragment):
    """Whole sentences one after the other; only the first takes the order the whole is asked for."""

    items: tuple[Wordable, ...]

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the sentences, each with its full stop."""
        out: Tokens = []
        later = in_another_sentence(context).but(order=Order.DO, modal=Modal.NONE, shared=False, adverb=None)
        for at, item in enumerate(self.items):
            out += [*(context if at == 0 else later).say(item), Mark.STOP]
        return out


@record
class Stopped(Fragment):
    """A text that ends with a full stop where it is more than one sentence, and without where it is one."""

    text: Wordable

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the text; a full stop within quotation marks or parentheses ends no sentence of it."""
        said = context.say(self.text)
        depth, ended = 0, False
        for token in said:
            depth += (token in _OPENING) - (token in _CLOSING)
            ended = ended or (token is Mark.STOP and not depth)
        return [*said, Mark.STOP] if ended else said


_OPENING = (Mark.OPEN, Mark.LEFT, Mark.INSERT)
_CLOSING = (Mark.CLOSE, Mark.RIGHT)


@record
class And(Fragment):
    """Deeds, as a rule of one subject, joined in a sentence: "draw a card, gain 1{amber}, and …"."""

    items: tuple[Wordable, ...]
    link: str = "and"
    one_subject: bool = True

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the clauses; subject and modal verb are said once."""
        out = context.say(self.items[0])
        later = context.but(shared=self.one_subject, adverb=None)
        anew = later.but(order=Order.DO) if context.order in (Order.THEN, Order.FRONT) else later
        for at, item in enumerate(self.items[1:], start=2):
            out += link_before(at, len(self.items), LINKS[self.link][context.language], context.language)
            out += (anew if _has_doer(item) else later).say(item)
        return out


def _has_doer(item: Wordable) -> bool:
    """Return whether a deed names who does it, as the subject of a clause of its own."""
    fragment = unfold(item)[0] if isinstance(item, (Worded, Fragment)) else None
    while isinstance(fragment, (Recalling, Calling)):
        fragment = unfold(fragment.text)[0]
    return isinstance(fragment, By)


@record
class By(Fragment):
    """A deed done by somebody: "your opponent", "each player", the card itself."""

    who: Wordable
    deed: Wordable

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the clause with `who` as its subject."""
        opening = context.order in (Order.DO, Order.MAIN)
        who = it_if_clear(context, self.who) if opening else self.who
        return context.but(subject=who, shared=False, introduced=True).say(self.deed)


@record
class InRole(Fragment):
    """Words that are a label or a keyword, whatever they would be elsewhere."""

    text: Wordable
    role: Role

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the words in their role; all lead where the first that leads anywhere does."""
        said = context.say(self.text)
        target = next((token.target for token in said if isinstance(token, Word) and token.target), "")
        return in_role(said, self.role, target)


@record
class Labelled(Fragment):
    """An ability: its bold words, joined by slashes, and what it does."""

    labels: tuple[Wordable, ...]
    text: Wordable

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return "After Fight/After Reap: …." with its full stop."""
        out: Tokens = []
        for label in self.labels:
            if out:
                out += [Mark.GLUE, *_alike("/", out[-1]), Mark.GLUE]
            out += context.say(label)
        plain = context.but(order=Order.DO, modal=Modal.NONE, shared=False, subject=None)
        return [*out, Mark.COLON, *plain.say(self.text), Mark.STOP]


def _alike(sign: str, word: Token) -> Tokens:
    """Return a sign in the role of the label before it."""
    return in_role([sign], word.role) if isinstance(word, Word) and word.role is Role.LABEL else [sign]


@record
class Stated(Fragment):
    """A sentence behind the name of the card that it comes from, with a remark behind it: "Quant: You may …"."""

    title: Wordable
    text: Wordable
    remark: Wordable = None

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the title, the sentence and the remark with its full stop."""
        title = [] if self.title is None else [*context.say(self.title), Mark.COLON]
        return [*title, *context.say(self.text), *context.say(self.remark), Mark.STOP]


@record
class Quoted(Fragment):
    """An ability that a card gains, in quotation marks; in it, `this` is that card (None: the one that says it)."""

    text: Wordable
    this: Wordable

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the quotation."""
        this = context.this if self.this is None else self.this
        inner = context.but(order=Order.DO, modal=Modal.NONE, shared=False, subject=None, this=this, giver=context.this)
        return [Mark.OPEN, *inner.say(self.text), Mark.STOP, Mark.CLOSE]


@record
class Aside(Fragment):
    """A reminder in parentheses, a sentence of its own."""

    text: Wordable

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the parenthesis."""
        plain = context.but(order=Order.DO, modal=Modal.NONE, shared=False)
        return [Mark.LEFT, *plain.say(self.text), Mark.STOP, Mark.RIGHT]


@record
class Lines(Fragment):
    """A text box: every item on a line of its own, each ending with a full stop."""

    items: tuple[Wordable, ...]

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the lines."""
        out: Tokens = []
        for item in self.items:
            out += [*([Mark.LINE] if out else []), *context.say(item), Mark.STOP]
        return out


@record
class Bullets(Fragment):
    """Choices, one a line, each an instruction."""

    items: tuple[Wordable, ...]

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the bulleted lines."""
        plain = context.but(order=Order.DO, modal=Modal.NONE, shared=False)
        out: Tokens = []
        for item in self.items:
            out += [Mark.BULLET, *plain.say(item), Mark.STOP]
        return out


@record
class Listed(Fragment):
    """Things or words in a row: "elusive, skirmish and taunt"."""

    items: tuple[Wordable, ...]
    link: str = "and"

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the items with commas and the link."""
        out: Tokens = []
        for at, item in enumerate(self.items, start=1):
            if at > 1:
                out += link_before(at, len(self.items), LINKS[self.link][context.language], context.language)
            out += context.say(item)
        return out


@record
class IfMentioned(Fragment):
    """One wording where a thing has been mentioned before in the same sentence, another where it has not."""

    thing: Worded
    again: Wordable
    first: Wordable

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the wording that fits."""
        return context.say(self.again if context.recall and self.thing in context.recall else self.first)


def this_way(done: Pair) -> tuple[Adjective, Frame]:
    """Return the description of things to which an earlier instruction happened; `done` is its participle.

    English puts it behind the noun, "each creature healed this way", German before it.
    """
    return Adjective("", f"auf diese Weise {done.de}"), fixed(f"{done.en} this way", "")


def that_was(done: Pair) -> tuple[Adjective | Frame, ...]:
    """Return the attribute of things to which something happened: "the discarded card", "the cards put into play".

    English puts a participle of several words behind the noun.
    """
    return (Adjective("", done.de), fixed(done.en, "")) if " " in done.en else (Adjective(done.en, done.de),)


# Ready-made joints: use as `IF.of(condition=…, effect=…)`, or as a node's `phrase`.

MAY = Frame(en="{effect:may}", de="{effect:may}")
IF_YOU_DO = Frame(en="{first}. If {so}, {second}", de="{first}. Falls {so:last}, {second:then}")
IF_SO = Frame(en="if {so}, {effect}", de="falls {so:last}, {effect:then}")
DO_SO = Phrase(en="{doer} | do", de="{doer} | das tun").of()
DO_NOT_DO_SO = Phrase(en="{doer} | do not", de="{doer} | das nicht tun").of()
"""What stands behind the "if" of `IF_YOU_DO` and `IF_SO`."""
OTHERWISE = Frame(en="{first}. Otherwise, {second}", de="{first}. Ansonsten {second:then}")
IF = Frame(en="if {condition}, {effect}", de="falls {condition:last}, {effect:then}")
UNLESS = Frame(en="{effect} unless {condition}", de="{effect}, es sei denn, {condition:main}")
WHILE_LATER = Frame(en="{effect} while {condition}", de="{effect}, solange {condition:last}")
WHILE = Frame(en="while {condition}, {effect}", de="solange {condition:last}, {effect:then}")
WHILE_RULE = Frame(en="while {condition}, {rule}", de="solange {condition:last}, gilt: {rule:do}")
"""`WHILE` for a rule that begins with after or if."""
AFTER_WHILE = Frame(
    en="after {event} while {condition}, {effect}",
    de="nachdem {event:perfect}, solange {condition:last}, {effect:then}",
)
AFTER = Frame(en="after {event}, {effect}", de="nachdem {event:perfect}, {effect:then}")
EACH_TIME = Frame(en="each time {event}, {effect}", de="jedes Mal, wenn {event:last}, {effect:then}")
EACH_TIME_LATER = Frame(en="{effect} each time {event}", de="jedes Mal, wenn {event:last}, {effect:then}")
IF_LATER = Frame(en="{effect} if {condition}", de="{effect}, falls {condition:last}")


@record
class OneOfThese(Fragment):
    """Alternatives in a question that is answered with yes or no: "Either do this or do that?"."""

    deed: Wordable

    def render(self, context: SentenceContext, owner: object) -> Tokens:
        """Return the alternatives, with "either" where they are asked of whoever does them."""
        return context.say(_EITHER.of(deed=self.deed) if context.order is Order.BARE else self.deed)


_EITHER = Frame(en="either {deed:bare}", de="entweder {deed:bare}")
