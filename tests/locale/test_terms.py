"""One word for one thing: what the texts of each language say, by the terms of the Laws and of its federations."""

import csv
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from duplicado.locale import Language
from duplicado.publish.messages import read_area

REJECTED: dict[str, dict[str, str]] = {
    "en": {
        r"North–South|East–West": "North-South, East-West",
        r"tak(?:e|es|en|ing) (?:it |them )?down|takes? the \w+ down": "saved, recorded",
        r"(?-i:Nobody calls\.)|somebody else goes": "no calls, someone else",
        r"is let in no more|show it no more|good no more": "no longer",
        r"the event as it goes": "Tables",
        r"(?<!a person's )telephones?(?! number)": "phone",
    },
    "es": {
        r"ficheros?": "archivo",
        r"(?-i:Ley(?:es)?)|(?-i:[Ee]l|del|[Aa]l) (?-i:Código)": "Artículo, Reglamento",
        r"resultados? ajustados?": "puntuación ajustada",
        r"(?:medias?|promedios?) (?:más|menos)": "media máxima, media mínima",
        r"depósitos?": "fianza",
        r"penalizaci(?:ón|ones)": "penalidad",
        r"(?<!Organizador del )(?<!Organización del )torneos?(?! de whist)": "prueba",
        r"puntos? de torneo": "puntos de match",
        r"contendientes?|concursantes?": "participante",
        r"(?-i:adversari[oa]s?)": "oponente",
        r"encuentros?|(?<!de )(?<!a-)(?<!= )(?<!boards o )match(?:es)?(?! points)": "partido",
        r"(?<!condiciones de la )competici(?:ón|ones)": "prueba",
        r"resultados? (?:ponderad|asignad|artificial)\w+": "puntuación ponderada, asignada, artificial",
        r"teléfonos?": "móvil",
        r"subastador(?:es)?": "declarante",
        r"(?:ventaja|remate) inicial": "salida inicial",
        r"tableros?": "estuche",
        r"(?<!en )contrarios?(?! a\b)|(?:el|la|los|las|un|una|sus?|repetir) rival(?:es)?": "oponente",
        r"(?<!dice )(?<!\()match ?points?(?!\)|, butler)": "puntos de match",
        r"daños?": "perjuicio",
        r"(?:una|esa|deshacer la) entrada": "anotación",
        r"(?:llam(?:e|ar|ó)(?: a)?) (?:la|una) (?:primera )?ronda": "anunciar",
        r"período": "periodo",
        r"(?-i:(?:el|al|del|los) árbitros?)": "Árbitro",
        r"reglamentaci(?:ón|ones)": "normativa",
        r"eventos?(?! es una)": "prueba",
        r"tanteos?|marcadores|secretaría": "puntuación, oficina",
        r"Norte–Sur|Este–Oeste": "Norte-Sur, Este-Oeste",
        r"\w+áis|(?!dieciséis)\w{2,}éis|vosotros|vuestr\w+": "ustedes",
    },
    "pt": {
        r"penalizaç(?:ão|ões)": "penalidade",
        r"ficheiros?": "arquivo",
        r"equipas?": "equipe",
        r"rondas?": "rodada",
        r"registos?|regist(?:ad[oa]s?|ar|aram|e|ou)": "registro, registrar",
        r"ecrãs?": "tela",
        r"telemóve(?:l|is)|telefones?": "celular",
        r"utilizador(?:es)?|utilizar": "usuário, usar",
        r"bar[óo]metros?": "barômetro",
        r"partilh\w+": "compartilhar",
        r"guard(?:ar|ad[oa]s?|ou|a|am|e|em)(?:-\w+)?": "salvar",
        r"sec[çc](?:ão|ões)": "seção",
        r"comités?": "comitê",
        r"declarantes?": "carteador",
        r"pares": "dupla",
        r"(?<!condições da )competiç(?:ão|ões)": "torneio",
        r"normas": "regulamentos",
        r"desclassific\w+": "desqualificar",
        r"resultados? (?:ponderad|atribuíd|artificia)\w+": "escore ponderado, atribuído, artificial",
        r"provas? (?:de duplas|por|simultânea|individua\w+)|condições da prova|nova prova": "torneio",
        r"concorrentes?|participantes?": "competidor",
        r"oponentes?": "adversário",
        r"naipe d[ae] saída": "naipe jogado",
        r"encontros?": "match",
        r"(?<!Comitê de )apelaç(?:ão|ões)": "recurso",
        r"reclamaç(?:ão|ões)": "reivindicação",
        r"resultados? ajustados?": "escore ajustado",
        r"médias? (?:mais|menos)(?! \w+ por)": "média plus, média minus",
        r"pontos? de torneio": "pontos de match",
        r"árbitros?": "Diretor",
        r"factos?|contactos?|acç\w+|direct[oa]s?|óptim\w+": "fato, contato, ação",
        r"fora (?:de turno|da vez)": "fora de vez",
        r"palavras?-passe": "senha",
        r"base de dados|folha de cálculo": "banco de dados, planilha",
        r"percentage(?:m|ns)": "porcentagem",
        r"pseudónimos?|séniores|câmara|router|consola": "pseudônimo, seniores, câmera, roteador, console",
        r"noutr[oa]s?|doutr[oa]s?|n?[uU]ns? quantos|dum|duma|connosco|convosco": "em outro, de um, conosco",
        r"sítios?|autocarro|comboio": "lugar",
        r"planea\w+|planei\w+|replanea\w+": "planejar",
        r"baralhar|baralhad[oa]s?|baralhem": "embaralhar",
        r"est(?:á|ão|ava|avam) a (?!par\b)\w+[aei]r|continua(?:m|r)? a (?!partir)\w+[aei]r": "the gerund: está jogando",
        r"\w+ámos": "without the accent: jogamos",
        r"\w+[áêéí](?:-l[oa]s?)?-(?:ia|ão|á|ei|emos|iam)|\w+r-(?:se|lhe)-(?:ia|á|ão|iam)": "no pronoun within a verb",
        r"lh[oa]s?": "lhe … isso",
        r"(?:a|as|uma|da|das|à|às|na|nas|por) chamadas?(?! (?:a |de )atenção)": "o chamado",
        r"rodada (?:é|foi|seja|será) chamada": "anunciada",
        r"deslizes? d[ae] anota\w+|parece um deslize": "engano",
        r"placar(?:es)?|tabuleiros?|estojos?|pontuaç(?:ão|ões)|pontuar": "escore, apuração, bolsa",
        r"(?-i:regulamentaç)(?:ão|ões)": "regulamentos",
        r"partidas? de equipes": "match",
        r"secretaria": "escritório",
        r"eventos?": "torneio",
        r"grav(?:a|am|ar|ad[oa]s?)": "salvar, escrever",
        r"carreg(?:ar|ue) (?:em|no|na|nos)": "apertar, pressionar",
        r"demasiad\w+": "demais",
        r"até (?:ao|aos|à|às)": "até o, até a",
        r"Norte–Sul|Este–Oeste|Leste": "Norte-Sul, Este-Oeste",
        r"[Ff]olgas?|folgam|folgar\w*": "descanso",
        r"«|»": "the quotation marks “ ”",
    },
}
"""Words that a language avoids, as a pattern of whole words, and the words that it uses instead."""

PATTERNS = {
    code: [(re.compile(rf"(?<!\w)(?:{bad})(?!\w)", re.IGNORECASE), better) for bad, better in avoided.items()]
    for code, avoided in REJECTED.items()
}
ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
SEARCHED = re.compile(r"(?:incident|matter)-[\w-]*words$")
"""Texts that are searched, not shown: they hold the words by which people ask, synonyms too."""
EXEMPT = {
    **{
        (language, f"clauses.csv {clause}"): "the general word by which the Law defines an event, or the form of one"
        for language in ("es", "pt")
        for clause in ("DEF:event", "DEF:tournament", "16D2(b)")
    },
    ("es", "setup-people-list-how"): "a person's telephone number",
    ("pt", "setup-people-list-how"): "a person's telephone number",
    ("pt", "phone-lead-suits"): "the suit of the opening lead, which has not been made",
}


class _Said(Visitor):
    """The pieces of text of a message, in their order; what is put in between parts them."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the visitor's protocol
        self.texts.append(node.value)


def said(entry: ftl.Message | ftl.Term) -> list[str]:
    """Return the pieces of text of a message."""
    found = _Said()
    found.visit(entry)
    return found.texts


def texts(language: Language) -> Iterator[tuple[str, str]]:
    """Give each text that the language shows, with where it stands."""
    for area, source in language.messages().items():
        for entry in read_area(source, area).body:
            if isinstance(entry, ftl.Message | ftl.Term) and not SEARCHED.search(entry.id.name):
                yield from ((entry.id.name, text) for text in said(entry))
    for name in ("clauses.csv", "laws.csv", "cases.csv", "readings.csv", "sayings.csv", "help.csv"):
        file = language.folder / name
        if not file.exists():
            continue
        with file.open(encoding="utf-8", newline="") as rows:
            for row in csv.DictReader(rows):
                of = (
                    row.get("clause")
                    or row.get("law")
                    or row.get("title")
                    or row.get("reading")
                    or row.get("saying")
                    or row.get("message")
                    or ""
                )
                for column in {"title", "wording", "difference", "text"} & set(row):
                    if (column, name) != ("title", "cases.csv"):
                        yield f"{name} {of}", row[column]
    yield from manual(language.value)


def manual(code: str) -> Iterator[tuple[str, str]]:
    """Give each paragraph of the manual in a language, without what is typed or printed: code, addresses."""
    folder = DOCS if code == Language.ENGLISH.value else DOCS / code
    for page in [*sorted(folder.glob("*.md")), *([ROOT / "README.md"] if folder == DOCS else [])]:
        told = page.read_text(encoding="utf-8")
        if page.name != "commands.md":  # of that page what is printed is the help, which is text as well
            told = re.sub(r"(?ms)^ *```.*?^ *```$", "", told)
        for number, paragraph in enumerate(re.split(r"\n\s*\n", told), 1):
            yield f"{page.name} {number}", re.sub(r"`[^`]*`|\]\([^)]*\)", " ", " ".join(paragraph.split()))


def rejected(code: str, text: str) -> list[str]:
    """Return what a text says that the language does not say."""
    return [f"{found[0]!r}: {better}" for pattern, better in PATTERNS[code] for found in pattern.finditer(text)]


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_the_texts_use_the_terms_of_the_table(language: Language) -> None:
    wrong = [
        f"{place}: {each}"
        for place, text in texts(language)
        if (language.value, place) not in EXEMPT
        for each in rejected(language.value, text)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("code", "text", "count"),
    [
        ("pt", "Guarde o ficheiro da equipa na ronda 3", 4),
        ("pt", "Salve o arquivo da equipe na rodada 3", 0),
        ("pt", "está a jogar; fá-lo-ia; jogámos", 3),
        ("pt", "está jogando; jogamos", 0),
        ("es", "La Ley 64 da un resultado ajustado", 2),
        ("es", "El Artículo 64 da una puntuación ajustada; el Organizador del Torneo", 0),
        ("pt", "A mesa espera a chamada; o placar deles", 2),
        ("pt", "A mesa espera o chamado; chamada a atenção, o escore deles", 0),
        ("en", "the telephones at the tables", 1),
        ("en", "Nothing was taken down.", 1),
        ("en", "Nothing was saved.", 0),
    ],
)
def test_a_rejected_synonym_is_seen(code: str, text: str, count: int) -> None:
    assert len(rejected(code, text)) == count
