"""Make the sounds of the table from nothing but sines and noise, and write them to assets/sounds.

Usage: python packaging/sounds.py [FOLDER]
       python packaging/sounds.py --measure [FOLDER]

Each sound is a short Ogg Vorbis file: two channels, `RATE` samples a second. No recording of anybody is in them. What
happens often has `TAKES` takes, so that six reaps are not one sound six times. The script prints how loud each take is
by ITU-R BS.1770-4, how it begins and ends, and how much of it lies below 200 Hz; then the kinds that sound most alike.
`--measure` measures files that are there.

It needs what the program does not: NumPy and SciPy to make samples, pyloudnorm to measure how loud they are, and
soundfile to write Ogg.
"""

from __future__ import annotations

import argparse
import math
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pyloudnorm
import soundfile
from numpy.typing import NDArray
from scipy import fft, signal

RATE = 44100
"""Samples a second."""
TAKES = 3
"""So many takes of each sound that is heard often."""
MOST_PEAK = 0.89
"""The loudest sample of each sound, of 1: -1 dB."""
MOST_SPREAD = 2.6
"""So many LU at most lie between all of a sound and its loudest 400 ms."""
RISE_S, FALL_S = 0.003, 0.025
"""The beginning and the end of each sound fade for so long, so that it does not crack."""
LEAD = RATE // 20
"""At either end of a bed so many samples repeat what lies at the other: see `kfdesk/desk/sound/mixer.py`."""
QUALITY = 0.85
"""How much Vorbis leaves away, 0 … 1: at this value, sounds are about 80 kbit a second."""

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"

Wave = NDArray[np.float64]
"""Samples of one channel, or a row of two for each sample. Between -1 and 1 once they are leveled."""


class Role(Enum):
    """What a sound is for, with how loud it is, in LUFS."""

    STEP = -18.0
    """Something happens, as many times in each turn."""
    MOMENT = -15.0
    """What players remember of a game: it stands 3 LU above steps."""
    GESTURE = -25.0
    """What the player's own hand does."""
    HOVER = -32.0
    """The pointer comes to a card."""
    BED = -30.0
    """Heard all the time below everything else, and over and over: it has neither beginning nor end."""


# Making waves ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Take:
    """One take of a sound: its dice, and by how much all its pitches differ from those of the others."""

    dice: np.random.Generator
    pitch: float = 1.0

    def between(self, low: float, high: float) -> float:
        """Return a number from a range, by chance."""
        return float(self.dice.uniform(low, high))

    def tone(
        self, hertz: float, seconds: float, *, dies_s: float, to_hertz: float | None = None, strength: float = 1.0,
        rise_s: float = 0.0, wobble: tuple[float, float] = (0.0, 0.0),
    ) -> Wave:  # fmt: skip
        """Return a sine that dies away to a third in `dies_s`, and glides to another pitch if one is named.

        `wobble` is how often a second its pitch goes up and down, and by which share of it.
        """
        t = _times(seconds)
        end = hertz if to_hertz is None else to_hertz
        pitch = self.pitch * hertz * (end / hertz) ** (t / seconds)
        pitch = pitch * (1 + wobble[1] * np.sin(2 * np.pi * wobble[0] * t))
        phase = 2 * np.pi * np.cumsum(pitch) / RATE
        return strength * np.sin(phase) * _strengths(t, rise_s, dies_s)

    def partials(
        self, hertz: float, seconds: float, of: Iterable[tuple[float, float, float]], *, dies_s: float,
        strength: float = 1.0, rise_s: float = 0.0,
    ) -> Wave:  # fmt: skip
        """Return several sines as one: times of the lowest pitch, how strong, and times of how long."""
        return mix(
            *(
                self.tone(hertz * n, seconds, dies_s=dies_s * long, strength=strength * loud, rise_s=rise_s)
                for n, loud, long in of
                if hertz * n * self.pitch < RATE / 2
            )
        )

    def bell(self, hertz: float, seconds: float, *, dies_s: float, strength: float = 1.0) -> Wave:
        """Return a struck bell: partials that are no multiples of the lowest, the high ones dying first."""
        of = ((0.5, 0.35, 1.2), (1.0, 1.0, 1.0), (1.19, 0.5, 0.8), (2.0, 0.6, 0.7), (2.76, 0.4, 0.5), (5.4, 0.2, 0.3))
        return self.partials(hertz, seconds, of, dies_s=dies_s, strength=strength)

    def glass(self, hertz: float, seconds: float, *, dies_s: float, strength: float = 1.0) -> Wave:
        """Return a struck crystal: few partials, far apart."""
        of = ((1.0, 1.0, 1.0), (2.32, 0.5, 0.6), (4.25, 0.3, 0.35), (6.63, 0.18, 0.2))
        return self.partials(hertz, seconds, of, dies_s=dies_s, strength=strength)

    def plate(self, hertz: float, seconds: float, *, dies_s: float, strength: float = 1.0) -> Wave:
        """Return a struck sheet of metal: many partials, close together and out of tune."""
        of = [(n**1.37 + self.between(-0.06, 0.06), 1 / n**0.6, 1 / n**0.35) for n in range(1, 13)]
        return self.partials(hertz, seconds, of, dies_s=dies_s, strength=strength)

    def pluck(self, hertz: float, seconds: float, *, dies_s: float, strength: float = 1.0) -> Wave:
        """Return a plucked string: multiples of the lowest pitch, each weaker and shorter."""
        of = [(n, 1 / n**1.3, 1 / n**0.7) for n in range(1, 9)]
        return self.partials(hertz, seconds, of, dies_s=dies_s, strength=strength)

    def wood(self, hertz: float, seconds: float = 0.3, *, dies_s: float = 0.06, strength: float = 1.0) -> Wave:
        """Return a struck bar of wood."""
        of = ((1.0, 1.0, 1.0), (3.93, 0.4, 0.3), (9.2, 0.15, 0.12))
        return self.partials(hertz, seconds, of, dies_s=dies_s, strength=strength)

    def reed(
        self, hertz: float, seconds: float, *, rise_s: float = 0.03, dies_s: float = 0.6, bright: float = 1.1,
        odd: bool = False, wobble: tuple[float, float] = (0.0, 0.0), strength: float = 1.0,
    ) -> Wave:  # fmt: skip
        """Return a blown note that swells: many multiples, or only the odd ones; the fewer the larger `bright` is."""
        return mix(
            *(
                self.tone(
                    hertz * n, seconds, dies_s=dies_s, rise_s=rise_s, strength=strength / n**bright, wobble=wobble
                )
                for n in range(1, 16, 2 if odd else 1)
                if hertz * n * self.pitch < 12000
            )
        )

    def drum(self, hertz: float, seconds: float = 0.5, *, dies_s: float = 0.12, strength: float = 1.0) -> Wave:
        """Return a deep blow whose pitch falls at once to the one named."""
        t = _times(seconds)
        pitch = self.pitch * hertz * (1 + 1.6 * np.exp(-t / 0.018))
        return strength * np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * np.exp(-t / dies_s)

    def noise(
        self, seconds: float, *, low: float, high: float, rise_s: float = 0.004, dies_s: float = 0.1,
        to: tuple[float, float] | None = None, strength: float = 1.0,
    ) -> Wave:  # fmt: skip
        """Return noise between two pitches in hertz that rises and then dies away, moving to two others if named."""
        t = _times(seconds)
        raw = self.dice.standard_normal(len(t))
        made = _band(raw, low, high)
        if to is not None:
            share = t / seconds
            made = made * (1 - share) + _band(raw, *to) * share
        return strength * made / max(1e-9, float(np.sqrt(np.mean(made**2)))) * 0.3 * _strengths(t, rise_s, dies_s)

    def scattered(self, count: int, within_s: float, one: Callable[[], Wave]) -> Wave:
        """Return so many sounds that begin by chance within a time."""
        return mix(*(late(one(), self.between(0, within_s)) for _ in range(count)))


def _times(seconds: float) -> Wave:
    return np.arange(round(seconds * RATE)) / RATE


def _strengths(t: Wave, rise_s: float, dies_s: float) -> Wave:
    falling = np.exp(-np.maximum(0.0, t - rise_s) / dies_s)
    return falling * np.minimum(1.0, t / rise_s) if rise_s > 0 else falling


def _band(wave: Wave, low: float, high: float) -> Wave:
    sections = signal.butter(2, (low, min(high, RATE * 0.45)), "bandpass", fs=RATE, output="sos")
    made: Wave = signal.sosfilt(sections, wave)
    return made


def late(sound: Wave, seconds: float) -> Wave:
    """Return a sound with silence before it."""
    return np.concatenate([np.zeros(round(seconds * RATE)), sound])


def mix(*sounds: Wave) -> Wave:
    """Return sounds that begin together as one."""
    made = np.zeros(max(map(len, sounds)))
    for sound in sounds:
        made[: len(sound)] += sound
    return made


def run(notes: Iterable[float], apart_s: float, note: Callable[[float], Wave]) -> Wave:
    """Return notes one after another, each `apart_s` after the one before."""
    return mix(*(late(note(hertz), apart_s * n) for n, hertz in enumerate(notes)))


def driven(sound: Wave, times: float) -> Wave:
    """Return a sound that is pressed against its limit: rough, and full of overtones."""
    return np.tanh(times * sound) / math.tanh(times)


# What happens ------------------------------------------------------------------------------------

C2, G2, A2, C3, D3, G3, A3, C4, D4, E4, G4, A4 = (
    65.41, 98.0, 110.0, 130.81, 146.83, 196.0, 220.0, 261.63, 293.66, 329.63, 392.0, 440.0,
)  # fmt: skip
C5, D5, E5, G5, A5, C6, E6, G6 = 523.25, 587.33, 659.25, 783.99, 880.0, 1046.5, 1318.5, 1568.0


def _paper(take: Take, seconds: float, strength: float = 1.0) -> Wave:
    return take.noise(seconds, low=1100, high=6500, rise_s=seconds / 8, dies_s=seconds / 3, strength=strength)


def _play(take: Take) -> Wave:
    return mix(
        _paper(take, 0.16, 0.8),
        late(take.wood(165, dies_s=0.05, strength=0.9), 0.07),
        late(take.noise(0.05, low=300, high=2500, rise_s=0.001, dies_s=0.012, strength=1.2), 0.07),
    )


def _token(take: Take) -> Wave:
    pops = (take.tone(hertz, 0.12, dies_s=0.05, to_hertz=hertz * 2.1, strength=0.8) for hertz in (280, 380, 500))
    return mix(*(late(pop, 0.075 * n) for n, pop in enumerate(pops)))


def _use(take: Take) -> Wave:
    gear = take.scattered(5, 0.12, lambda: take.plate(1900, 0.05, dies_s=0.008, strength=0.4))
    return mix(gear, take.pluck(311, 0.45, dies_s=0.16), late(take.pluck(466, 0.4, dies_s=0.14, strength=0.7), 0.11))


def _reap(take: Take) -> Wave:
    blade = take.noise(0.34, low=1500, high=3500, to=(5000, 11000), rise_s=0.16, dies_s=0.05)
    ears = late(
        take.scattered(16, 0.2, lambda: take.noise(0.02, low=3000, high=9000, dies_s=0.005, strength=0.9)), 0.16
    )
    return mix(blade, ears, late(take.glass(G6, 0.4, dies_s=0.12, strength=0.22), 0.2))


def _hit(take: Take) -> Wave:
    flesh = take.noise(0.16, low=140, high=900, rise_s=0.002, dies_s=0.035, strength=1.5)
    return mix(flesh, take.drum(105, 0.22, dies_s=0.06, strength=1.1))


def _fight(take: Take) -> Wave:
    steel = mix(
        take.plate(510, 0.6, dies_s=0.16, strength=0.25), late(take.plate(430, 0.5, dies_s=0.14, strength=0.2), 0.09)
    )
    crash = take.noise(0.5, low=250, high=3800, rise_s=0.002, dies_s=0.09, strength=1.0)
    boom = mix(
        take.drum(58, 0.75, dies_s=0.22, strength=2.4), late(take.drum(72, 0.6, dies_s=0.16, strength=1.4), 0.09)
    )
    return mix(driven(mix(boom, crash), 0.9), steel)


def _guard(take: Take) -> Wave:
    return mix(
        take.plate(620, 0.5, dies_s=0.11, strength=0.7),
        take.drum(150, 0.2, dies_s=0.05, strength=0.7),
        take.noise(0.05, low=2500, high=9000, rise_s=0.001, dies_s=0.012, strength=0.8),
    )


def _forbidden(take: Take) -> Wave:
    gate = take.plate(262, 0.7, dies_s=0.2, strength=0.6)
    return mix(
        gate,
        take.drum(90, 0.35, dies_s=0.1, strength=1.2),
        late(take.tone(247, 0.5, dies_s=0.2, to_hertz=196, strength=0.5), 0.05),
    )


def _heal(take: Take) -> Wave:
    return run((E5, G5, C6), 0.1, lambda hertz: take.tone(hertz, 0.45, dies_s=0.2, rise_s=0.05))


def _ward(take: Take) -> Wave:
    film = mix(
        *(
            take.tone(hertz, 0.7, dies_s=0.35, rise_s=0.08, to_hertz=hertz * 1.5, wobble=(7, 0.012))
            for hertz in (G4, D5)
        )
    )
    return mix(film, late(take.noise(0.4, low=6000, high=12000, rise_s=0.2, dies_s=0.08, strength=0.25), 0.2))


def _saved(take: Take) -> Wave:
    return mix(
        take.noise(0.3, low=500, high=1500, to=(1500, 5000), rise_s=0.2, dies_s=0.03, strength=0.7),
        late(run((D5, A5), 0.09, lambda hertz: take.glass(hertz, 0.6, dies_s=0.2)), 0.22),
    )


def _burst(take: Take) -> Wave:
    shards = take.scattered(14, 0.2, lambda: take.glass(take.between(1700, 4200), 0.3, dies_s=0.07, strength=0.35))
    return mix(take.noise(0.35, low=2500, high=11000, rise_s=0.001, dies_s=0.06, strength=1.1), shards)


def _stun(take: Take) -> Wave:
    return mix(
        *(
            take.tone(hertz, 0.7, dies_s=0.4, rise_s=0.01, to_hertz=hertz * 0.62, wobble=(9, 0.06), strength=0.6)
            for hertz in (415, 440, 830)
        )
    )


def _enrage(take: Take) -> Wave:
    growl = mix(
        take.tone(120, 0.6, dies_s=0.5, rise_s=0.1, to_hertz=310, wobble=(27, 0.12)),
        take.tone(181, 0.6, dies_s=0.5, rise_s=0.1, to_hertz=466, wobble=(31, 0.1), strength=0.6),
    )
    return mix(driven(growl, 6.0), take.noise(0.6, low=600, high=2400, rise_s=0.35, dies_s=0.1, strength=0.7))


def _counter(take: Take) -> Wave:
    return run((A4 * 2, E6), 0.07, lambda hertz: take.wood(hertz, 0.2, dies_s=0.045))


def _amber(take: Take) -> Wave:
    return run((C6, E6), 0.09, lambda hertz: take.glass(hertz, 0.55, dies_s=0.17))


def _steal(take: Take) -> Wave:
    hand = take.noise(0.8, low=90, high=420, to=(60, 220), rise_s=0.12, dies_s=0.3, strength=0.7)
    deep = take.tone(118, 0.85, dies_s=0.35, rise_s=0.05, to_hertz=55, strength=1.25)
    coins = run((G6, E6, C6, A5, E5), 0.085, lambda hertz: take.glass(hertz * 1.19, 0.3, dies_s=0.06, strength=0.4))
    return mix(hand, deep, late(coins, 0.1))


def _capture(take: Take) -> Wave:
    cage = mix(take.plate(330, 0.5, dies_s=0.13, strength=0.5), take.drum(82, 0.35, dies_s=0.09, strength=1.2))
    bars = run((1, 2, 3), 0.045, lambda _: take.plate(1250, 0.08, dies_s=0.02, strength=0.3))
    return mix(take.glass(E6, 0.15, dies_s=0.05, strength=0.5), late(mix(cage, bars), 0.13))


def _forge(take: Take) -> Wave:
    fire = take.noise(1.5, low=60, high=240, to=(90, 900), rise_s=0.5, dies_s=0.35, strength=0.9)
    blow = mix(take.drum(62, 0.5, dies_s=0.16, strength=1.9), take.plate(740, 0.45, dies_s=0.12, strength=0.3))
    hiss = take.noise(0.9, low=4000, high=11000, rise_s=0.05, dies_s=0.25, strength=0.22)
    chord = mix(*(take.bell(hertz, 1.3, dies_s=0.6, strength=0.3) for hertz in (C4, E4 * 2, G4, C5)))
    return mix(
        fire,
        blow,
        late(blow, 0.24),
        late(blow, 0.48),
        late(mix(chord, take.drum(C2, 1.1, dies_s=0.45)), 0.66),
        late(hiss, 0.66),
    )


def _unforge(take: Take) -> Wave:
    crack = take.noise(0.12, low=700, high=7000, rise_s=0.001, dies_s=0.02, strength=1.4)
    fall = run((C5, G4, E4 * 0.944, C4), 0.15, lambda hertz: take.bell(hertz, 0.8, dies_s=0.28, strength=0.6))
    return mix(crack, take.drum(66, 0.9, dies_s=0.3, strength=1.1), late(fall, 0.06))


def _crumbs(take: Take, count: int, within_s: float) -> Wave:
    return take.scattered(
        count,
        within_s,
        lambda: take.noise(0.07, low=200, high=2600, rise_s=0.001, dies_s=0.014, strength=take.between(0.3, 1.0)),
    )


def _destroy(take: Take) -> Wave:
    return mix(
        take.drum(70, 0.4, dies_s=0.1, strength=1.3),
        late(_crumbs(take, 26, 0.42), 0.04),
        take.noise(0.5, low=70, high=500, rise_s=0.01, dies_s=0.14, strength=0.7),
    )


def _wipe(take: Take) -> Wave:
    boom = mix(take.drum(41, 1.6, dies_s=0.55, strength=2.0), take.drum(62, 1.0, dies_s=0.3))
    wave = take.noise(1.7, low=60, high=260, to=(120, 1400), rise_s=0.35, dies_s=0.4, strength=1.2)
    return mix(late(boom, 0.12), wave, late(_crumbs(take, 60, 1.0), 0.35))


def _discard(take: Take) -> Wave:
    return mix(
        take.noise(0.3, low=1600, high=4000, to=(350, 1100), rise_s=0.12, dies_s=0.07),
        late(take.noise(0.08, low=180, high=700, rise_s=0.002, dies_s=0.025, strength=1.3), 0.22),
    )


def _purge(take: Take) -> Wave:
    away = take.tone(1300, 0.8, dies_s=0.5, rise_s=0.2, to_hertz=90, strength=0.6)
    return mix(away, take.noise(0.8, low=3000, high=9000, to=(150, 500), rise_s=0.45, dies_s=0.12, strength=0.8))


def _archive(take: Take) -> Wave:
    drawer = take.noise(0.26, low=250, high=1100, rise_s=0.14, dies_s=0.04, strength=0.8)
    latch = mix(take.wood(240, 0.2, dies_s=0.04), take.plate(1500, 0.1, dies_s=0.02, strength=0.4))
    return mix(drawer, late(latch, 0.22), late(take.plate(1100, 0.1, dies_s=0.02, strength=0.4), 0.31))


def _shuffle(take: Take) -> Wave:
    cards = (
        take.noise(
            0.03, low=1800, high=7500, rise_s=0.001, dies_s=0.008, strength=0.5 + 0.5 * math.sin(math.pi * n / 22)
        )
        for n in range(22)
    )
    return mix(*(late(card, 0.026 * n + take.between(0, 0.006)) for n, card in enumerate(cards)))


def _draw(take: Take) -> Wave:
    return mix(
        take.noise(0.16, low=1500, high=3500, to=(4500, 12000), rise_s=0.11, dies_s=0.02),
        late(take.noise(0.03, low=4000, high=13000, rise_s=0.001, dies_s=0.006, strength=1.3), 0.13),
    )


def _reveal(take: Take) -> Wave:
    return mix(
        take.noise(0.1, low=900, high=4500, rise_s=0.05, dies_s=0.02, strength=0.7),
        late(take.pluck(A4, 0.5, dies_s=0.18, strength=0.8), 0.07),
        late(take.pluck(A4 * 1.335, 0.5, dies_s=0.2, strength=0.8), 0.15),
    )


def _chains(take: Take) -> Wave:
    links = (take.plate(take.between(820, 1100), 0.2, dies_s=0.035, strength=0.6) for _ in range(8))
    return mix(*(late(link, 0.07 * n + take.between(0, 0.025)) for n, link in enumerate(links)))


def _tide(take: Take) -> Wave:
    far = take.noise(1.2, low=120, high=700, rise_s=0.5, dies_s=0.2)
    near = take.noise(1.0, low=300, high=1200, to=(900, 5000), rise_s=0.55, dies_s=0.16, strength=0.8)
    return mix(far, late(near, 0.2))


def _prophecy(take: Take) -> Wave:
    eye = mix(
        *(
            take.tone(hertz, 1.0, dies_s=0.6, rise_s=0.3, wobble=(4.5, 0.02), strength=0.5)
            for hertz in (A3 * 1.0, 233.1, 311.1)
        )
    )
    whisper = take.scattered(
        9, 0.7, lambda: take.noise(0.14, low=2500, high=6000, rise_s=0.05, dies_s=0.03, strength=0.4)
    )
    return mix(eye, whisper)


def _control(take: Take) -> Wave:
    return mix(
        take.reed(208, 0.6, rise_s=0.15, dies_s=0.4, odd=True, wobble=(11, 0.035), strength=0.5),
        take.tone(330, 0.6, dies_s=0.5, rise_s=0.1, to_hertz=990, strength=0.7),
        take.tone(990, 0.6, dies_s=0.5, rise_s=0.1, to_hertz=330, strength=0.5),
    )


def _check(take: Take) -> Wave:
    toll = mix(take.bell(E4, 1.5, dies_s=0.5), take.drum(82.4, 0.7, dies_s=0.22, strength=0.9))
    return mix(toll, late(toll, 0.34))


def _refused(take: Take) -> Wave:
    buzz = driven(mix(take.tone(155, 0.13, dies_s=0.2), take.tone(164, 0.13, dies_s=0.2)), 3.0)
    return mix(_edges(buzz), late(_edges(buzz), 0.17))


def _edges(sound: Wave) -> Wave:
    n = round(0.008 * RATE)
    made = sound.copy()
    made[:n] *= np.linspace(0, 1, n)
    made[-n:] *= np.linspace(1, 0, n)
    return made


def _turn(take: Take) -> Wave:
    return run((G3, D4, G4), 0.15, lambda hertz: take.reed(hertz, 0.6, rise_s=0.06, dies_s=0.25, bright=1.8))


def _victory(take: Take) -> Wave:
    tune = run((C4, E4, G4, C5), 0.14, lambda hertz: take.reed(hertz, 0.5, rise_s=0.02, dies_s=0.3, strength=0.6))
    chord = mix(
        *(take.reed(hertz, 1.3, rise_s=0.04, dies_s=0.6, strength=0.4) for hertz in (C3, G3, C4, E4, G4)),
        *(take.bell(hertz, 1.3, dies_s=0.6, strength=0.25) for hertz in (C5, G5)),
    )
    return mix(tune, late(mix(chord, take.drum(C2, 0.9, dies_s=0.35, strength=1.2)), 0.56))


# The player's hand -------------------------------------------------------------------------------


def _lift(take: Take) -> Wave:
    return mix(
        take.noise(0.14, low=2500, high=7000, rise_s=0.09, dies_s=0.015, strength=0.5),
        take.tone(420, 0.14, dies_s=0.1, rise_s=0.05, to_hertz=760),
    )


def _drop(take: Take) -> Wave:
    felt = take.noise(0.1, low=900, high=3200, rise_s=0.004, dies_s=0.02, strength=0.6)
    return mix(felt, take.wood(590, 0.14, dies_s=0.022), take.wood(392, 0.14, dies_s=0.03, strength=0.6))


def _hover(take: Take) -> Wave:
    return take.tone(1150, 0.1, dies_s=0.02, to_hertz=1300, rise_s=0.004)


# Houses: three notes each ------------------------------------------------------------------------


def _brobnar(take: Take) -> Wave:
    return run(
        (G2, G2, C3),
        0.2,
        lambda hertz: mix(
            driven(take.reed(hertz, 0.5, rise_s=0.03, dies_s=0.25, bright=0.8, strength=0.5), 2.0),
            take.drum(hertz * 0.8, 0.4, dies_s=0.12, strength=1.4),
        ),
    )


def _dis(take: Take) -> Wave:
    return run(
        (C3, 185.0, 138.6),
        0.24,
        lambda hertz: mix(
            *(take.reed(hertz * off, 0.7, rise_s=0.08, dies_s=0.35, bright=1.0, odd=True) for off in (1.0, 1.012, 0.5))
        ),
    )


def _ekwidon(take: Take) -> Wave:
    return run(
        (D5, 739.99, A5),
        0.16,
        lambda hertz: mix(
            take.pluck(hertz, 0.6, dies_s=0.2), late(take.glass(hertz * 3.3, 0.15, dies_s=0.04, strength=0.35), 0.03)
        ),
    )


def _geistoid(take: Take) -> Wave:
    return run(
        (932.3, C6 * 1.06, 1396.9),
        0.24,
        lambda hertz: take.tone(hertz, 0.8, dies_s=0.35, rise_s=0.14, wobble=(5.5, 0.012)),
    )


def _keyraken(take: Take) -> Wave:
    return run(
        (92.5, 77.8, 61.7),
        0.24,
        lambda hertz: mix(
            take.tone(hertz * 1.6, 0.6, dies_s=0.3, rise_s=0.1, to_hertz=hertz),
            take.noise(0.3, low=150, high=450, rise_s=0.12, dies_s=0.06, strength=0.5),
        ),
    )


def _logos(take: Take) -> Wave:
    return run(
        (E5, 987.8, E6),
        0.13,
        lambda hertz: _edges(take.reed(hertz, 0.11, rise_s=0.002, dies_s=1.0, bright=1.0, odd=True)),
    )


def _mars(take: Take) -> Wave:
    return run(
        (A4, 622.3, 466.2),
        0.24,
        lambda hertz: take.tone(hertz, 0.34, dies_s=0.5, rise_s=0.05, to_hertz=hertz * 1.26, wobble=(13, 0.045)),
    )


def _ouboros(take: Take) -> Wave:
    return run(
        (G3, A3 * 1.06, G3),
        0.24,
        lambda hertz: mix(
            take.plate(hertz, 0.8, dies_s=0.3, strength=0.3),
            take.tone(hertz * 2, 0.5, dies_s=0.2, rise_s=0.05, strength=0.5),
        ),
    )


def _redemption(take: Take) -> Wave:
    def backward(hertz: float) -> Wave:
        return take.bell(hertz, 0.42, dies_s=0.12)[::-1].copy()

    return run((A4, C5, E5), 0.24, lambda hertz: mix(backward(hertz), late(take.bell(hertz, 0.4, dies_s=0.1), 0.42)))


def _sanctum(take: Take) -> Wave:
    return run(
        (C4, G4, C5),
        0.22,
        lambda hertz: mix(
            take.bell(hertz * 2, 0.8, dies_s=0.35, strength=0.5),
            take.reed(hertz, 0.6, rise_s=0.1, dies_s=0.3, bright=2.2, strength=0.8),
        ),
    )


def _saurian(take: Take) -> Wave:
    return run((D4, A4, D5), 0.18, lambda hertz: take.reed(hertz, 0.5, rise_s=0.025, dies_s=0.2, bright=0.75))


def _shadows(take: Take) -> Wave:
    return run(
        (A3, C4, E4),
        0.17,
        lambda hertz: mix(
            take.pluck(hertz, 0.25, dies_s=0.06),
            late(take.noise(0.12, low=4000, high=9000, rise_s=0.04, dies_s=0.03, strength=0.35), 0.05),
        ),
    )


def _skyborn(take: Take) -> Wave:
    wind = take.noise(1.1, low=500, high=1500, to=(1500, 4000), rise_s=0.5, dies_s=0.25, strength=0.5)
    return mix(
        wind,
        run(
            (G5, D5 * 2, E6),
            0.2,
            lambda hertz: take.reed(hertz, 0.45, rise_s=0.07, dies_s=0.2, bright=2.6, wobble=(6, 0.01), strength=0.5),
        ),
    )


def _staralliance(take: Take) -> Wave:
    return run(
        (G4, C5, G5),
        0.17,
        lambda hertz: mix(
            *(
                take.reed(hertz * off, 0.6, rise_s=0.015, dies_s=0.22, bright=1.15, strength=0.5)
                for off in (0.993, 1.007, 0.5)
            )
        ),
    )


def _unfathomable(take: Take) -> Wave:
    bubbles = take.scattered(9, 0.7, lambda: _bubble(take))
    return mix(
        bubbles,
        run(
            (A2, 130.8, 98.0),
            0.26,
            lambda hertz: take.tone(hertz, 0.7, dies_s=0.3, rise_s=0.12, to_hertz=hertz * 1.3, wobble=(3, 0.03)),
        ),
    )


def _bubble(take: Take) -> Wave:
    hertz = take.between(500, 900)
    return take.tone(hertz, 0.07, dies_s=0.03, rise_s=0.01, to_hertz=hertz * 1.7, strength=0.25)


def _untamed(take: Take) -> Wave:
    birds = (
        take.tone(2600 + 300 * n, 0.07, dies_s=0.05, rise_s=0.015, to_hertz=3600 - 250 * n, strength=0.22)
        for n in range(4)
    )
    return mix(
        run((G4, 349.2, C5), 0.17, lambda hertz: take.wood(hertz, 0.35, dies_s=0.1)),
        *(late(bird, 0.45 + 0.09 * n) for n, bird in enumerate(birds)),
    )


# The bed -----------------------------------------------------------------------------------------

BED_S = 8.0


def _drone(of: Iterable[tuple[float, float, int]]) -> Wave:
    """Return sines that swing whole numbers of times in `BED_S`, each with so many slow swells in it."""
    t = _times(BED_S)
    return mix(
        *(
            strength
            * np.sin(2 * np.pi * round(hertz * BED_S) / BED_S * t)
            * (0.7 + 0.3 * np.sin(2 * np.pi * swells / BED_S * t + hertz))
            for hertz, strength, swells in of
        )
    )


def _bed(take: Take) -> Wave:
    return _drone(((55, 1.0, 1), (82.5, 0.7, 2), (110, 0.5, 3), (165, 0.3, 1), (220.25, 0.16, 2), (330, 0.07, 3)))


def _bed_check(take: Take) -> Wave:
    strings = _drone(((55, 1.0, 1), (110, 0.6, 2), (116.5, 0.5, 3), (165, 0.3, 2), (220.25, 0.2, 3), (233, 0.2, 5)))
    beats = 10
    heart = np.zeros_like(strings)
    for n in range(beats):
        for at, strength in ((0.0, 1.0), (0.17, 0.6)):
            blow = _edges(Take(take.dice).drum(52, 0.3, dies_s=0.07, strength=2.2 * strength))
            first = round((n * BED_S / beats + 0.1 + at) * RATE)
            heart[first : first + len(blow)] += blow[: len(heart) - first]
    return mix(0.7 * strings, heart)


@dataclass(frozen=True)
class Recipe:
    """How a sound is made, what it is for, how many takes of it there are, and how wide it stands."""

    make: Callable[[Take], Wave]
    role: Role = Role.STEP
    takes: int = TAKES
    width: float = 0.35
    """How much of what walls throw back is heard, differently on either side."""


_M, _G = Role.MOMENT, Role.GESTURE

SOUNDS: Mapping[str, Recipe] = {
    "amber": Recipe(_amber),
    "archive": Recipe(_archive),
    "burst": Recipe(_burst, takes=1),
    "capture": Recipe(_capture),
    "chains": Recipe(_chains, takes=1),
    "check": Recipe(_check, _M, 1, 0.6),
    "control": Recipe(_control, takes=1),
    "counter": Recipe(_counter),
    "destroy": Recipe(_destroy),
    "discard": Recipe(_discard),
    "draw": Recipe(_draw),
    "enrage": Recipe(_enrage, takes=1),
    "fight": Recipe(_fight, _M, TAKES, 0.5),
    "forbidden": Recipe(_forbidden, takes=1),
    "forge": Recipe(_forge, _M, 1, 0.6),
    "guard": Recipe(_guard),
    "heal": Recipe(_heal),
    "hit": Recipe(_hit),
    "play": Recipe(_play),
    "prophecy": Recipe(_prophecy, takes=1),
    "purge": Recipe(_purge, takes=1),
    "reap": Recipe(_reap),
    "refused": Recipe(_refused, takes=1),
    "reveal": Recipe(_reveal, takes=1),
    "saved": Recipe(_saved, takes=1),
    "shuffle": Recipe(_shuffle),
    "steal": Recipe(_steal, _M, TAKES, 0.5),
    "stun": Recipe(_stun),
    "tide": Recipe(_tide, Role.STEP, 1, 0.6),
    "token": Recipe(_token, takes=1),
    "turn": Recipe(_turn, takes=1),
    "unforge": Recipe(_unforge, _M, 1, 0.6),
    "use": Recipe(_use),
    "victory": Recipe(_victory, _M, 1, 0.6),
    "ward": Recipe(_ward),
    "wipe": Recipe(_wipe, _M, 1, 0.7),
    "lift": Recipe(_lift, _G, TAKES, 0.2),
    "drop": Recipe(_drop, _G, TAKES, 0.2),
    "hover": Recipe(_hover, Role.HOVER, TAKES, 0.2),
    "house-brobnar": Recipe(_brobnar, takes=1),
    "house-dis": Recipe(_dis, takes=1),
    "house-ekwidon": Recipe(_ekwidon, takes=1),
    "house-geistoid": Recipe(_geistoid, takes=1),
    "house-keyraken": Recipe(_keyraken, takes=1),
    "house-logos": Recipe(_logos, takes=1),
    "house-mars": Recipe(_mars, takes=1),
    "house-ouboros": Recipe(_ouboros, takes=1),
    "house-redemption": Recipe(_redemption, takes=1),
    "house-sanctum": Recipe(_sanctum, takes=1),
    "house-saurian": Recipe(_saurian, takes=1),
    "house-shadows": Recipe(_shadows, takes=1),
    "house-skyborn": Recipe(_skyborn, takes=1),
    "house-staralliance": Recipe(_staralliance, takes=1),
    "house-unfathomable": Recipe(_unfathomable, takes=1),
    "house-untamed": Recipe(_untamed, takes=1),
    "bed": Recipe(_bed, Role.BED, 1, 0.0),
    "bed-check": Recipe(_bed_check, Role.BED, 1, 0.0),
}
"""Every sound by its name; its files are NAME-1.ogg and so on."""

PITCHES = (1.0, 0.945, 1.06)
"""Of the takes of a sound: about a half-tone apart."""

# Leveling ----------------------------------------------------------------------------------------


def room(sound: Wave, width: float) -> Wave:
    """Return two channels of a sound: what near walls throw back comes a little later, differently on each side."""
    taps = (((0.0071, 0.5), (0.0173, -0.35), (0.0311, 0.24)), ((0.0097, 0.5), (0.0211, -0.35), (0.0269, 0.24)))
    tail = round(0.035 * RATE) if width else 0
    sides = []
    for side in taps:
        heard = np.concatenate([sound, np.zeros(tail)])
        for seconds, strength in side if width else ():
            shift = round(seconds * RATE)
            heard[shift:] += width * strength * np.concatenate([sound, np.zeros(tail)])[: len(heard) - shift]
        sides.append(heard)
    return np.stack(sides, axis=1)


def faded(sound: Wave) -> Wave:
    """Return a sound that begins and ends in silence."""
    rise, fall = round(RISE_S * RATE), round(FALL_S * RATE)
    made = sound.copy()
    made[:rise] *= (0.5 - 0.5 * np.cos(np.linspace(0, np.pi, rise)))[:, None]
    made[-fall:] *= (0.5 + 0.5 * np.cos(np.linspace(0, np.pi, fall)))[:, None]
    made[0] = made[-1] = 0.0
    return made


@cache
def _meter() -> Any:
    return pyloudnorm.Meter(RATE)


def evened(sound: Wave, by: float) -> Wave:
    """Return a sound whose soft parts come nearer to its loud ones: by nothing at 0, as loud throughout at 1."""
    count = round(0.08 * RATE)
    strength = np.sqrt(np.convolve((sound**2).sum(axis=1), np.ones(count) / count, mode="same"))
    most = float(strength.max())
    return sound * (np.maximum(strength, most / 30) / most)[:, None] ** -by


def loudness(sound: Wave) -> tuple[float, float]:
    """Return how loud a sound is by ITU-R BS.1770-4, in LUFS: all of it, gated; and its loudest 400 ms.

    A sound shorter than that is measured with silence behind it: the ear takes both as softer.
    """
    meter = _meter()
    least = round(0.4 * RATE) + 1
    padded = np.concatenate([sound, np.zeros((max(0, least - len(sound)), 2))])
    whole = float(meter.integrated_loudness(padded))
    return whole, float(max(meter.blockwise_loudness))


def level(sound: Wave, role: Role) -> Wave:
    """Return a sound as loud as its role wants: in the middle between all of it and its loudest part.

    Where these lie far from one another it is evened first. What would be louder than can be is pressed down softly.
    """
    made, by = sound, 0.0
    while (loudness(made)[1] - loudness(made)[0]) > MOST_SPREAD and by < 0.6 and role is not Role.BED:
        by += 0.05
        made = faded(evened(sound, by))
    for _ in range(6):
        made = made * 10 ** ((role.value - sum(loudness(made)) / 2) / 20)
        if float(np.max(np.abs(made))) <= MOST_PEAK:
            break
        made = MOST_PEAK * np.tanh(made / MOST_PEAK)
    return made * min(1.0, MOST_PEAK / float(np.max(np.abs(made))))


def made(name: str, number: int = 1) -> Wave:
    """Return a take of a sound, counted from 1, as it is written."""
    recipe = SOUNDS[name]
    take = Take(np.random.default_rng(zlib.crc32(f"{name}-{number}".encode())), PITCHES[number - 1])
    wide = room(recipe.make(take), recipe.width)
    if recipe.role is Role.BED:
        leveled = level(wide, recipe.role)
        return np.concatenate([leveled[-LEAD:], leveled, leveled[:LEAD]])
    return level(faded(wide), recipe.role)


def write(folder: Path = FOLDER, names: Iterable[str] = tuple(SOUNDS)) -> list[Path]:
    """Write all takes of sounds into a folder; return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name in names:
        for number in range(1, SOUNDS[name].takes + 1):
            path = folder / f"{name}-{number}.ogg"
            soundfile.write(path, made(name, number), RATE, format="OGG", subtype="VORBIS", compression_level=QUALITY)
            written.append(path)
    return written


# Measuring ---------------------------------------------------------------------------------------

DEEP_HZ = 200.0
BANDS = 24
SLICES = 20
HEARD_S = 1.0


@dataclass(frozen=True)
class Measures:
    """What was measured of a take."""

    name: str
    role: Role
    seconds: float
    whole_lufs: float
    loudest_lufs: float
    """Of its loudest 400 ms."""
    peak: float
    edge: float
    """The loudest of the first and the last ten samples, of 1."""
    deep: float
    """The share of its energy below `DEEP_HZ`."""


def measure(name: str, sound: Wave) -> Measures:
    """Return the measures of a take of the sound of this name."""
    size = fft.next_fast_len(len(sound), real=True)
    spectrum = np.abs(np.fft.rfft(sound.mean(axis=1), size)) ** 2
    hertz = np.fft.rfftfreq(size, 1 / RATE)
    edge = max(float(np.max(np.abs(sound[:10]))), float(np.max(np.abs(sound[-10:]))))
    deep = float(spectrum[hertz < DEEP_HZ].sum() / spectrum.sum())
    peak = float(np.max(np.abs(sound)))
    return Measures(name, SOUNDS[name].role, len(sound) / RATE, *loudness(sound), peak, edge, deep)


def shape(sound: Wave) -> Wave:
    """Return how loud a sound is in each band of pitches and each moment, about as the ear takes it."""
    size, step = 2048, round(HEARD_S * RATE / SLICES)
    mono = np.concatenate([sound.mean(axis=1), np.zeros(size + SLICES * step)])
    edges = np.geomspace(50, 16000, BANDS + 1)
    hertz = np.fft.rfftfreq(size, 1 / RATE)
    band = np.digitize(hertz, edges)
    window = np.hanning(size)
    rows = []
    for n in range(SLICES):
        power = np.abs(np.fft.rfft(mono[n * step : n * step + size] * window)) ** 2
        rows.append([power[band == b].sum() for b in range(1, BANDS + 1)])
    return np.asarray(rows) ** 0.3


def distance(one: Wave, other: Wave) -> float:
    """Return how far two sounds are from one another by their shapes: 0 for the same, 1 for nothing in common."""
    return 1 - float(np.corrcoef(one.ravel(), other.ravel())[0, 1])


def nearest(shapes: Mapping[str, Sequence[Wave]]) -> list[tuple[float, str, str]]:
    """Return all pairs of kinds with the distance of their two most similar takes, the most similar first."""
    names = [name for name, takes in shapes.items() for _ in takes]
    alike = np.corrcoef([take.ravel() for takes in shapes.values() for take in takes])
    found: dict[tuple[str, str], float] = {}
    for (i, one), (j, other) in combinations(enumerate(names), 2):
        if one != other:
            found[one, other] = min(found.get((one, other), 2.0), 1 - float(alike[i, j]))
    return sorted((far, one, other) for (one, other), far in found.items())


def read(folder: Path = FOLDER) -> Iterator[tuple[str, Wave]]:
    """Return the takes in a folder, each with the name of its sound."""
    for name, recipe in SOUNDS.items():
        for number in range(1, recipe.takes + 1):
            yield name, soundfile.read(folder / f"{name}-{number}.ogg", always_2d=True)[0]


def table(folder: Path = FOLDER) -> str:
    """Return the table of all measures of the files in a folder."""
    lines = [f"{'sound':<20} {'for':<8} {'s':>5} {'LUFS':>6} {'400 ms':>6} {'peak':>5} {'edges':>7} {'<200 Hz':>7}"]
    shapes: dict[str, list[Wave]] = {}
    for name, sound in read(folder):
        of = measure(name, sound)
        lines.append(
            f"{name:<20} {of.role.name.lower():<8} {of.seconds:5.2f} {of.whole_lufs:6.1f} "
            f"{of.loudest_lufs:6.1f} {of.peak:5.2f} {of.edge:7.4f} {of.deep:7.0%}"
        )
        if of.role is not Role.BED:
            shapes.setdefault(name, []).append(shape(sound))
    lines.append("\nMost alike (0 the same, 1 nothing in common):")
    lines += [f"{far:.2f}  {one}, {other}" for far, one, other in nearest(shapes)[:12]]
    lines.append(f"{sum(path.stat().st_size for path in folder.glob('*.ogg')):,} bytes in all")
    return "\n".join(lines)


def main() -> None:
    """Write all sounds, and print what was measured of them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where to write them")
    parser.add_argument("--measure", action="store_true", help="only measure the files in this folder")
    asked = parser.parse_args()
    if not asked.measure:
        write(asked.folder)
    print(table(asked.folder))


if __name__ == "__main__":
    main()
