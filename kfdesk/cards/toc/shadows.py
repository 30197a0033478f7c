"""Tokens of Change: Shadows."""

from kfdesk.language.words import *


def _the_long_con() -> tuple[Ability, Ability]:
    stooges = named("stooge")
    spent = destroy(any_number(CREATURE, FRIENDLY, stooges))
    payoff = if_(there_are(at_least(6), done(spent)), and_(forge(free=True), purge(THIS)))
    return cannot(REAP, each(CREATURE, FRIENDLY, stooges)), action(make_token(1, stooges), spent, payoff)


THE_LONG_CON = card("the-long-con", *_the_long_con())
BIG_SAL = card("big-sal", play(make_token(2)))


def _kymoor_outpost() -> Ability:
    sent = a(CREATURE, FRIENDLY)
    return action(if_you_do(put(sent, DECK_BOTTOM, printed=owner_of(sent)), and_(steal(1), make_token())))


KYMOOR_OUTPOST = card("kymoor-outpost", _kymoor_outpost())
RICH_SCORE = card("rich-score", play(make_token(), steal(half(each(CREATURE, FRIENDLY, TOKEN), up=True))))


def _cover_operation() -> Ability:
    made = make_token()
    return play(then(made, ready(those(made))))


COVER_OPERATION = card("cover-operation", _cover_operation())
LURKING_HOB = card("lurking-hob", after_reap(make_token()))
SLIPSHOT = card("slipshot", after(is_destroyed(a(CREATURE, NEIGHBORING)), ready(THIS)), play(make_token()))
SNEAKY_FEATS = card("sneaky-feats", play(make_token(), if_(happened(steals(YOU), THIS_TURN), archive(THIS))))
STOOGE = card("stooge", action(if_(is_(THIS, ON_FLANK), make_token())))
CLEANER = card("cleaner", action(deal(3, a(CREATURE))))
PROWLER = card("prowler", after_reap(if_(there_are(more_than(amber_of(YOU)), amber_of(OPPONENT)), steal(1))))
YARDBIRD = card("yardbird", before_fight(ready(a(CREATURE, OTHER, named("yardbird")))))
