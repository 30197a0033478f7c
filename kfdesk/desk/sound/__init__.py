"""What the table sounds like: short sounds for what happens, off by one click, silent where there is no device.

`mixer` and `speaker` know no Qt; `cues` says what sounds when, `places` where; `feature` listens to the window.
"""
