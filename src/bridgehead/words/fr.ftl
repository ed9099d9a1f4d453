and = et
undo-start = Il n’y a rien à reprendre.
undo-die = Un dé a été jeté depuis ; ce qu’il a montré ne se reprend pas.
undo-secret = Quelque chose de caché a été montré depuis ; cela ne se reprend pas.
seat-watching = quelqu’un qui regarde
ask-roll = Jetez un dé à { $sides } faces : que montre-t-il ?
do-roll = { $arg }
event-die = { $purpose } : { $value } sur { $sides }.

# --- the table in the terminal and on paper ---
ui-turn = Tour { $turn }
ui-watching = vu par un spectateur
ui-hidden = pion face cachée
ui-card-back = carte face cachée
ui-odds = { $table }, colonne { $column }
