"""The two optional parts of a build: modules compiled by mypyc, and the browser client.

BRIDGEHEAD_PURE=1 forces pure Python; BRIDGEHEAD_COMPILE=1 makes a failure to compile fatal. Without either, a build
compiles when it can and says so when it cannot. Editable installs stay pure Python, since a compiled module would hide
every later edit of its source.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools import citations, client, compiled  # noqa: E402

PURE = os.environ.get("BRIDGEHEAD_PURE") == "1"
REQUIRED = os.environ.get("BRIDGEHEAD_COMPILE") == "1"
EDITABLE = "editable_wheel" in sys.argv
BUILDING = any(command in sys.argv for command in ("bdist_wheel", "build_ext", "build", "editable_wheel"))


class BuildClient(build_py):
    """Builds the browser client before the package's files are collected; an editable install leaves it to make."""

    def run(self) -> None:
        """Build the client, collect the files (none that an earlier build left), add what only a checkout knows."""
        if not EDITABLE:
            client.build()
            shutil.rmtree(Path(self.build_lib) / "bridgehead", ignore_errors=True)
            self.data_files = self._get_data_files()  # type: ignore[attr-defined]
        super().run()
        if not EDITABLE:
            citations.ship(Path(self.build_lib) / "bridgehead")
            compiled.listing.ship(ROOT / "src" / "bridgehead", Path(self.build_lib) / "bridgehead")


class OptionalBuildExt(build_ext):
    """All or nothing: a half-built set of extension modules cannot be imported."""

    def run(self) -> None:
        """Compile; on failure remove what was built, say so, and go on in pure Python."""
        try:
            super().run()
        except Exception as error:
            if REQUIRED:
                raise
            print(f"*** bridgehead: nothing compiled ({error!r}); installing pure Python", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            self.distribution.ext_modules = []


def extensions() -> list[Extension]:
    """The compiled modules as one group, or none."""
    sources = compiled.sources(ROOT)
    if PURE or not BUILDING or not sources or (EDITABLE and not REQUIRED):
        return []
    try:
        os.chdir(ROOT)
        return compiled.compiler.extensions(sources)
    except (Exception, SystemExit) as error:
        if REQUIRED:
            raise
        print(f"*** bridgehead: mypyc is not usable ({error!r}); installing pure Python", file=sys.stderr)
        return []


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuildExt, "build_py": BuildClient})
