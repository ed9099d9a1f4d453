"""Every golden playthrough plays again to the same digests, log and views."""

import json

import pytest

from bridgehead import registry
from bridgehead.engine.play.record import Record
from tests.golden.playthrough import FOLDER, log_of, moments, names, views_of


@pytest.fixture(params=names())
def kept(request: pytest.FixtureRequest) -> tuple[str, Record]:
    """The name and record of a playthrough."""
    return request.param, Record.load(FOLDER / f"{request.param}.json")


def test_the_record_replays_to_its_digests(kept: tuple[str, Record]) -> None:
    """Every answer is offered, every digest met, and the match ends as it did."""
    _name, record = kept
    match = registry.replay(record, check=True)
    assert match.outcome is not None
    assert match.outcome.label == record.outcome


def test_the_log_reads_the_same(kept: tuple[str, Record]) -> None:
    """Line by line."""
    name, record = kept
    told = log_of(registry.replay(record)).splitlines()
    assert told == (FOLDER / f"{name}.log").read_text(encoding="utf-8").splitlines()


def test_everybody_sees_the_same(kept: tuple[str, Record]) -> None:
    """Each seat and a spectator, at moments spread over the match."""
    name, record = kept
    views = json.loads((FOLDER / f"{name}.views.json").read_text(encoding="utf-8"))
    looked: list[str] = []
    for at in moments(len(record.answers)):
        for seat, seen in views_of(registry.replay(record, at)).items():
            looked.append(f"{at} {seat}")
            assert json.loads(json.dumps(seen)) == views[looked[-1]], f"what {seat} sees after answer {at}"
    assert looked == list(views)
