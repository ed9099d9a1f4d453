"""Compiles modules as one group. Run as a program in the folder of their sources, it tells its progress a line a step.

    python compiler.py TARGET MODULE.py…

The lines on its output are `read`, then `compile DONE TOTAL`, then `link`; what mypyc and the C compiler say goes to
its errors. setup.py takes `extensions` from here for a package that is compiled when it is installed.
"""

import os
import shutil
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from importlib.util import find_spec
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from setuptools import Extension

GROUP = "bridgehead"


def missing() -> str:
    """One sentence if something to compile with is missing, else nothing."""
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return "The compiled build needs mypy and setuptools: install bridgehead with the extra `fast`."
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if os.name == "posix" and shutil.which(compiler) is None:
        return f"The compiled build needs the C compiler {compiler}: install it (on Debian: apt-get install gcc)."
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.exists():
        return f"The compiled build needs {header}: install it (on Debian: apt-get install python3-dev)."
    return ""


def extensions(sources: list[str], target: str = "build") -> "list[Extension]":
    """The modules, translated into C below `target`, as one group."""
    from mypyc.build import mypycify

    # Types were checked by `make lint`; here other people's packages may be absent, so they count as untyped.
    return mypycify(
        ["--config-file=", "--ignore-missing-imports", *sources],
        opt_level="1",  # with a file a module, builds sooner; docs/speed.md has what it gives
        debug_level="0",
        multi_file=True,
        group_name=GROUP,
        target_dir=target,
    )


def compile_all(target: str, sources: list[str], tell: Callable[[str], None]) -> None:
    """Compile into `target`, laid out as packages are."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Told(build_ext):  # type: ignore[misc]
        """Compiles as many files at once as there are processors, and says how far it is."""

        def build_extensions(self) -> None:
            """Count the files first; link when they are done."""
            total = sum(len(one.sources) for one in self.extensions)
            if self.compiler.compiler_type == "unix":
                self.compiler.compile = side_by_side(self.compiler, total, tell)
            super().build_extensions()

    tell("read")
    found = Distribution({"name": GROUP, "ext_modules": extensions(sources, os.path.join(target, "c"))})
    command = Told(found)
    command.build_lib, command.build_temp = target, os.path.join(target, "c")
    command.ensure_finalized()
    command.run()


def side_by_side(compiler: Any, total: int, tell: Callable[[str], None]) -> Callable[..., list[str]]:
    """What setuptools' compilers for Unix do in `compile`, several files at once and counted."""
    done = [0]
    counting = Lock()

    def compile_files(
        sources: list[str],
        output_dir: str | None = None,
        macros: list[tuple[str, str]] | None = None,
        include_dirs: list[str] | None = None,
        debug: bool = False,
        extra_preargs: list[str] | None = None,
        extra_postargs: list[str] | None = None,
        depends: list[str] | None = None,
    ) -> list[str]:
        set_up = compiler._setup_compile(output_dir, macros, include_dirs, sources, depends, extra_postargs)
        macros, objects, extra_postargs, given, build = set_up
        arguments = compiler._get_cc_args(given, debug, extra_preargs)

        def one(item: str) -> None:
            source, extension = build[item]
            compiler._compile(item, source, extension, arguments, extra_postargs, given)
            with counting:  # a line a file, however many are compiled at once
                done[0] += 1
                tell(f"compile {done[0]} {total}")

        with ThreadPoolExecutor(processors()) as pool:
            list(pool.map(one, [item for item in objects if item in build]))
        if done[0] >= total:
            tell("link")
        return list(objects)

    return compile_files


def processors() -> int:
    """How many files are compiled at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def main() -> None:
    """Compile what the command line names."""
    told = sys.stdout
    with redirect_stdout(sys.stderr):
        compile_all(sys.argv[1], sys.argv[2:], lambda line: print(line, file=told, flush=True))


if __name__ == "__main__":
    main()
