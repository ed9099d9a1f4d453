"""Positions reached by playing from the first hand on: what follows at once, and what is shuffled."""

import pytest

from bridgehead.engine.dice import Dice
from bridgehead.engine.play.match import Match
from bridgehead.games.tonga.operations.merville import APPROACHES, CASEMATES, OBJECTIVES
from bridgehead.games.tonga.printed.cards import CAFE, CARDS, FIRST_TERRAIN, NUMBERS, PEGASUS, RANVILLE
from bridgehead.games.tonga.printed.terms import BRITISH, GERMAN
from bridgehead.games.tonga.turn.redeal import deal
from tests.games.tonga.table import GAME
from tests.games.tonga.whole import PEACE, Whole, wished

GLIDERS_AND_PATROLS = "1105*12 1502*12 1601*6"
FIGHT_FOR_NOTHING = ["keep", "done", "unit", "give-up", "pass", "let"]
FIGHT = ["keep", "unit", "hand-over", "pass", "done", "let", "none"]


def at_the_bridges(
    cards: str = GLIDERS_AND_PATROLS, benouville: int = 4, ranville: int = 2, manpower: int = 3
) -> Whole:
    """Both bridges reached without a fight and without tokens: the German is to send his first unit."""
    sizes = {"1014A": {"size": benouville}, "1015A": {"size": ranville}}
    play = Whole("1B", cards, terrain=sizes, tokens=0, reserve=0, manpower=manpower)
    return play.until("german german-unit", PEACE, turn=7)


def sent(play: Whole) -> Whole:
    """A patrol on each bridge, and a glider platoon against each."""
    return play.do("unit:1502", "unit:1502", "unit:1105", "unit:1105")


def test_ranville_is_settled_when_its_last_unit_falls() -> None:
    """[B9.2] [B9.4] [R11.3] Ranville takes two units. When the second has fallen the German discards at once, and
    Bénouville takes one unit fewer: only then is he asked whether he sends another one there.
    """
    play = sent(at_the_bridges()).until("german german-unit", FIGHT)
    sent(play).do("hand-over")  # at Ranville; at Bénouville, where he may not retreat, he has nothing to say
    assert (play.asked, play.offered) == ("german discard", ["discard:1502", "discard:1601"])
    benouville, ranville = play.g.fronts
    assert (ranville.winner, benouville.winner) == (BRITISH, -1)
    assert (play.g.horsa, benouville.size, benouville.played) == (1, 3, 2)
    assert len(play.g.discards[GERMAN]) == 2, "both patrols of Ranville are discarded, those of Bénouville not yet"
    play.do("discard:1601")
    assert play.asked == "german german-unit"


def test_ranville_is_settled_by_a_point_of_manpower_too() -> None:
    """[B6] [B9.2] [R11.3] A point lost instead of a unit against the last German unit at Ranville: the bridge is
    British, before the fight at Bénouville begins.
    """
    play = sent(at_the_bridges()).until("german german-unit", FIGHT)
    play.do("unit:1502", "unit:1502", "unit:1105", "manpower")
    assert play.asked == "german discard"
    assert play.g.fronts[0].unit[BRITISH] >= 0, "the units at Bénouville still face each other"
    assert (play.g.manpower, play.g.fronts[1].winner, play.g.fronts[0].size) == (2, BRITISH, 3)


def test_benouville_is_won_when_its_last_unit_falls() -> None:
    """[R11.3] [B9.4] A bridge whose last unit has fallen is won: a German victory at Ranville later in the round brings
    no other unit there, only one more to Pegasus Bridge.
    """
    play = at_the_bridges("1107*12 1105*12 1502*12 1505*12", benouville=1)
    play.do("unit:1502", "unit:1505", "unit:1105", "unit:1107")
    assert play.told("ranville-won") == [(GERMAN,)]
    play.until("german german-unit", ["done", "discard"])
    assert [front.terrain for front in play.g.fronts] == [PEGASUS]
    assert play.g.fronts[0].size == 5


def test_benouville_is_over_when_its_last_unit_has_won() -> None:
    """[R11.3] [B8] [B9.4] The same if the last German unit there has beaten a British one."""
    play = at_the_bridges("1107*12 1105*12 1502*12 1505*12", benouville=1)
    play.do("unit:1505", "unit:1505", "unit:1107", "unit:1107")
    assert (play.told("ranville-won"), play.g.manpower) == ([(GERMAN,)], 2)
    play.until("german german-unit", ["done", "discard"])
    assert [front.terrain for front in play.g.fronts] == [PEGASUS]


def test_ranville_won_after_benouville_is_said_of_pegasus_bridge() -> None:
    """[B9.4] [B12.3] Bénouville decided, the result at Ranville changes the number at Pegasus Bridge alone, and the log
    says so.
    """
    play = at_the_bridges("1107*12 1105*12 1502*12 1505*12", benouville=1)
    play.do("unit:1502", "unit:1505", "unit:1105", "unit:1107")
    assert play.told("size-changed") == [(PEGASUS, 1, 5)]
    assert play.g.fronts[0].size == 1
    play.until("german german-unit", ["done", "discard"])
    assert play.g.fronts[0].size == 5


def test_last_point_lost_at_ranville_ends_the_game_at_once() -> None:
    """[B6] [B10] The last point instead of a unit: the game is lost, and nobody discards for Ranville any more."""
    play = at_the_bridges(ranville=1, manpower=1).do("unit:1502", "unit:1502", "unit:1105", "manpower")
    outcome = play.match.outcome
    assert outcome is not None and (outcome.label, play.asked) == ("manpower-gone", "")


def test_abandoned_ranville_is_settled_before_the_british_units() -> None:
    """[B5.1] [B9.2] The German who sends no unit to Ranville discards at once, too."""
    play = at_the_bridges().do("unit:1502", "none")
    assert (play.asked, play.g.fronts[1].terrain, play.g.fronts[1].winner) == ("german discard", RANVILLE, BRITISH)


@pytest.mark.parametrize("manpower", [3, 4, 7])
def test_own_scenario_with_more_manpower_can_be_won(manpower: int) -> None:
    """[B12.4] [C2] However many points of manpower are left, the British player wins when the last attack is beaten."""
    play = Whole("1B", manpower=manpower).until("", PEACE)
    outcome = play.match.outcome
    assert outcome is not None and (outcome.label, outcome.winner) == ("counter-attack-beaten", BRITISH)


# --- what is shuffled ---


def drawn_at_pegasus(seed: int) -> tuple[set[int], set[int]]:
    """The counter-attack pile of a German who has sent a unit every turn, and what he draws on Pegasus Bridge."""
    lay = ["keep", "done", "lay", "unit", "give-up", "pass", "hand-over", "let"]
    play = Whole("1B", seed=seed, manpower=40).until("german german-unit", lay, turn=7).until("", PEACE)
    laid = {card for (card,) in play.told("laid") if isinstance(card, int)}
    log = play.match.log_for(GERMAN)
    joined = [event.kind for event in log].index("counter-attack")
    drawn = next(event.args[0] for event in log[joined:] if event.kind == "drew-cards")
    assert isinstance(drawn, tuple)
    return laid, set(drawn)


def test_counter_attack_pile_is_shuffled_into_the_deck() -> None:
    """[B12.2] What the German draws then are not just the cards of his pile."""
    games = [drawn_at_pegasus(seed) for seed in range(6)]
    assert all(len(laid) >= 3 for laid, _ in games)
    assert any(laid & drawn for laid, drawn in games)
    assert sum(laid <= drawn for laid, drawn in games) < 2


def objectives_met(seed: int) -> list[int]:
    """The objectives attacked one after another by a British player who gives up every assault but has time."""
    lose = ["keep", "done", "unit", "give-up", "pass", "hand-over", "let", "none"]
    play = Whole("2", seed=seed, manpower=9).until("", lose)
    met: list[int] = []
    for (terrain,) in play.told("terrain"):
        assert isinstance(terrain, int)
        if terrain in CASEMATES:
            met.append(terrain)
    return met


def test_lost_casemate_is_shuffled_into_the_objectives() -> None:
    """[M9] A casemate that was lost is not simply the next objective again."""
    games = [objectives_met(seed) for seed in range(10)]
    again = sum(met[at] == met[at + 1] for met in games for at in range(len(met) - 1))
    pairs = sum(len(met) - 1 for met in games if met)
    assert pairs > 10 and again < pairs


def battery_met(seed: int) -> tuple[set[int], int]:
    """The first two terrains revealed from the Battery pile, and the approach that was chosen."""
    play = Whole("2", seed=seed).until("", PEACE)
    revealed = [terrains for (terrains,) in play.told("revealed") if isinstance(terrains, tuple) and len(terrains) == 2]
    first = play.told("terrain")[0][0]
    assert isinstance(first, int)
    return set(revealed[0]), first


def test_approaches_left_are_shuffled_into_the_battery() -> None:
    """[M5] The two approaches not chosen are not simply the next two terrains of the Battery."""
    others = [set(APPROACHES) - {first} == pair for pair, first in map(battery_met, range(12))]
    assert sum(others) < 6


def test_everything_else_is_shuffled_at_the_beginning() -> None:
    """[A3] [M3] [M4] [D4] The way, the first approach, the objectives, and which pile leads to which bridge differ from
    game to game.
    """
    ways = [Whole("1A", seed=seed).g for seed in range(8)]
    assert len({tuple(g.pile[:6]) for g in ways}) > 1 and len({g.pile.index(CAFE) for g in ways}) > 1
    assert len({tuple(sorted(g.removed)) for g in ways}) > 1
    batteries = [Whole("2", seed=seed).g for seed in range(8)]
    assert len({g.pile[-1] for g in batteries}) > 1 and len({g.objectives[-1] for g in batteries}) > 1
    piles = [Whole("3", seed=seed).until("british mulligan", []).g for seed in range(8)]
    assert len({tuple(g.slots) for g in piles}) > 1


def test_two_campaign_tokens_and_no_more() -> None:
    """[C5.1] A German who lays one whenever he may has laid two, and is not asked again."""
    play = Whole("1B", campaign=["1B", "3"]).until("", ["blue", *PEACE])
    assert len(play.told("blue-laid")) == 2


def test_heroic_tokens_go_back_beside_the_reserve() -> None:
    """[D5.7] Major Roseveare’s +3 tokens, unused when the attack ends, lie beside the Reserve again."""
    play = Whole("3").until("british heroic", PEACE).do("heroic:1411")
    play.until("british event", PEACE).do("event:1411")
    assert (play.g.yellow_heroic, play.g.yellow_pool) == (2, 1)
    play.until("british choose-pile", PEACE)
    assert (play.g.yellow_heroic, play.g.yellow_pool) == (0, 3)
    assert play.told("new-attack") == [()]


def test_heroic_card_that_was_seen_and_lost() -> None:
    """[D5.7] [R3.9] A heroic card that the British player has been shown and that is lost unplayed: he knows that it is
    gone, onlookers see a back.
    """
    play = Whole("3", "1209*12 1502*12 1808 1809 1810 1811 1812").until("german heroic", PEACE).do("heroic:1810")
    play.until("british event", PEACE).do("event:1209").until("british choose-pile", PEACE)
    gone = [card.card for card in play.match.view(-1).cards if card.zone == "gone-german"]
    assert gone == [-1]
    seen: set[int] = set()
    for seed in range(6):
        g = play.g.copy()
        deal(g, BRITISH, Dice(seed))
        seen |= set(g.hands[GERMAN] + g.heroic[GERMAN] + g.aside[GERMAN])
    assert NUMBERS["1810"] not in seen


def test_playing_a_card_cannot_be_taken_back() -> None:
    """[R17] Whether it was answered tells what the other holds: undo is barred, also where nobody was asked."""
    play = Whole("1A", "1105*12 1502*12", tokens=0, reserve=0).until("german german-unit", PEACE).do("unit:1502")
    assert play.match.undo_barrier() == "secret"


RELIEF = "1106 1112 1311 1505*4 1706"
"""Two British units, a Relief, and a Booby Trap to meet it."""


def relieved(cards: str) -> Whole:
    """On the approach of Merville the Parachute Squad is relieved by a Platoon Leader, whom a Booby Trap takes."""
    play = Whole("2", cards, hand=12, tokens=0, reserve=0)
    play.until("german german-unit", PEACE).do("unit:1505").until("british british-unit", PEACE)
    play.do("unit:1106", "let", "play:1311")
    assert "unit:1112" in play.offered and "unit:1106" not in play.offered, "another unit takes its place"
    return play.do("unit:1112", "respond:1706")


def test_relieved_unit_may_follow_one_that_was_trapped() -> None:
    """[R10.2] [R20.8] A Booby Trap takes the unit that has relieved another: he may play another one, and the relieved
    one is that. The assault is not lost with a unit in hand.
    """
    play = relieved(RELIEF)
    assert (play.asked, play.offered) == ("british british-unit", ["unit:1106", "give-up"])
    play.do("unit:1106")
    assert (play.told("played-unit")[-1][1], play.g.manpower) == (NUMBERS["1106"], 3)


def test_relieved_unit_may_follow_beside_others() -> None:
    """[R10.2] [R20.8] The same with a third unit in hand."""
    assert relieved(RELIEF + " 1113").offered == ["unit:1106", "unit:1113", "give-up"]


def test_relieved_unit_may_relieve_in_its_turn() -> None:
    """[R10.2] [R10.3] Two Reliefs in one fight: the second takes the Platoon Leader back, and the Parachute Squad,
    which the first had taken back, is another unit than he.
    """
    play = Whole("2", "1106 1112 1311*2 1505*4", hand=12, tokens=0, reserve=0)
    play.until("german german-unit", PEACE).do("unit:1505").until("british british-unit", PEACE)
    play.do("unit:1106", "play:1311", "unit:1112")
    assert "play:1311" in play.offered, "the Parachute Squad can take his place"
    play.do("play:1311")
    assert (play.asked, play.offered) == ("british british-unit", ["unit:1106", "give-up"])
    play.do("unit:1106")
    assert play.asked == "british british-go"


def test_used_tokens_are_back_before_the_winner_takes_his() -> None:
    """[R14.1] [R14.2] [R3.10] With an empty Reserve the table is cleared first: the token that lay on the unit that has
    won is there for the winner.
    """
    play = Whole("1A", "1105*12 1502*12", tokens=1, reserve=2, dice=[2])
    play.until("german german-unit", PEACE).do("unit:1502", "pass", "unit:1105", "token:plain")
    assert (play.g.reserve, play.g.tokens) == (0, [0, 1])
    play.do("hand-over", "give-up").until("german terrain", ["none"])
    assert play.told("assault-won")[0][0] == BRITISH
    assert play.told("took-tokens") == [(BRITISH, 1)]
    assert play.g.tokens == [1, 1]


def test_quiet_holds_for_one_turn() -> None:
    """[R17] Who wants no more questions this turn is asked again on the next one."""
    play = Whole("1A", "1105*12 1304*12 1502*12 1702*12", tokens=0, reserve=0, hand=12)
    play.until("german german-unit", PEACE).do("unit:1502", "play:1702")
    assert play.asked == "british respond"
    play.do("quiet", "play:1702")
    assert play.asked == "german initiative", "not asked again"
    play.until("german initiative", ["unit", "give-up", "pass", "done", "let"], turn=2).do("play:1702")
    assert (play.asked, play.g.turn) == ("british respond", 2)


def test_cut_lines_are_mended_next_turn() -> None:
    """[R9.1] 1207 costs the German a card this turn; on the next one he draws what the terrain says."""
    two_each = {card.id: {"german-draw": 2} for card in CARDS[FIRST_TERRAIN:] if card.number not in (PEGASUS, RANVILLE)}
    play = Whole("1A", "1207*12 1502*12", terrain=two_each, tokens=0, reserve=0, hand=4)
    play.until("british event", PEACE).do("event:1207", "done")
    assert play.told("drew")[-1] == (GERMAN, 1)
    play.until("british event", PEACE, turn=2).do("done")
    assert play.told("drew")[-1] == (GERMAN, 2)


def test_the_penalty_holds_for_one_turn() -> None:
    """[D3.3] The German passes his phase on the turns whose terrains are identical, and on no other."""
    match = Match(GAME, GAME.setup("3", {"identical-terrains": "penalised"}), seed=3)
    garrison = ("place", NUMBERS["1005"])
    while (choice := match.choice) is not None:
        match.take(garrison if garrison in choice.options else wished(choice, PEACE))
    turns: list[set[str]] = [set()]
    for event in match.events:
        if event.kind == "turn":
            turns.append(set())
        elif event.kind in ("identical", "phase-lost") or (event.kind, event.args) == ("phase-begins", (GERMAN,)):
            turns[-1].add(event.kind)
    assert {"identical", "phase-lost"} in turns
    assert all(one in ({"identical", "phase-lost"}, {"phase-begins"}) for one in turns[1:])


# --- what holds for one fight ---


def first_before(terrain: str, cards: str, tokens: int = 0, dice: list[int] | None = None) -> Whole:
    """The first turn is played on this terrain; the German is to send his first unit."""
    for seed in range(100):
        play = Whole("1A", cards, seed, dice, tokens=tokens, reserve=2 * tokens).until("british terrain", PEACE)
        if f"advance:{terrain}" in play.offered:
            return play.do(f"advance:{terrain}").until("german german-unit", PEACE)
    raise AssertionError(f"{terrain} never comes first")


def test_fields_lend_a_unit_in_each_fight() -> None:
    """[R7.3] 1007: one unit a fight may be played as an action, and in the next fight again."""
    play = first_before("1007", GLIDERS_AND_PATROLS)
    for _ in range(2):
        play.do("unit:1502", "pass", "unit:1105", "play:1105")
        assert "play:1105" not in play.offered
        play.do("hand-over", "give-up")
    assert play.g.fronts[0].played == 2


def test_orchards_give_a_second_toss_in_each_fight() -> None:
    """[R7.3] 1008: the first token of each fight is tossed again when it fails, the second one is not."""
    play = first_before("1008", GLIDERS_AND_PATROLS, tokens=3, dice=[1, 2, 1, 1, 2])
    play.do("unit:1502", "pass", "unit:1105", "token:plain", "token:plain", "hand-over", "give-up")
    assert play.told("tossed-again") == [(BRITISH,)]
    play.do("unit:1502", "pass", "unit:1105", "token:plain")
    assert play.told("tossed-again") == [(BRITISH,), (BRITISH,)]


def test_suppressing_fire_lasts_for_one_fight() -> None:
    """[R10.4] 1708 bars tokens in its own fight; in the next one they may be used."""
    play = first_before("1001", "1105*12 1502*6 1708*6", tokens=2)
    play.do("unit:1502", "play:1708", "pass", "unit:1105")
    assert "token:plain" not in play.offered
    play.do("hand-over", "give-up", "unit:1502", "pass", "unit:1105")
    assert "token:plain" in play.offered


def test_campaign_token_comes_after_the_effect_of_the_terrain() -> None:
    """[C5.1] The German is asked when the British player has taken his two tokens from the containers."""
    for seed in range(100):
        play = Whole("1B", seed=seed, campaign=["1B", "2", "3"]).until("british terrain", PEACE)
        if "advance:1002" in play.offered:
            play.do("advance:1002")
            assert (play.asked, play.told("took-tokens")) == ("german blue-token", [(BRITISH, 2)])
            return
    raise AssertionError("the containers never come first")


def test_the_last_terrain_of_the_battery_stays_there() -> None:
    """[M7] [M13] Of one terrain nothing can be chosen. The British win the Battery's one after another and lose the
    objectives, which come back, until from one turn to the next only these are left to advance on.
    """
    play = Whole("2", "1105*12 1502*12", manpower=90)
    last: list[int] = []
    while (choice := play.match.choice) is not None:
        terrain = play.g.fronts[0].terrain if play.g.fronts else -1
        if len(play.g.battery) == 1 and not play.g.offered and terrain not in last:
            last.append(terrain)
        play.match.take(wished(choice, FIGHT_FOR_NOTHING if terrain in OBJECTIVES else PEACE))
    assert len(play.g.battery) == 1
    assert len(last) > 1 and set(last[1:]) <= set(OBJECTIVES)
