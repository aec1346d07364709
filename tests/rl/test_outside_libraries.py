"""The scripts in examples/outside run unchanged, and no choice they make is refused; each only where its library is."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from spellhall.kernel.errors import IllegalAction, UsageError
from spellhall.rl import aec_env, solo_env
from spellhall.rl.actions import Menu

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/environments.md"
LIBRARIES = {
    "cleanrl_ppo": ("torch",),
    "rllib_ppo": ("torch", "ray.rllib"),
    "sb3_maskable_ppo": ("torch", "sb3_contrib"),
    "tianshou_dqn": ("torch", "tianshou"),
    "torchrl_ppo": ("torch", "torchrl"),
}
STEPS = 256


@pytest.mark.slow
@pytest.mark.parametrize("script", LIBRARIES)
def test_a_script_of_another_library_learns_from_legal_choices(script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for library in LIBRARIES[script]:
        pytest.importorskip(library, reason=f"{script}.py needs {library}", exc_type=ImportError)
    taken, refused, decode = [], [], Menu.decode

    def counted(menu: Menu, state, action):
        taken.append(action)
        try:
            return decode(menu, state, action)
        except IllegalAction:
            refused.append(action)
            raise

    monkeypatch.setattr(Menu, "decode", counted)
    runpy.run_path(str(ROOT / f"examples/outside/{script}.py"))["main"](STEPS)
    assert (len(taken) >= STEPS, refused) == (True, [])


def test_the_page_names_every_script_and_no_other() -> None:
    scripts = {path.stem for path in (ROOT / "examples/outside").glob("*.py")}
    assert scripts == set(LIBRARIES)
    assert set(re.findall(r"examples/outside/(\w+)\.py", PAGE.read_text("utf-8"))) == scripts


# TorchRL's GymEnv and Stable-Baselines3's make_vec_env try these first, and leave them out after a TypeError
@pytest.mark.parametrize("made", [aec_env, solo_env])
def test_a_wrapper_may_try_arguments_that_no_environment_takes(made) -> None:
    with pytest.raises(TypeError, match="unexpected keyword argument 'frameskip'") as tried:
        made("spellchain", frameskip=4)
    assert isinstance(tried.value, UsageError)
    with pytest.raises(TypeError, match="render_mode is 'ansi' or None"):
        made("spellchain", render_mode="rgb_array")
    with pytest.raises(UsageError, match="option cut takes random or chosen") as wrong:
        made("spellchain", cut="sometimes")
    assert not isinstance(wrong.value, TypeError)
