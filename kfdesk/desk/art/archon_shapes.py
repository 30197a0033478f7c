"""What Archons are put together from: heads without faces, crowns behind them, shoulders.

Each is a row of layers, painted in order. Their colors: body, trim and light are those of the three houses, `void` is
the light where a face would be, `glow` a light of its own. The middle of a head is at 50, 37; shoulders leave room for
the sign on the breast, a circle of 12 around 50, 80.
"""

from __future__ import annotations

from kfdesk.desk.art.drawings import variants

HEADS = variants("archons", "heads")
CROWNS = variants("archons", "crowns")
SHOULDERS = variants("archons", "shoulders")
