"""What every table shows, once: boards, charts, paragraphs, cards, counters, and what everything is called.

The browser's server, the terminal and the commands show what they find here; it knows games by what every `Game` and
`Rulebook` say of themselves, and no seat, no match that is kept, no screen. What loads the whole art of drawing
(`counters`, `card_pictures`, the drawing of `boards`) is loaded only where something is drawn.
"""
