"""The card vocabulary: targets, amounts, conditions, effects and abilities.

Every word is a frozen node that executes and describes itself in all languages, in the rulebook's
terms. It knows the engine and the grammar; it knows no card.
"""
