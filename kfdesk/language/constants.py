"""The rulebook's small vocabularies as plain names: houses, keywords, labels, steps, keys, editions, traits.

A term that is also another word of the index (the label "Action", the trait "power") is not repeated here.
"""

from __future__ import annotations

from typing import Final

from kfdesk.engine.terms import Edition, House, Icon, KeyColor, Keyword, Label, Step

# Houses --------------------------------------------------------------------------------------------

BROBNAR: Final = House.BROBNAR
DIS: Final = House.DIS
EKWIDON: Final = House.EKWIDON
GEISTOID: Final = House.GEISTOID
KEYRAKEN: Final = House.KEYRAKEN
LOGOS: Final = House.LOGOS
MARS: Final = House.MARS
OUBOROS: Final = House.OUBOROS
REDEMPTION: Final = House.REDEMPTION
SANCTUM: Final = House.SANCTUM
SAURIAN: Final = House.SAURIAN
SHADOWS: Final = House.SHADOWS
SKYBORN: Final = House.SKYBORN
STAR_ALLIANCE: Final = House.STAR_ALLIANCE
UNFATHOMABLE: Final = House.UNFATHOMABLE
UNTAMED: Final = House.UNTAMED

# Keywords ------------------------------------------------------------------------------------------

ALPHA: Final = Keyword.ALPHA
ASSAULT: Final = Keyword.ASSAULT
DEPLOY: Final = Keyword.DEPLOY
ELUSIVE: Final = Keyword.ELUSIVE
ENTRENCH: Final = Keyword.ENTRENCH
HAZARDOUS: Final = Keyword.HAZARDOUS
INVULNERABLE: Final = Keyword.INVULNERABLE
OMEGA: Final = Keyword.OMEGA
POISON: Final = Keyword.POISON
SKIRMISH: Final = Keyword.SKIRMISH
SPLASH_ATTACK: Final = Keyword.SPLASH_ATTACK
TAUNT: Final = Keyword.TAUNT
TREACHERY: Final = Keyword.TREACHERY
VERSATILE: Final = Keyword.VERSATILE

# Labels --------------------------------------------------------------------------------------------

PLAY: Final = Label.PLAY
AFTER_FIGHT: Final = Label.AFTER_FIGHT
AFTER_REAP: Final = Label.AFTER_REAP
BEFORE_FIGHT: Final = Label.BEFORE_FIGHT
OMNI: Final = Label.OMNI
DESTROYED: Final = Label.DESTROYED
SCRAP: Final = Label.SCRAP
FATE: Final = Label.FATE

# Steps ---------------------------------------------------------------------------------------------

FORGE_STEP: Final = Step.FORGE
HOUSE_STEP: Final = Step.HOUSE
MAIN_STEP: Final = Step.MAIN
READY_STEP: Final = Step.READY
DRAW_STEP: Final = Step.DRAW

# Keys ----------------------------------------------------------------------------------------------

RED: Final = KeyColor.RED
BLUE: Final = KeyColor.BLUE
YELLOW: Final = KeyColor.YELLOW

# Bonus icons ---------------------------------------------------------------------------------------

AMBER: Final = Icon.AMBER
CAPTURE: Final = Icon.CAPTURE
DAMAGE: Final = Icon.DAMAGE
DISCARD: Final = Icon.DISCARD
DRAW: Final = Icon.DRAW

# Counters ----------------------------------------------------------------------------------------

AWAKENING: Final = "awakening"
CORROSION: Final = "corrosion"
DEPTH: Final = "depth"
DISRUPTION: Final = "disruption"
DOOM: Final = "doom"
ENLIGHTENED: Final = "enlightened"
FUSE: Final = "fuse"
GLORY: Final = "glory"
GROWTH: Final = "growth"
HATCH: Final = "hatch"
IGNORANCE: Final = "ignorance"
KNOWLEDGE: Final = "knowledge"
MINERALIZE: Final = "mineralize"
MUTATION: Final = "mutation"
NAY: Final = "nay"
PAINT: Final = "paint"
SCHEME: Final = "scheme"
TIME: Final = "time"
TRADE: Final = "trade"
WARRANT: Final = "warrant"
WISDOM: Final = "wisdom"
YEA: Final = "yea"

# Editions ------------------------------------------------------------------------------------------

V1_0: Final = Edition.V1_0
V1_1: Final = Edition.V1_1
V1_3: Final = Edition.V1_3
V2023: Final = Edition.V2023
V18_4: Final = Edition.V18_4

# Traits --------------------------------------------------------------------------------------------

REDACTED: Final = "[redacted]"
ADAGION: Final = "adagion"
AGENT: Final = "agent"
AI: Final = "ai"
ALIEN: Final = "alien"
ALLY: Final = "ally"
ANALYST: Final = "analyst"
ANGEL: Final = "angel"
AQUAN: Final = "aquan"
ARM: Final = "arm"
ARTISAN: Final = "artisan"
ASSASSIN: Final = "assassin"
BEAST: Final = "beast"
BRAKKEN: Final = "bräkken"
BUGGY: Final = "buggy"
CAT: Final = "cat"
CHANGELING: Final = "changeling"
CIRRUS: Final = "cirrus"
CLOCK: Final = "clock"
CLOUD: Final = "cloud"
CURSE: Final = "curse"
CYBORG: Final = "cyborg"
DEMON: Final = "demon"
DINOSAUR: Final = "dinosaur"
DIPLOMAT: Final = "diplomat"
DRAGON: Final = "dragon"
EGG: Final = "egg"
ELDER: Final = "elder"
ELEMENTAL: Final = "elemental"
ELF: Final = "elf"
EQUATION: Final = "equation"
EXPERIMENT: Final = "experiment"
FAERIE: Final = "faerie"
FISHER: Final = "fisher"
FUNGUS: Final = "fungus"
GETROOKYA: Final = "getrookya"
GIANT: Final = "giant"
GOBLIN: Final = "goblin"
HALYARD: Final = "halyard"
HANDUHAN: Final = "handuhan"
HORSEMAN: Final = "horseman"
HUMAN: Final = "human"
HUNTER: Final = "hunter"
IMP: Final = "imp"
INSECT: Final = "insect"
IRONYX: Final = "ironyx"
ITEM: Final = "item"
JREEN: Final = "j'reen"
JELLY: Final = "jelly"
KNIGHT: Final = "knight"
KRXIX: Final = "krxix"
LAW: Final = "law"
LEADER: Final = "leader"
LEVIATHAN: Final = "leviathan"
LOCATION: Final = "location"
MARTIAN: Final = "martian"
MERCHANT: Final = "merchant"
MONK: Final = "monk"
MUTANT: Final = "mutant"
MYTH: Final = "myth"
NIFFLE: Final = "niffle"
PHILOSOPHER: Final = "philosopher"
PHOENIX: Final = "phoenix"
PILOT: Final = "pilot"
PIRATE: Final = "pirate"
PLAN: Final = "plan"
POLITICIAN: Final = "politician"
PRIEST: Final = "priest"
PROXIMAN: Final = "proximan"
PSION: Final = "psion"
QUEST: Final = "quest"
RANGER: Final = "ranger"
RAPTRIX: Final = "raptrix"
RAT: Final = "rat"
RECRUITER: Final = "recruiter"
ROBOT: Final = "robot"
SAGE: Final = "sage"
SCIENTIST: Final = "scientist"
SHAPESHIFTER: Final = "shapeshifter"
SHARD: Final = "shard"
SHIP: Final = "ship"
SIN: Final = "sin"
SOLDIER: Final = "soldier"
SPECTER: Final = "specter"
SPIRIT: Final = "spirit"
STORMKIN: Final = "stormkin"
SYLICATE: Final = "sylicate"
TENTACLE: Final = "tentacle"
THIEF: Final = "thief"
TREASURE: Final = "treasure"
TREE: Final = "tree"
VARIANT: Final = "variant"
VEHICLE: Final = "vehicle"
WEAPON: Final = "weapon"
WITCH: Final = "witch"
WOLF: Final = "wolf"

globals()["__all__"] = [name for name in dir() if name.isupper()]  # type checkers take only a list that is spelled out
