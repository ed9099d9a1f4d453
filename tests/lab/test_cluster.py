"""Dask plays the same games to the same bytes."""

from pathlib import Path

import pytest

from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.runs.changes import Change
from bridgehead.lab.runs.cluster import cluster
from bridgehead.lab.runs.parquet import turns_of, write_run
from bridgehead.lab.runs.series import series
from bridgehead.lab.runs.simulate import processes

pytest.importorskip("distributed", reason="Dask is an extra")


def test_two_workers_of_dask_give_the_bytes_of_two_processes(tmp_path: Path) -> None:
    what = series("pegasus", None, {}, {})
    dask, pool = tmp_path / "dask.parquet", tmp_path / "pool.parquet"
    for crew, out in [(cluster("local", 2), dask), (processes(2), pool)]:
        write_run(what, ["british"], list(crew(what, range(8))), out)
    assert dask.read_bytes() == pool.read_bytes()
    assert turns_of(dask).read_bytes() == turns_of(pool).read_bytes()


def test_an_address_that_is_none_is_refused() -> None:
    what = series("pegasus", None, {}, {})
    with pytest.raises(BridgeheadError, match="There is no Dask scheduler at 'nowhere'"):
        list(cluster("nowhere", 1)(what, range(1)))


def test_a_cluster_plays_the_data_as_it_stands() -> None:
    what = series("pegasus", None, {}, {}, changes=(Change("values", "points_ranville.value", 3),))
    with pytest.raises(BridgeheadError, match="leave out --cluster"):
        list(cluster("local", 1)(what, range(1)))
