"""Requests as the handlers of pages and of the service for programs receive them."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request

Incoming: TypeAlias = Request[Any, Any, Any]
"""A request whose user, authentication and state are whatever the middleware has put there."""
