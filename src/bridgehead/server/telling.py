"""A match as one seat may know it, in one language: views, questions, log and odds in the form of the wire."""

from collections.abc import Sequence
from fractions import Fraction
from typing import cast

from bridgehead.engine.choice import Choice, Option
from bridgehead.engine.play.match import Match
from bridgehead.engine.play.rulebook import Price, Sight
from bridgehead.engine.read.breakdown import Breakdown
from bridgehead.engine.read.table import Modifier, Odds
from bridgehead.engine.say.vocabulary import Term
from bridgehead.engine.say.words import Words
from bridgehead.engine.state import Event
from bridgehead.engine.view import ArrowView, CardView, MarkView, PieceView, TagView, TrackView, View
from bridgehead.server import wire
from bridgehead.showing import faces
from bridgehead.showing.cards import Counted, card_places, counted
from bridgehead.showing.layout import Layout
from bridgehead.showing.said import column_said, notes_said, price_said, said, sight_said, struck_said, told
from bridgehead.showing.skin import Skin, skin


def seen(view: View, words: Words, layout: Layout | None) -> wire.Seen:
    """A view with everything in it said; `layout` is that of a table of cards."""
    laid = None if layout is None else _laid(view, words, layout)
    shown = set() if laid is None or layout is None else {*layout.notes, *(one.key for one in laid.counted)}
    return wire.Seen(
        turn=view.turn,
        phase=_said(words, "phase", view.phase),
        active=view.active,
        pieces=[_piece(one, words) for one in view.pieces],
        marks=[_mark(one, words) for one in view.marks],
        tags=[_tag(one, words) for one in view.tags],
        tints=[
            wire.Tint(t.space, t.role, words.shape("tint", t.role, t.value), _side(t.side), t.share, t.value)
            for t in view.tints
        ],
        arrows=[_arrow(one, words) for one in view.arrows],
        lines=[
            wire.Line(n.space, n.end, n.role, words.shape("line", n.role, n.value), _side(n.side), n.value)
            for n in view.lines
        ],
        rings=[
            wire.Ring(r.space, r.role, words.shape("ring", r.role, r.value), _side(r.side), r.value) for r in view.rings
        ],
        sides=[
            wire.Side(
                s.space, s.towards, s.role, words.shape("side", s.role, s.value, s.towards), _side(s.side), s.value
            )
            for s in view.sides
        ],
        arcs=[
            wire.Arc(
                a.space,
                a.towards,
                a.width,
                a.role,
                words.shape("arc", a.role, a.value, a.towards),
                _side(a.side),
                a.value,
            )
            for a in view.arcs
        ],
        glows=[wire.Glow(g.space, g.role, words.shape("glow", g.role, ""), g.bright) for g in view.glows],
        dark=view.dark,
        zones=[wire.Zone(z.zone, said(words, "zone", z.zone), z.count) for z in view.zones],
        tracks=[_track(one, words) for one in view.tracks if one.track not in shown],
        cards=[_card(one, words, layout) for one in view.cards],
        facts=[
            wire.Fact(key, said(words, "fact", key), words.text(value), value)
            if isinstance(value, str)
            else wire.Fact(key, said(words, "fact", key), str(value))
            for key, value in view.facts.items()
            if key not in shown
        ],
        laid=laid,
    )


def _laid(view: View, words: Words, layout: Layout) -> wire.Laid:
    """How a table of cards lies, with everything said. A pile is called in short `pile-BASE`."""
    return wire.Laid(
        places=[
            wire.CardPlace(
                zone=one.zone,
                role=one.role,
                seat=one.seat,
                number=one.number,
                text=(text := said(words, "zone", one.zone)),
                short=told(words, f"pile-{layout.named(one.zone).base}", text),
                count=one.count,
            )
            for one in card_places(layout, view)
        ],
        counted=[_counted(one, view, words) for one in counted(layout, view)],
        notes=[said(words, "fact", key) for key in layout.notes if view.facts.get(key)],
        spare=list(layout.spare),
        endless=list(layout.endless),
        taken=list(layout.taken),
        tosses=list(layout.tosses),
    )


def _counted(one: Counted, view: View, words: Words) -> wire.Counted:
    value = view.facts.get(one.key)
    return wire.Counted(
        key=one.key,
        use=one.use,
        seat=one.seat,
        number=one.number,
        text=said(words, "fact" if one.key in view.facts else "track", one.key),
        value=one.value,
        most=one.most,
        said=words.text(value) if isinstance(value, str) else str(one.value),
        face=wire.Disc(one.face.fill, one.face.print, one.face.label, one.face.sign),
    )


def _piece(one: PieceView, words: Words) -> wire.Piece:
    name = said(words, "unit", one.name)
    return wire.Piece(
        piece=one.piece,
        name=name,
        symbol=one.symbol,
        side=faces.side(one.side),
        space=one.space,
        zone=one.zone,
        size=one.size,
        factors=faces.factors_of(one),
        marks=[_said(words, "mark", mark) for mark in one.marks],
        facing=one.facing,
        level=one.level,
        stance=words.stance(one.facing, one.level),
        under=one.under,
        hidden=one.hidden,
        face=faces.of_piece(one, name, words),
        part=said(words, "part", one.part) if one.part else "",
        shelf=one.part,
        slung=one.under >= 0 and faces.is_slung(one.size),
    )


def _mark(one: MarkView, words: Words) -> wire.Mark:
    return wire.Mark(
        space=one.space,
        mark=one.mark,
        text=said(words, "mark", one.mark),
        side=_side(one.side),
        value=one.value,
        facing=one.facing,
        wide=faces.lies_wide(one.mark),
    )


def _tag(one: TagView, words: Words) -> wire.Tag:
    label = f"label-{one.role}"
    return wire.Tag(
        space=one.space,
        role=one.role,
        text=words.shape("tag", one.role, one.value, one.towards),
        sign=one.sign,
        side=_side(one.side),
        towards=one.towards,
        value=one.value,
        label=words.text(label, {"value": one.value}) if words.has(label) else one.value,
    )


def _arrow(one: ArrowView, words: Words) -> wire.Arrow:
    return wire.Arrow(
        role=one.role,
        name=said(words, "arrow", one.role),
        text=words.shape("towards", one.role, one.value, one.towards),
        towards=one.towards,
        value=words.text(one.value),
    )


def _side(name: str) -> str:
    return faces.side(name) if name else ""


def _card(one: CardView, words: Words, layout: Layout | None) -> wire.Card:
    return wire.Card(
        card=one.card,
        text=words.called("card", one.card) if one.card >= 0 else "",
        zone=one.zone,
        where=said(words, "zone", one.zone),
        place=one.place,
        side="" if layout is not None and layout.named(one.zone).base in layout.nobody else _side(one.side),
        marks=[_said(words, "mark", mark) for mark in one.marks],
        value=one.value,
        starred=layout is not None and layout.star in one.marks,
    )


def _track(one: TrackView, words: Words) -> wire.Track:
    notes = [wire.Note(value, words.text(message)) for value, message in one.notes]
    return wire.Track(one.track, said(words, "track", one.track), one.value, one.least, one.most, notes)


def question(match: Match, seat: int, words: Words) -> wire.Question | None:
    """The open question. A seat that is not asked learns only who is."""
    choice = match.choice
    if choice is None:
        return None
    if choice.seat != seat:
        return wire.Question(choice.seat, "", "", "", [], [])
    term = words.vocabulary.prompts.get(choice.prompt)
    rules = match.game.rules
    words = words.knowing(rules.names(match.state, seat))
    prices = {} if match.roll_purpose else rules.prices(match.state, choice)
    text = words.prompt(choice)
    if match.roll_purpose:
        text = f"{words.text(match.roll_purpose)}: {text}"
    rolled = _rolled(match, choice)
    return wire.Question(
        seat=choice.seat,
        prompt=choice.prompt,
        text=text,
        paragraph=term.paragraph if term is not None else "",
        about=_places(term.kinds, choice.about, skin(match.game)) if term is not None else [],
        options=[
            _choosable(match, choice, option, words, odds, prices.get(option))
            for option, odds in zip(choice.options, rolled, strict=True)
        ],
        obvious=term is not None and term.obvious != "" and rolled == [False],
    )


def _rolled(match: Match, choice: Choice) -> list[bool]:
    """For each option whether a die follows from it directly: some of a verb may roll and others not."""
    if match.roll_purpose:
        return [False] * len(choice.options)
    rules, state = match.game.rules, match.state
    return [rules.odds(state, choice, option) is not None for option in choice.options]


def _choosable(
    match: Match, choice: Choice, option: Option, words: Words, odds: bool, price: Price | None
) -> wire.Choosable:
    verb, arg = option
    kind = words.vocabulary.verbs.get(verb, "none")
    rolled = match.roll_purpose != ""
    notes = [] if rolled else match.game.rules.notes(match.state, choice, option)
    dangers = [] if price is None else price.dangers
    at = _place(kind, arg, skin(match.game))
    return wire.Choosable(
        verb=verb,
        arg=arg,
        text=words.option(option, choice.prompt),
        space=at.number if at is not None and at.kind == "space" else -1,
        piece=at.number if at is not None and at.kind == "piece" else -1,
        card=at.number if at is not None and at.kind == "card" else -1,
        odds=odds,
        notes=[wire.Said(key, text) for key, text in notes_said(words, [*notes, *dangers])],
        cost="" if price is None else price_said(words, price),
        lies=", ".join(words.text(one) for one in match.game.rules.lies(match.state, kind, arg)) if not rolled else "",
    )


def sight(found: Sight, words: Words) -> wire.SightSeen:
    """A line of sight, said."""
    text = sight_said(words, found.blocked_at)
    return wire.SightSeen(found.blocked_at < 0, text, found.paragraph, found.blocked_at, found.along)


def log(events: Sequence[Event], start: int, undos: int, words: Words, look: Skin) -> wire.Log:
    """The rows from number `start` on of the events that a seat may know."""
    return wire.Log(start, undos, [_row(event, words, look) for event in events[start:]])


def _row(event: Event, words: Words, look: Skin) -> wire.LogRow:
    term = words.vocabulary.events.get(event.kind)
    if term is None:
        return wire.LogRow(event.kind, words.event(event), private=event.audience >= 0)
    if event.kind == "die":
        purpose, sides, value = event.args
        text = words.text(str(purpose))
        return wire.LogRow("die", text, die=int(str(value)), sides=int(str(sides)), private=event.audience >= 0)
    args = words.event_args(event)
    return wire.LogRow(
        kind=event.kind,
        text=words.event(event),
        paragraph=term.paragraph,
        about=_places(term.kinds, event.args, look),
        details=[
            wire.Fact(name, "", str(args[name]))
            for name, kind in zip(term.names, term.kinds, strict=True)
            if kind != "modifiers"
        ],
        modifiers=[
            said
            for kind, value in zip(term.kinds, event.args, strict=True)
            if kind == "modifiers" and isinstance(value, list | tuple)
            for said in _modifiers(value, words, look)
        ],
        private=event.audience >= 0,
        deed=_deed(event, term, words, look),
    )


def _deed(event: Event, term: Term, words: Words, look: Skin) -> wire.Deed | None:
    """What an event is to a table, as the vocabulary says it."""
    deed = words.vocabulary.deeds.get(event.kind)
    if deed is None:
        return None

    def at(place: int) -> list[wire.Place]:
        return _places(term.kinds[place : place + 1], event.args[place : place + 1], look) if place >= 0 else []

    def space(place: int) -> int:
        return next((one.number for one in at(place) if one.kind == "space"), -1)

    role = cast(wire.Role, deed.role)
    return wire.Deed(role, at(deed.who), space(deed.start), space(deed.to), at(deed.whom))


def odds(found: Odds | None, apart: Breakdown | None, words: Words, look: Skin) -> wire.OddsSeen:
    """What the dice may bring, and that taken apart; no results when no die follows directly."""
    if found is None:
        return wire.OddsSeen("", "", "", "", [], [], [], [])
    return wire.OddsSeen(
        table=found.table,
        text=said(words, "table", found.table),
        column=column_said(words, found.column),
        paragraph=found.paragraph,
        modifiers=_modifiers(found.modifiers, words, look),
        results=_chances(found, words, look),
        struck=_struck(found, apart, words, look) if apart else [],
        rolls=[wire.RollSeen(one.code, words.result(one.code), one.harm) for one in apart.rolls] if apart else [],
        then=odds(found.then, None, words, look) if found.then else None,
    )


def _chances(found: Odds, words: Words, look: Skin) -> list[wire.Chance]:
    return [
        wire.Chance(code, said, float(share), _share(share), look.tone(found.reading or found.table, code))
        for code, said, share in words.chances(found)
    ]


def _struck(found: Odds, apart: Breakdown, words: Words, look: Skin) -> list[wire.ChancesOf]:
    told: list[wire.ChancesOf] = []
    for names, results in struck_said(words, apart):
        each = Odds(found.table, "", [], results, "", reading=apart.reading)
        told.append(wire.ChancesOf(names, _chances(each, words, look)))
    return told


def table_of(match: Match, seat: int, lang: str) -> tuple[wire.Seen, Words]:
    """A seat's view of a match, and the words it is said in."""
    words = match.game.words(lang)
    return seen(match.view(seat), words, None if match.game.boards else skin(match.game).cards), words


def _modifiers(items: Sequence[object], words: Words, look: Skin) -> list[wire.ModifierSaid]:
    said: list[wire.ModifierSaid] = []
    for item in items:
        if isinstance(item, Modifier):
            name, value, paragraph = item.name, item.value, item.paragraph
        elif isinstance(item, list | tuple) and len(item) == 2:
            name, value = str(item[0]), int(str(item[1]))
            paragraph = words.vocabulary.modifiers.get(name, "")
        else:
            continue
        said.append(wire.ModifierSaid(words.modifier(name, value), value, paragraph, name in look.facts))
    return said


def _places(kinds: Sequence[str], values: Sequence[object], look: Skin) -> list[wire.Place]:
    found: list[wire.Place | None] = []
    for kind, value in zip(kinds, values, strict=False):
        if isinstance(value, int):
            found.append(_place(kind, value, look))
        elif isinstance(value, list | tuple):
            found += [_place(kind.removesuffix("s"), item, look) for item in value if isinstance(item, int)]
    return [one for one in found if one is not None]


def _place(kind: str, number: int, look: Skin) -> wire.Place | None:
    """What a number of the game's own kind is on the table: a space, a piece, a card, or none of them."""
    if number < 0:
        return None
    if kind == "space":
        return wire.Place("space", number)
    if kind == "card":
        return wire.Place("card", number)
    if kind in look.lies:
        place, many = look.lies[kind]
        return wire.Place("piece" if place == "piece" else "space", number // many)
    if kind in look.pieces:
        return wire.Place("piece", number + look.pieces[kind])
    return None


def _said(words: Words, kind: str, key: str) -> wire.Said:
    return wire.Said(key, said(words, kind, key))


def _share(share: Fraction) -> str:
    return f"{share.numerator}/{share.denominator}"
