"""Starting the server, for `bridgehead serve` and `bridgehead play`."""

import asyncio
import os
import signal
import socket
import threading
import webbrowser
from types import FrameType

import uvicorn
from litestar import Litestar
from platformdirs import user_data_path
from uvicorn.supervisors import Multiprocess

from bridgehead.engine.errors import BridgeheadError
from bridgehead.server.app import Settings, create_app
from bridgehead.server.guarding.doors import Counted, Impatient, open_wide
from bridgehead.server.guarding.limits import Limits
from bridgehead.server.keeping.store import Store

LOOPBACK = "127.0.0.1"
PORT = 1944
LOOPBACK_HOSTS = ("127.0.0.1", "localhost", "[::1]")
LARGEST_MESSAGE = 10_000
CONNECTIONS = 6000
"""So many connections a server process has open at most; who comes then is told to come later."""
PATIENCE = 60
"""After so many seconds without a sign of life a server process is replaced; on a busy machine five are not enough."""


def main(
    *,
    host: str = LOOPBACK,
    port: int = PORT,
    database: str | None = None,
    browser: bool = True,
    workers: int = 1,
    path: str = "",
    exact_port: bool = False,
    limited: bool = True,
) -> None:
    """Serve the table until interrupted, and open the browser at it.

    `host`: the address to listen on; only the loopback address keeps other machines out.
    `port`: where to listen. If it is taken the next free one is used, unless `exact_port` is set (the flag was given).
    `database`: `sqlite:///FILE`, `postgresql://…`, or a plain file; unless told, `bridgehead.sqlite` in the user's
    data folder. `browser`: open the browser (`--no-browser` clears it). `workers`: server processes.
    `path`: what to open, such as `#/new/pegasus`, behind the address. `limited`: how much anybody may ask for at once.

    Raises BridgeheadError in one sentence when the port is taken or the database cannot be used.
    """
    if not 0 <= port <= 65535:
        raise BridgeheadError(f"The port {port} cannot be used; it must be from 0 to 65535.")
    if workers < 1:
        raise BridgeheadError(f"The number of workers is {workers}; it must be at least 1.")
    url = database or default_database()
    asyncio.run(_tried(url))
    door = _door(host, port, exact_port)
    address = f"http://{_named(host)}:{door.getsockname()[1]}/"
    print(f"Bridgehead is at {address} (matches are kept in {url.split('@')[-1]}); Ctrl-C ends it.", flush=True)
    if browser:
        _open_soon(address + path)
    hosts = _hosts(host, door.getsockname()[1])
    open_wide()
    limits = Limits() if limited else None
    _run(Settings(url, hosts=hosts, ahead=True, limits=limits), door, workers)


async def _tried(url: str) -> None:
    """Open the database once before anything is said. Raises BridgeheadError when it cannot be used."""
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


def default_database() -> str:
    """The file in the user's data folder."""
    return str(user_data_path("bridgehead", appauthor=False) / "bridgehead.sqlite")


def _run(settings: Settings, door: socket.socket, workers: int) -> None:
    config = uvicorn.Config(
        "bridgehead.server.serve:from_environment" if workers > 1 else create_app(settings),
        factory=workers > 1,
        workers=workers,
        log_level="warning",
        http=Counted if settings.limits is not None else Impatient,
        ws="websockets-sansio",
        limit_concurrency=CONNECTIONS,
        ws_max_size=LARGEST_MESSAGE,
        timeout_graceful_shutdown=2,
        timeout_worker_healthcheck=PATIENCE,
        server_header=False,
    )
    if workers == 1:
        signal.signal(signal.SIGTERM, _leave)
        uvicorn.Server(config).run(sockets=[door])
        return
    os.environ["BRIDGEHEAD_DATABASE"] = settings.database
    os.environ["BRIDGEHEAD_HOSTS"] = ",".join(settings.hosts)
    os.environ["BRIDGEHEAD_SHELF"] = settings.shelf
    os.environ["BRIDGEHEAD_LIMITS"] = "yes" if settings.limits is not None else ""
    Multiprocess(config, [door]).run()


def _leave(_signal: int, _frame: FrameType | None) -> None:
    """End as if everything were done, so that worker processes are put away."""
    raise SystemExit(0)


def from_environment() -> Litestar:
    """The application of one of several server processes, which share a database."""
    hosts = os.environ.get("BRIDGEHEAD_HOSTS", "")
    return create_app(
        Settings(
            os.environ["BRIDGEHEAD_DATABASE"],
            os.environ.get("BRIDGEHEAD_SHELF", "bridgehead.registry"),
            hosts=tuple(hosts.split(",")) if hosts else (),
            limits=Limits() if os.environ.get("BRIDGEHEAD_LIMITS") else None,
        )
    )


def _door(host: str, port: int, exact: bool) -> socket.socket:
    """A socket that listens at the port, or at the next free one."""
    last = port if exact or port == 0 else min(port + 20, 65535)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for tried in range(port, last + 1):
        # asyncio sends at once only what it knows to be TCP; else the kernel holds every answer back for 40 ms.
        door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, tried))
            door.listen(2048)
        except OSError as error:
            door.close()
            if tried == last:
                raise BridgeheadError(
                    f"Nothing can listen at {host} port {port} ({error.strerror}); choose another with --port."
                ) from error
        else:
            return door
    raise AssertionError


def _named(host: str) -> str:
    """The host as a browser writes it."""
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def _hosts(host: str, port: int) -> tuple[str, ...]:
    """On the loopback address other names are refused, so that no page elsewhere can reach the table by a name of its
    own that points here.
    """
    if host not in (LOOPBACK, "localhost", "::1"):
        return ()
    return (*LOOPBACK_HOSTS, *(f"{name}:{port}" for name in LOOPBACK_HOSTS))  # a browser sends the port along


def _open_soon(address: str) -> None:
    timer = threading.Timer(0.6, webbrowser.open, [address])
    timer.daemon = True
    timer.start()
