"""Golden playthroughs: whole matches kept as files, with the log and the views that they must give.

`NAME.json` is the record, `NAME.log` the log in English as a spectator reads it, `NAME.views.json` what each seat and a
spectator see after some of the answers. After a deliberate change of rules or data, play a new one and look at it:
`python -m tests.golden pegasus-historical --game pegasus --scenario historical --seed 7`.
"""
