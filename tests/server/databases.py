"""Empty databases for tests: SQLite, and PostgreSQL where COSMODROME_TEST_POSTGRES is the address of a server."""

from __future__ import annotations

import asyncio
import os
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

POSTGRES = os.environ.get("COSMODROME_TEST_POSTGRES", "")
KINDS = ["sqlite", pytest.param("postgres", marks=pytest.mark.skipif(not POSTGRES, reason="no PostgreSQL is named"))]


@contextmanager
def empty_database(kind: str, folder: Path) -> Iterator[str]:
    """The address of a new one; gone afterwards."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'base.sqlite'}"
        return
    name = f"cosmodrome_{uuid.uuid4().hex}"
    asyncio.run(_order(f"CREATE DATABASE {name}"))
    try:
        yield sa.make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
    finally:
        asyncio.run(_order(f"DROP DATABASE {name} WITH (FORCE)"))


async def _order(sentence: str) -> None:
    engine = create_async_engine(sa.make_url(POSTGRES).set(drivername="postgresql+asyncpg"))
    async with engine.connect() as connection:
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.execute(sa.text(sentence))
    await engine.dispose()
