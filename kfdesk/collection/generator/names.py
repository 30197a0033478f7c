"""Names of Archons: blueprints filled with words, and a look at what came out before anybody reads it."""

from __future__ import annotations

import re
from codecs import decode
from functools import lru_cache
from itertools import pairwise

from kfdesk.collection.generator import name_words as w
from kfdesk.collection.generator.dice import Dice

BLUEPRINTS: tuple[tuple[int, str], ...] = (
    (14, "{given} {surname}, the {adjective} {role}"),
    (12, "“{nickname}” {given}, {place} {animal}"),
    (12, "{given} of the {adjective} {site}"),
    (12, "{title} {given} {surname}, {role} in {noun}"),
    (11, "The {adjective} {given} of {place}"),
    (9, "{one}, the {adjective} {role} of {things}"),
    (10, "{given} {initial}. {surname}, {place}’s {role}"),
    (8, "{given} that {deeds} {things} in the {adjective} {site}"),
    (6, "{adjective} {surname}, {place} {role}"),
    (6, "{given} “{nickname}” {surname}"),
)
"""Blueprints with how often, in a hundred, each is used."""

LONGEST = 60
"""A longer name is drawn again: it has to stand on an identity card."""

_WORDS = {
    "given": w.GIVEN,
    "role": w.ROLES,
    "title": w.TITLES,
    "nickname": w.NICKNAMES,
    "animal": w.ANIMALS,
    "adjective": w.ADJECTIVES,
    "site": w.SITES,
    "noun": w.NOUNS,
    "things": w.THINGS,
    "one": w.ONE_WORD,
    "deeds": w.DEEDS,
    "initial": tuple("ABCDEFGHIJKLMNOPRSTUVWYZ"),
}
_SLOT = re.compile(r"\{([a-z]+)\}")
_TRIES = 100


def archon_name(dice: Dice) -> str:
    """Return a name that none of the block lists objects to."""
    for _ in range(_TRIES):
        name = _filled(dice, _blueprint(dice))
        if len(name) <= LONGEST and objection(name) is None:
            return name
    raise AssertionError("the word lists hardly give a name that may be shown")


def objection(name: str) -> str | None:
    """Return what is wrong with a name, or None: a blocked word, a blocked pair of neighbors, or a blocked run of
    letters anywhere, also across the gaps between words."""
    words: list[str] = re.findall(r"[a-z]+", name.casefold())
    for word in words:
        if word in _blocked_words() or word.removesuffix("s") in _blocked_words():
            return word
    for one, other in pairwise(words):
        if (one.removesuffix("s"), other.removesuffix("s")) in _blocked_pairs():
            return f"{one} {other}"
        if one + other in _blocked_words():
            return one + other
    run = "".join(words)
    return next((letters for letters in _blocked_runs() if letters in run), None)


def _blueprint(dice: Dice) -> str:
    at = dice.below(100)
    for share, blueprint in BLUEPRINTS:
        at -= share
        if at < 0:
            return blueprint
    raise AssertionError("the shares of the blueprints add up to a hundred")


def _filled(dice: Dice, blueprint: str) -> str:
    return _SLOT.sub(lambda slot: _word(dice, slot.group(1)), blueprint)


def _word(dice: Dice, kind: str) -> str:
    if kind in ("surname", "place"):
        first = dice.pick(w.FIRST_HALF)
        second = dice.pick([half for half in w.SECOND_HALF if half[0] != first[-1] and half != first.lower()])
        return first + second
    word = dice.pick(_WORDS[kind])
    if kind == "deeds":
        return word.replace("-", " ").lower()
    return word.replace("-", " ") if kind == "title" else word


@lru_cache(maxsize=1)
def _blocked_words() -> frozenset[str]:
    return frozenset(decode(_WORDS_13, "rot13").split())


@lru_cache(maxsize=1)
def _blocked_runs() -> tuple[str, ...]:
    return tuple(decode(_RUNS_13, "rot13").split())


@lru_cache(maxsize=1)
def _blocked_pairs() -> frozenset[tuple[str, str]]:
    pairs = (pair.split("-") for pair in decode(_PAIRS_13, "rot13").split())
    return frozenset((one, other) for one, other in pairs)


# Turned by thirteen letters: nobody who reads this file has to read them.
_WORDS_13 = """
nany nahf nefpu nefr nelna nff nffubyr onovrf onol onfgneq ovgpu obyybpx obzore obaqntr obare obbo obl oblf
oernfg ohttre ohz ohgg pnapre pnfgr puvyq puvyqera pyvg pbpx pbaphovar pbba pbecfr penc pevccyr pevccyrq phz
phag qntb qnza qrcc qrivy qvpx qvyqb qlxr rfpbeg rhahpu snt snttbg snaal sneg srypu svpxra sybbml sbgmr shpx
shuere trabpvqr tvey tveyf tbbx tebcre tebcvat thazna tlcfl unt unerz urngura urvy uryy uvgyre ubybpnhfg ubzb
ubbxre uher uhffl vqvbg vzorpvyr vaoerq vaprfg vasvqry wnc wrj wvunq wvmm xnpxr xnanxr xvq xvqf xvxr xxx xyna
xabo xenhg ynq ynff yrfob ybyvgn yhangvp ylapu znvqra znvqraf zna znffnper znfgre zra zvqtrg zvatr zvfftroheg
zbyrfgre zbatby zbatbybvq zbeba zheqre zheqrere zhfpuv zhfyvz anmv artre arteb avttn avttre abapr ahqr ahggr
alzcub betnfz betl bevrag bevragny cnxv crqb crrcvat cravf craare cvff cvffre cynthr cbb cbbs cbea cevpx chor
chevgl chffl dhrre enpr enpvny enpvfz enpvfg encr encvfg erqfxva ervpu ergneq fnintr fpuynzcr fpujnam
fpujhpugry fpebghz frzra frk funt fuvg fxnax fynt fynir fynirel fyhg fcnfg fcnfgvp fcnm fcrez fcvp fdhnj ff
fgevc fgevccre fhvpvqr gneg greebe greebevfg gvg gvgf gvggra gbegher gbffre genaal ghzbe gheq gjng hagbhpunoyr
intvan ivetva jnax jnaxre jrapu jrgonpx juber jvpufre jbt jbzna jbzra mvtrhare
"""
"""Never a word of a name, nor two neighboring words run together."""
_RUNS_13 = """
nefpuybpu nffubyr ovgpu phag qvyqb snttbg sbgmr shpx uvgyre ubybpnhfg xvxr anmv avttn avttre crqbcu cravf
cbeab chffl encvfg ergneq fpuynzcr fuvgurnq intvan jnaxre juber jvpufre
"""
"""Never inside a name, wherever a word begins."""
_PAIRS_13 = """
nofrag-sngure onpx-qbbe onpx-cnffntr onpxqbbe-ragel ovt-ubea oybbq-chevgl oenmra-zbgure oenmra-fvfgre
oenmra-lbhat oebgure-ybire oebja-fubjre oheavat-obbxf oheavat-pebff pbyyrpgbe-unve qnex-fxva qrne-yrnqre
rntre-zbgure rntre-fvfgre rguavp-pyrnafvat rknygrq-yrnqre svany-fbyhgvba sevtvq-fvfgre tnf-punzore tnf-bira
tragyr-ybire tbyqra-fubjre terng-yrnqre terng-ercynprzrag tevaavat-erncre uneq-ebq uneq-jbbq urnirayl-tngr
ubg-ebq veba-pebff ybar-jbys ybat-ebq ybbfr-ohggba znavsrfg-qrfgval znfgre-enpr zbgure-ura zbgure-ybire
anxrq-gehgu avtug-fgnyxre avtug-ivfvgbe ahg-fnpx byq-ont byq-pbj byq-sneg byq-tbng cyhz-fnpx cebhq-obl
cebhq-sngure cher-oybbq dhvpx-svavfu enirabhf-zbgure enirabhf-fvfgre enirabhf-lbhat erne-tngr erq-yvtug
frperg-nqzvere frperg-ybire fvfgre-ybire fgvss-ubea fgvss-ebq fhcerzr-yrnqre fjbyyra-npbea guveq-cbfvgvba
genvy-grne hapyr-pbawhere hapyr-wrfgre hapyr-zntvpvna hapyr-cvcre hapyr-chccrgrre hapyr-gbz hapyr-gbhpu
hapyr-juvfcrere jrg-qernz jrg-ubyr jrg-jryy juvfcrere-rne juvgr-xavtug juvgr-cbjre juvgr-cevqr juvgr-enpr
juvgr-fhcerznpl lbhat-pbyyrpgbe lbhat-syrfu lbhat-ybire lbhat-zbqry lbhat-cvcre lbhat-juvfcrere
"""
"""Never side by side, though each may stand alone."""
