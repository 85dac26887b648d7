"""What a Regulating Authority or a Tournament Organizer may decide: typed options, each with the Law that grants it."""

from duplicado.law.regulations.decisions import Decision, Source, decisions
from duplicado.law.regulations.effect import Declared, Executed, Shown
from duplicado.law.regulations.option import Kind, Option, UnknownOptionError, Value, reads, value_of
from duplicado.law.regulations.options import OPTIONS, option
from duplicado.law.regulations.profile import PROFILES, Profile, profile

__all__ = [
    "OPTIONS",
    "PROFILES",
    "Decision",
    "Declared",
    "Executed",
    "Kind",
    "Option",
    "Profile",
    "Shown",
    "Source",
    "UnknownOptionError",
    "Value",
    "decisions",
    "option",
    "profile",
    "reads",
    "value_of",
]
