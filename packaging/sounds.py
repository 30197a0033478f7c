"""Make the sounds of the table from nothing but sines and noise, and write them to assets/sounds.

Usage: python packaging/sounds.py [FOLDER]

Each sound is a short WAV file: one channel, 16 bits, `RATE` samples a second. The same script makes the same bytes each
time. No recording of anybody is in them.
"""

from __future__ import annotations

import argparse
import math
import sys
import wave
from array import array
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from random import Random

RATE = 22050
"""Samples a second."""
PEAK = 0.7
"""The loudest sample of each sound, of 1."""
FADE_S = 0.012
"""The end of each sound fades out for so long, so that it does not crack."""

Wave = list[float]
"""Samples between -1 and 1, more or less: `level` brings them there."""

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"


def _count(seconds: float) -> int:
    return round(seconds * RATE)


def tone(hertz: float, seconds: float, *, dies_s: float, to_hertz: float | None = None, strength: float = 1.0) -> Wave:
    """Return a sine that dies away to a third in `dies_s`, and glides to another pitch if one is named."""
    made: Wave = []
    phase = 0.0
    count = _count(seconds)
    end = hertz if to_hertz is None else to_hertz
    for n in range(count):
        phase += 2 * math.pi * hertz * (end / hertz) ** (n / count) / RATE
        made.append(strength * math.sin(phase) * math.exp(-n / (dies_s * RATE)))
    return made


def bell(hertz: float, seconds: float, *, dies_s: float, strength: float = 1.0) -> Wave:
    """Return a struck bell: partials that are no multiples of the lowest, the high ones dying first."""
    partials = ((1.0, 1.0, 1.0), (2.0, 0.6, 0.8), (2.76, 0.45, 0.55), (5.4, 0.25, 0.3), (8.93, 0.12, 0.18))
    return mix(
        *(tone(hertz * of, seconds, dies_s=dies_s * long, strength=strength * loud) for of, loud, long in partials)
    )


def pluck(hertz: float, seconds: float, *, dies_s: float, strength: float = 1.0) -> Wave:
    """Return a plucked note: multiples of the lowest, each weaker."""
    return mix(
        *(
            tone(hertz * n, seconds, dies_s=dies_s / n**0.7, strength=strength / n**1.4)
            for n in range(1, 6)
            if hertz * n < RATE / 2
        )
    )


def noise(
    seconds: float, random: Random, *, low: float, high: float, rise_s: float = 0.004, dies_s: float = 0.1
) -> Wave:
    """Return noise between two pitches in hertz that rises for `rise_s` and then dies away."""
    keep_high, keep_low = math.exp(-2 * math.pi * high / RATE), math.exp(-2 * math.pi * low / RATE)
    soft = slow = 0.0
    made: Wave = []
    for n in range(_count(seconds)):
        soft = soft * keep_high + random.uniform(-1, 1) * (1 - keep_high)
        slow = slow * keep_low + soft * (1 - keep_low)
        at = n / RATE
        made.append((soft - slow) * (at / rise_s if at < rise_s else math.exp(-(at - rise_s) / dies_s)))
    return made


def late(sound: Wave, seconds: float) -> Wave:
    """Return a sound with silence before it."""
    return [0.0] * _count(seconds) + sound


def mix(*sounds: Wave) -> Wave:
    """Return sounds that begin together as one."""
    made = [0.0] * max(map(len, sounds))
    for sound in sounds:
        for n, value in enumerate(sound):
            made[n] += value
    return made


def louder(sound: Wave, times: float) -> Wave:
    """Return a sound so many times as loud."""
    return [value * times for value in sound]


def run(notes: Iterable[float], apart_s: float, note: Callable[[float], Wave]) -> Wave:
    """Return notes one after another, each `apart_s` after the one before."""
    return mix(*(late(note(hertz), apart_s * n) for n, hertz in enumerate(notes)))


def level(sound: Wave) -> Wave:
    """Return a sound with its loudest sample at `PEAK` and its end faded out."""
    most = max(map(abs, sound))
    fade = _count(FADE_S)
    count = len(sound)
    return [value / most * PEAK * min(1.0, (count - n) / fade) for n, value in enumerate(sound)]


# The sounds --------------------------------------------------------------------------------------

C5, D5, E5, G5, A5, C6, E6, G6 = 523.25, 587.33, 659.25, 783.99, 880.0, 1046.5, 1318.5, 1568.0


def _paper(random: Random, seconds: float = 0.12) -> Wave:
    return noise(seconds, random, low=900, high=5200, rise_s=0.012, dies_s=seconds / 4)


def _thud(hertz: float = 95) -> Wave:
    return tone(hertz * 1.6, 0.22, dies_s=0.05, to_hertz=hertz)


def _crystal(hertz: float, strength: float = 1.0) -> Wave:
    return bell(hertz, 0.42, dies_s=0.12, strength=strength)


def _play(random: Random) -> Wave:
    return mix(louder(_paper(random, 0.16), 1.6), late(louder(_thud(), 0.8), 0.06))


def _token(random: Random) -> Wave:
    return mix(_play(random), late(tone(300, 0.25, dies_s=0.09, to_hertz=620, strength=0.5), 0.05))


def _use(random: Random) -> Wave:
    return mix(pluck(330, 0.35, dies_s=0.12), late(pluck(495, 0.3, dies_s=0.1, strength=0.7), 0.06))


def _reap(random: Random) -> Wave:
    return mix(
        louder(noise(0.22, random, low=1800, high=6500, rise_s=0.07, dies_s=0.06), 0.9), late(_crystal(G6, 0.6), 0.12)
    )


def _fight(random: Random) -> Wave:
    return mix(bell(420, 0.35, dies_s=0.06, strength=0.5), louder(_thud(70), 1.2), _hit(random))


def _hit(random: Random) -> Wave:
    return mix(louder(noise(0.16, random, low=120, high=1700, dies_s=0.035), 2.2), louder(_thud(80), 0.9))


def _guard(random: Random) -> Wave:
    return mix(bell(640, 0.3, dies_s=0.07), louder(noise(0.06, random, low=1500, high=6000, dies_s=0.015), 1.2))


def _heal(random: Random) -> Wave:
    return run((E5, G5, C6), 0.07, lambda hertz: tone(hertz, 0.35, dies_s=0.14))


def _ward(random: Random) -> Wave:
    return mix(tone(C5, 0.5, dies_s=0.2), tone(C5 * 1.5, 0.5, dies_s=0.22, strength=0.6), _crystal(C6, 0.3))


def _burst(random: Random) -> Wave:
    shards = [late(_crystal(random.uniform(1500, 3800), 0.4), random.uniform(0, 0.14)) for _ in range(9)]
    return mix(louder(noise(0.3, random, low=1800, high=8000, dies_s=0.06), 1.6), *shards)


def _stun(random: Random) -> Wave:
    return mix(*(tone(hertz, 0.45, dies_s=0.2, to_hertz=hertz * 0.8, strength=0.6) for hertz in (370, 392, 740)))


def _enrage(random: Random) -> Wave:
    growl = tone(70, 0.45, dies_s=0.25, to_hertz=120)
    rough = [math.tanh(4 * value) for value in growl]
    return mix(louder(rough, 0.7), noise(0.4, random, low=80, high=700, rise_s=0.1, dies_s=0.12))


def _counter(random: Random) -> Wave:
    return run((A5, E6), 0.06, lambda hertz: pluck(hertz, 0.2, dies_s=0.06))


def _amber(random: Random) -> Wave:
    return run((C6, E6), 0.08, _crystal)


def _steal(random: Random) -> Wave:
    return run((G6, E6, C6, A5), 0.07, lambda hertz: _crystal(hertz, 0.8))


def _capture(random: Random) -> Wave:
    return mix(_crystal(E6, 0.8), late(louder(_hit(random), 0.7), 0.14), late(bell(240, 0.3, dies_s=0.08), 0.14))


def _forge(random: Random) -> Wave:
    fire = noise(1.0, random, low=150, high=1600, rise_s=0.35, dies_s=0.2)
    anvil = mix(*(late(bell(830, 0.5, dies_s=0.1, strength=0.8), at) for at in (0.0, 0.17)))
    chord = mix(*(bell(hertz, 1.1, dies_s=0.45, strength=0.5) for hertz in (C5, E5, G5, C6)))
    return mix(louder(fire, 0.9), anvil, late(chord, 0.36))


def _unforge(random: Random) -> Wave:
    return run((C6, G5, E5 * 0.944, C5), 0.11, lambda hertz: bell(hertz, 0.5, dies_s=0.16))


def _destroy(random: Random) -> Wave:
    crumbs = [
        late(louder(noise(0.06, random, low=200, high=2400, dies_s=0.015), random.uniform(0.5, 1.4)), at)
        for at in sorted(random.uniform(0, 0.32) for _ in range(14))
    ]
    return mix(louder(_thud(60), 1.3), louder(noise(0.4, random, low=60, high=900, dies_s=0.1), 1.5), *crumbs)


def _discard(random: Random) -> Wave:
    return noise(0.2, random, low=700, high=4200, rise_s=0.05, dies_s=0.05)


def _purge(random: Random) -> Wave:
    away = tone(880, 0.6, dies_s=0.3, to_hertz=110, strength=0.4)
    return mix(away, noise(0.6, random, low=900, high=5000, rise_s=0.3, dies_s=0.08))


def _archive(random: Random) -> Wave:
    return mix(_paper(random, 0.1), late(louder(_thud(130), 0.7), 0.09), late(_guard(random)[: _count(0.12)], 0.1))


def _shuffle(random: Random) -> Wave:
    return mix(*(late(louder(_paper(random, 0.07), 0.6 + 0.4 * math.sin(n / 3)), 0.028 * n) for n in range(16)))


def _draw(random: Random) -> Wave:
    return noise(0.14, random, low=1400, high=6200, rise_s=0.06, dies_s=0.03)


def _chains(random: Random) -> Wave:
    links = [
        late(bell(random.uniform(900, 1500), 0.2, dies_s=0.04, strength=0.7), 0.07 * n + random.uniform(0, 0.02))
        for n in range(6)
    ]
    return mix(*links)


def _tide(random: Random) -> Wave:
    waves = [late(noise(0.7, random, low=150, high=1500, rise_s=0.3, dies_s=0.14), at) for at in (0.0, 0.22)]
    return mix(*waves)


def _house(random: Random) -> Wave:
    return mix(pluck(C5 / 2, 0.6, dies_s=0.25), pluck(G5 / 2, 0.6, dies_s=0.25), late(pluck(C5, 0.5, dies_s=0.2), 0.08))


def _prophecy(random: Random) -> Wave:
    return mix(
        *(
            tone(hertz, 0.8, dies_s=0.4, to_hertz=hertz * 1.02, strength=0.5)
            for hertz in (A5 / 2, C5, E5 * 1.06, A5 * 1.005)
        )
    )


def _control(random: Random) -> Wave:
    return mix(
        tone(260, 0.5, dies_s=0.3, to_hertz=520, strength=0.6),
        tone(520, 0.5, dies_s=0.3, to_hertz=260, strength=0.6),
        noise(0.4, random, low=600, high=3000, rise_s=0.2, dies_s=0.06),
    )


def _check(random: Random) -> Wave:
    return mix(bell(E5, 1.0, dies_s=0.35), late(bell(E5, 0.9, dies_s=0.4), 0.22))


def _refused(random: Random) -> Wave:
    return mix(tone(170, 0.16, dies_s=0.06), tone(178, 0.16, dies_s=0.06))


def _turn(random: Random) -> Wave:
    return run((G5 / 2, D5), 0.14, lambda hertz: pluck(hertz, 0.7, dies_s=0.3))


def _victory(random: Random) -> Wave:
    tune = run((C5, E5, G5, C6), 0.13, lambda hertz: pluck(hertz, 0.5, dies_s=0.25))
    chord = mix(*(bell(hertz, 1.3, dies_s=0.6, strength=0.5) for hertz in (C5, G5, C6, E6)))
    return mix(tune, late(chord, 0.52))


SOUNDS: Mapping[str, Callable[[Random], Wave]] = {
    "amber": _amber,
    "archive": _archive,
    "burst": _burst,
    "capture": _capture,
    "chains": _chains,
    "check": _check,
    "control": _control,
    "counter": _counter,
    "destroy": _destroy,
    "discard": _discard,
    "draw": _draw,
    "enrage": _enrage,
    "fight": _fight,
    "forge": _forge,
    "guard": _guard,
    "heal": _heal,
    "hit": _hit,
    "house": _house,
    "play": _play,
    "prophecy": _prophecy,
    "purge": _purge,
    "reap": _reap,
    "refused": _refused,
    "shuffle": _shuffle,
    "steal": _steal,
    "stun": _stun,
    "tide": _tide,
    "token": _token,
    "turn": _turn,
    "unforge": _unforge,
    "use": _use,
    "victory": _victory,
    "ward": _ward,
}
"""Every sound by its name, which is that of its file."""


def samples(name: str) -> array[int]:
    """Return the samples of a sound, between -32767 and 32767."""
    return array("h", [round(value * 32767) for value in level(SOUNDS[name](Random(name)))])


def write(folder: Path = FOLDER, names: Iterable[str] = tuple(SOUNDS)) -> list[Path]:
    """Write sounds into a folder; return the files."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name in names:
        made = samples(name)
        if sys.byteorder == "big":
            made.byteswap()
        path = folder / f"{name}.wav"
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(made.tobytes())
        written.append(path)
    return written


def main() -> None:
    """Write all sounds and say how large they are."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help="where to write them")
    for path in write(parser.parse_args().folder):
        print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
