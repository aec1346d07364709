"""How the documentation becomes a site: `make docs` reads these pages, and the docstrings of what is public."""

from __future__ import annotations

from spellhall import __version__

project = "Spellhall"
author = "The Spellhall authors"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["decisions/README.md"]
myst_heading_anchors = 4
myst_links_external_new_tab = False

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "separated"
napoleon_numpy_docstring = False

html_theme = "furo"
html_title = "Spellhall"
html_show_sourcelink = False
