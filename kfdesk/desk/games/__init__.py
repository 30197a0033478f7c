"""The room of kept games: the list with its small pictures, names, copies, files in and out, the trash.

It shows only what `kfdesk.match.game_library` says of a game, in which nothing is hidden from either seat.
"""
