"""Work in processes of their own: answers, errors, deadlines, processes that die, Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from cosmodrome.workers import TooLong, WorkerDied, Workers

PATIENCE = 60.0


@pytest.fixture
def two() -> Iterator[Workers]:
    workers = Workers(2)
    yield workers
    workers.close()


def wait_until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()


class TestEach:
    def test_every_item_is_answered(self, two: Workers) -> None:
        assert sorted(two.each(abs, range(0, -50, -1))) == [(number, number) for number in range(50)]

    def test_in_the_order_in_which_they_are_done(self, two: Workers, tmp_path: Path) -> None:
        wait = f"import pathlib, time\nwhile not pathlib.Path({str(tmp_path / 'go')!r}).exists(): time.sleep(0.01)"
        answers = two.each(exec, [wait, "pass", "pass"])
        assert [next(answers)[0], next(answers)[0]] == [1, 2]
        (tmp_path / "go").touch()
        assert list(answers) == [(0, None)]

    def test_items_are_taken_as_they_are_needed(self, two: Workers) -> None:
        numbers = count()
        answers = two.each(abs, numbers)
        assert {next(answers)[1] for _ in range(4)} <= set(range(5))
        assert next(numbers) < 10

    def test_processes_are_kept_for_the_next_time(self, two: Workers) -> None:
        used = [{answer for _, answer in two.each(eval, ["__import__('os').getpid()"] * 20)} for _ in range(2)]
        assert os.getpid() not in used[0]
        assert len(used[0] | used[1]) <= 2

    def test_an_error_says_where_it_was(self, two: Workers) -> None:
        with pytest.raises(ZeroDivisionError) as raised:
            list(two.each(eval, ["1", "1 / 0"]))
        assert 'File "<string>", line 1' in "".join(traceback.format_exception(raised.value))
        assert list(two.each(abs, [-3])) == [(0, 3)]

    @pytest.mark.parametrize("unspeakable", ["lambda: 0", "(_ for _ in ()).throw(KeyError(lambda: 'lost'))"])
    def test_what_cannot_be_sent_is_told(self, two: Workers, unspeakable: str) -> None:
        with pytest.raises(Exception, match=r"pickle|lost"):
            list(two.each(eval, [unspeakable]))
        assert list(two.each(abs, [-3])) == [(0, 3)]

    def test_a_process_that_dies_is_told_and_replaced(self, two: Workers) -> None:
        with pytest.raises(WorkerDied):
            list(two.each(os._exit, [1]))
        assert list(two.each(abs, [-3])) == [(0, 3)]

    def test_a_process_that_died_between_is_replaced(self, two: Workers) -> None:
        worker = two.take()
        os.kill(worker.run(PATIENCE, os.getpid), signal.SIGKILL)
        two.give_back(worker)
        wait_until(lambda: not worker.is_alive())
        assert list(two.each(abs, [-3])) == [(0, 3)]

    def test_work_that_is_given_up_is_ended(self, two: Workers, tmp_path: Path) -> None:
        note = tmp_path / "process"
        brood = f"import os, pathlib, time\npathlib.Path({str(note)!r}).write_text(str(os.getpid()))\ntime.sleep(1_000)"
        answers = two.each(exec, [brood, "pass"])
        assert next(answers) == (1, None)
        wait_until(lambda: note.exists() and note.read_text() != "")
        answers.close()  # type: ignore[attr-defined]
        wait_until(lambda: not is_running(int(note.read_text())))
        assert sorted(two.each(abs, [-3, -4])) == [(0, 3), (1, 4)]


class TestDeadline:
    def test_work_that_takes_too_long_is_ended(self, two: Workers) -> None:
        worker = two.take()
        with pytest.raises(TooLong, match=r"not done after 0.2 seconds"):
            worker.run(0.2, time.sleep, 1_000)
        two.give_back(worker)
        wait_until(lambda: not worker.is_alive())
        assert two.take().run(PATIENCE, abs, -3) == 3

    def test_the_start_of_the_process_does_not_count(self, two: Workers) -> None:
        assert two.take().run(0.05, abs, -3) == 3


INTERRUPTED = """
import os, signal
from cosmodrome.workers import Workers

if __name__ == "__main__":
    signal.signal(signal.SIGINT, lambda *_: print("heard"))
    workers = Workers(2)
    {before}
    os.killpg(0, signal.SIGINT)
    print(sorted(answer for _, answer in workers.each(abs, [-1, -2])))
"""


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="no process groups here")
@pytest.mark.parametrize("before", ["workers.give_back(workers.take())", "list(workers.each(abs, [1, 2]))"])
def test_processes_ignore_interrupts_from_their_first_moment(tmp_path: Path, before: str) -> None:
    """Ctrl-C goes to all processes of a terminal; only the program itself answers it."""
    script = tmp_path / "interrupted.py"
    script.write_text(INTERRUPTED.format(before=before))
    command = [sys.executable, str(script)]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, check=False, start_new_session=True
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "heard\n[1, 2]\n", "")


def test_numpy_in_a_process_leaves_the_other_cores_alone(two: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    assert [threads for _, threads in two.each(os.getenv, ["OPENBLAS_NUM_THREADS"])] == ["1"]
