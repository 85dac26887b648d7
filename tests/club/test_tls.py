"""TLS without an administrator: the club's own authority, what telephones accept, what is sent by TLS alone."""

from __future__ import annotations

import os
import re
import signal
import socket
import ssl
import subprocess
import sys
import threading
import warnings
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from litestar import Litestar
from litestar.testing import TestClient
from tests.club.conftest import LAPTOP, Club

from duplicado.locale import Language
from duplicado.service.club.access_tokens import AccessPass
from duplicado.service.live.roles import Role
from duplicado.store.whole_files import write_whole
from duplicado.web import certificate_authority
from duplicado.web.certificate_authority import AuthorityError, CertificateFiles, certificate_for
from duplicado.web.club.app import club_site
from duplicado.web.club.trust_page import AUTHORITY_FILE, trust_site
from duplicado.web.server import Certificate, _server

HOSTS = ("192.168.1.7", "127.0.0.1", "localhost", "laptop", "laptop.local")


def shakes_hands(files: CertificateFiles, host: str) -> str:
    """Have a telephone that accepts the authority speak to the server as this host; return why it does not."""
    ours, theirs = socket.socketpair()
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(files.chain, files.key)

    def serve() -> None:
        with suppress(OSError), serving.wrap_socket(theirs, server_side=True):
            pass

    thread = threading.Thread(target=serve)
    thread.start()
    try:
        with ssl.create_default_context(cafile=files.authority).wrap_socket(ours, server_hostname=host):
            return ""
    except ssl.SSLError as error:
        return str(error)
    finally:
        ours.close()
        thread.join()


@pytest.mark.parametrize("version", [ssl.TLSVersion.TLSv1, ssl.TLSVersion.TLSv1_1], ids=["1.0", "1.1"])
def test_nobody_speaks_to_it_in_an_older_way(files: CertificateFiles, version: ssl.TLSVersion) -> None:
    # As the server makes it, asked by somebody who knows nothing newer.
    config = _server(Litestar([]), Certificate(files.chain, files.key)).config
    config.load()
    serving = config.ssl
    assert serving is not None
    asking, incoming, outgoing = ssl.create_default_context(cafile=files.authority), ssl.MemoryBIO(), ssl.MemoryBIO()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        asking.minimum_version = asking.maximum_version = version
    asking.set_ciphers("ALL:@SECLEVEL=0")
    client = asking.wrap_bio(incoming, outgoing, server_hostname="192.168.1.20")
    with pytest.raises(ssl.SSLWantReadError):
        client.do_handshake()
    theirs, answered = ssl.MemoryBIO(), ssl.MemoryBIO()
    theirs.write(outgoing.read())
    with pytest.raises(ssl.SSLError, match=r"(?i)version|protocol"):
        serving.wrap_bio(theirs, answered, server_side=True).do_handshake()


def serial(path: Path) -> int:
    return x509.load_pem_x509_certificate(path.read_bytes()).serial_number


@pytest.fixture
def files(tmp_path: Path) -> CertificateFiles:
    return certificate_for(tmp_path / "tls", HOSTS)


@pytest.mark.parametrize("host", HOSTS)
def test_a_telephone_that_has_accepted_the_club_speaks_to_it(files: CertificateFiles, host: str) -> None:
    assert shakes_hands(files, host) == ""


def test_it_is_nobody_else(files: CertificateFiles) -> None:
    assert "192.168.1.8" in shakes_hands(files, "192.168.1.8")


@pytest.mark.skipif(os.name != "posix", reason="rights of files are those of POSIX")
def test_the_keys_are_for_nobody_else_on_the_computer(files: CertificateFiles) -> None:
    keys = sorted(files.key.parent.glob("*.key"))
    assert [each.stat().st_mode & 0o777 for each in keys] == [0o600, 0o600]
    assert files.key.parent.stat().st_mode & 0o777 == 0o700


def test_telephones_accept_once_whatever_the_certificate_becomes(files: CertificateFiles) -> None:
    folder, first = files.key.parent, serial(files.chain)
    certificate_for(folder, HOSTS[:2])
    assert serial(files.chain) == first
    authority = serial(files.authority)
    certificate_for(folder, (*HOSTS, "10.0.0.3"))
    assert (serial(files.chain) == first, serial(files.authority)) == (False, authority)
    assert shakes_hands(files, "10.0.0.3") == ""
    second = serial(files.chain)
    certificate_for(folder, HOSTS, datetime.now(UTC) + timedelta(days=380))
    assert (serial(files.chain) == second, serial(files.authority)) == (False, authority)


@pytest.mark.parametrize("written", [0, 1])
def test_a_program_that_ends_between_two_files_leaves_a_pair_that_goes_together(
    files: CertificateFiles, monkeypatch: pytest.MonkeyPatch, written: int
) -> None:
    folder, left = files.key.parent, iter(range(written))

    def ended(path: Path, data: bytes) -> None:
        if next(left, None) is None:
            raise KeyboardInterrupt
        write_whole(path, data)

    with monkeypatch.context() as patched:
        patched.setattr(certificate_authority, "write_whole", ended)
        with pytest.raises(KeyboardInterrupt):
            certificate_for(folder, (*HOSTS, "10.0.0.3"))
    certificate_for(folder, HOSTS)  # the laptop is in its own network again
    assert shakes_hands(files, HOSTS[0]) == ""


@pytest.mark.parametrize("host", ["bank.example", "8.8.8.8"])
def test_the_authority_speaks_for_nobody_outside(
    files: CertificateFiles, host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(AuthorityError, match=re.escape(host)):
        certificate_for(files.key.parent, (host,))
    # Nor for one who has got hold of its key: what he signs is accepted by no telephone.
    monkeypatch.setattr(certificate_authority, "_may_speak_for", lambda *_: True)
    certificate_for(files.key.parent, (host,))
    assert "permitted subtree violation" in shakes_hands(files, host)


def test_a_folder_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "tls").mkdir()
    (tmp_path / "tls" / "authority.pem").write_text("no certificate")
    (tmp_path / "tls" / "server.pem").write_text("none either")
    (tmp_path / "tls" / "server.key").write_text("none either")
    with pytest.raises(AuthorityError):
        certificate_for(tmp_path / "tls", HOSTS)


@pytest.mark.parametrize("language", Language, ids=lambda language: language.value)
def test_the_page_has_the_steps_and_the_file_and_leads_to_the_club(files: CertificateFiles, language: Language) -> None:
    app = trust_site(files.authority, "https://192.168.1.7:8000/", language, "http://192.168.1.7:8001/")
    with TestClient(app) as phone:
        page = phone.get("/", params={"lang": language.value})
        assert page.status_code == 200
        assert page.text.count("<li>") >= 15
        drawn = re.findall(r'<div class="screen"><b>([^<]+)</b><i></i><span class="(\w+)">([^<]+)</span>', page.text)
        assert len(drawn) == page.text.count('class="screen"') == 15
        assert [line for _, kind, line in drawn if kind == "switched"] == ["Duplicado"]
        assert f'href="/{AUTHORITY_FILE}"' in page.text
        sent = phone.get(f"/{AUTHORITY_FILE}")
        assert sent.headers["content-type"] == "application/x-x509-ca-cert"
        assert x509.load_pem_x509_certificates(sent.content)
        assert b"PRIVATE" not in sent.content
        elsewhere = phone.get("/e/Thursday/t/1/3", follow_redirects=False)
        assert elsewhere.headers["location"] == "https://192.168.1.7:8000/e/Thursday/t/1/3"


def test_what_is_for_tls_alone(thursday: Club, tmp_path: Path) -> None:
    with TestClient(club_site(str(tmp_path / "by tls")), base_url="https://club.example") as secure:
        grant = AccessPass("", Role.DIRECTOR, "the Director")
        code = secure.app.state.house.entrance.issue_code(grant, issuer=LAPTOP)
        answer = secure.post("/in", data={"code": code}, follow_redirects=False)
        assert answer.headers["set-cookie"].startswith("__Host-duplicado-office=")
        assert answer.headers["strict-transport-security"] == "max-age=86400"
        assert secure.get("/api/1/me").json()["role"] == "director"
        # A cookie that somebody else's page in the network may have set is none by TLS.
        token = secure.cookies["__Host-duplicado-office"]
        secure.cookies.clear()
        secure.cookies.set("duplicado-office", token)
        assert secure.get("/api/1/me").status_code == 401
    plain = thursday.public().get("/")
    assert "strict-transport-security" not in plain.headers
    assert "camera=()" in plain.headers["permissions-policy"]


@pytest.mark.wire
def test_a_club_is_served_by_tls_with_one_option(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "duplicado.cli.main", "serve", "--new", str(tmp_path / "club"), "--tls"]
    options = ["--port", "0", "--lang", "en", "--host", "127.0.0.1"]
    with subprocess.Popen(
        [*command, *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as server:  # fmt: skip
        assert server.stdout is not None
        said = ""
        for line in server.stdout:
            said += line
            if "Ctrl-C" in line:
                break
        club = re.search(r"https://127\.0\.0\.1:\d+/", said)
        accept = re.search(r"accept.*?(http://127\.0\.0\.1:\d+/)", said)
        assert club is not None, said
        assert accept is not None, said
        fetched = httpx.get(f"{accept[1]}{AUTHORITY_FILE}", trust_env=False)
        (tmp_path / "accepted.pem").write_bytes(fetched.content)
        trusting = ssl.create_default_context(cafile=tmp_path / "accepted.pem")
        assert httpx.get(club[0], verify=trusting, trust_env=False).status_code == 200
        server.send_signal(signal.SIGINT)
        server.wait(timeout=60)
    assert server.returncode == 0
