"""kfdesk: a desktop table for the card game KeyForge."""

__version__ = "0.2.0"
