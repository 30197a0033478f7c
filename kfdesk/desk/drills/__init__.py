"""Drills from one's own games: their page, what stands of them on the page "Learn", and the file that keeps them."""
