"""What is shown between decisions: the curtain between seats, Check!, the end of a game. Shows; decides nothing."""
