"""The same games on a Dask scheduler: many machines, or worker processes of this one."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bridgehead import registry
from bridgehead.engine.errors import BridgeheadError
from bridgehead.lab.runs.series import Row, Series
from bridgehead.lab.runs.simulate import Crew, play

if TYPE_CHECKING:
    from distributed import Client

LOCAL = "local"
MOST_A_TASK = 64
TASKS = 64  # about as many tasks as a run is cut into
PATIENCE = "10s"


def cluster(address: str, jobs: int) -> Crew:
    """The workers of the scheduler at `address` (tcp://host:port), or `jobs` workers of this machine for `local`.

    Every worker must have this version of Bridgehead. Raises BridgeheadError when there is no scheduler.
    """

    def crew(what: Series, seeds: range) -> Iterator[Row]:
        if what.changes:
            raise BridgeheadError("A cluster plays the data as it stands: leave out --cluster, or --set.")
        with _client(address, jobs) as client:
            size = max(1, min(MOST_A_TASK, len(seeds) // TASKS))
            shares = [seeds[at : at + size] for at in range(0, len(seeds), size)]
            futures = [client.submit(_share, what, share, dict(registry.ELSEWHERE), pure=False) for share in shares]
            while futures:
                yield from futures.pop(0).result()

    return crew


def _share(what: Series, seeds: range, elsewhere: dict[str, str]) -> list[Row]:
    """In a worker: the games of some seeds."""
    registry.ELSEWHERE.update(elsewhere)
    return [play(what, seed) for seed in seeds]


def _client(address: str, jobs: int) -> "Client":
    try:
        from distributed import Client, LocalCluster
    except ImportError as error:
        raise BridgeheadError("--cluster needs Dask: install bridgehead with the extra `dask`.") from error
    if address == LOCAL:
        return Client(LocalCluster(n_workers=jobs, threads_per_worker=1, dashboard_address=None))  # type: ignore[no-untyped-call]
    try:
        return Client(address, timeout=PATIENCE)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise BridgeheadError(
            f"There is no Dask scheduler at '{address}'; give its address, such as tcp://127.0.0.1:8786, or `local`."
        ) from error
