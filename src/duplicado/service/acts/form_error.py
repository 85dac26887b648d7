"""Refusal of a field that cannot be read: its code names the sentence, in any language."""

from __future__ import annotations

from duplicado.vocabulary.errors import DuplicadoError


class FormError(DuplicadoError, ValueError):
    """A field that says nothing that can be understood; `code` names the sentence, `about` what stood there."""

    def __init__(self, code: str, field: str, about: str = "", *, values: tuple[str, ...] = ()) -> None:
        """Remember which field it is; the values are what the sentence names besides."""
        super().__init__(f"{field}: {code} {about[:60]!r}")
        self.code = code
        self.field = field
        self.about = about[:60]
        self.values = values

    @classmethod
    def of(cls, error: DuplicadoError, field: str, code: str, about: str) -> FormError:
        """Say of a field what an error says; where it has no code of its own, `code` names the sentence."""
        return cls(f"error-{error.code}", field, about, values=error.values) if error.code else cls(code, field, about)


class ActImpossible(FormError):
    """Refusal of an act that is understood, and cannot be done as the record stands."""
