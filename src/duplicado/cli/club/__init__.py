"""`duplicado club`: what is done to a club beside its server."""

from duplicado.cli.club.group import command

__all__ = ["command"]
