"""Run by Alembic to carry out migrations on the connection provided by ``storage.migrate``."""

from __future__ import annotations

from alembic import context

from spellhall.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
