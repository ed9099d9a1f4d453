"""What holds for all tests."""

import gc
import os

from bridgehead.building.which import INTERPRETED, VARIABLE
from bridgehead.engine.collector import collect_seldom

os.environ.setdefault(VARIABLE, INTERPRETED)  # commands that tests start run what the tests run


def pytest_collection_finish() -> None:
    """Thousands of collected tests would be looked through again and again while games are played."""
    gc.freeze()
    collect_seldom()
