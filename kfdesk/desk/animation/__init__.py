"""What plays beats on the table's scene: stagings of what happened, made of sprites, and the director who begins them.

`curves` knows no Qt. Whatever is shown, the table stands at the end as the view says.
"""
