"""The desk: everything with Qt. Only this package imports PySide6.

The game: `play` holds it; `beats` and `layout` say without Qt what happened and where things lie. What is seen of it:
`table`, `prompt`, `log`, `card`, `animation`, `sound`, `ceremonies`, put together in `around_table`, drawn by `art` and
`charts`. What every room uses: `kit`, `keyboard`, `texts`. The program: `app` starts it, `window` is its window,
`program` is around it, and `features` says what the other rooms have to be: `decks`, `games`, `matches`, `film`,
`manual` and all the rest.
"""
