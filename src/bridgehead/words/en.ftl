and = and
undo-start = There is nothing to take back.
undo-die = A die has been rolled since; what it showed cannot be taken back.
undo-secret = Something hidden has been shown since; it cannot be taken back.
seat-watching = somebody watching
ask-roll = Roll a die with { $sides } sides: what does it show?
do-roll = { $arg }
event-die = { $purpose }: { $value } of { $sides }.

# --- the table in the terminal and on paper ---
ui-turn = Turn { $turn }
ui-watching = as a spectator sees it
ui-hidden = face-down counter
ui-card-back = face-down card
ui-odds = { $table }, column { $column }
