"""What holds for all tests."""

import gc

from bridgehead.engine.collector import collect_seldom


def pytest_collection_finish() -> None:
    """Thousands of collected tests would be looked through again and again while games are played."""
    gc.freeze()
    collect_seldom()
