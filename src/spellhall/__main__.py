"""``python -m spellhall`` is the command ``spellhall``."""

from spellhall.cli.main import main

if __name__ == "__main__":
    main()
