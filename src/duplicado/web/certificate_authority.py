"""Certificate authority of a club: its own, made once, which phones accept once; and the server's certificate.

It may speak for addresses of private networks and this computer's names and for nothing else in the world: who got hold
of its key could not pretend to be anybody's bank on a phone that has accepted it.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from duplicado.store.whole_files import write_whole
from duplicado.vocabulary.errors import DuplicadoError

AUTHORITY: Final = "authority.pem"
"""File of the authority that phones accept; it is no secret."""
_AUTHORITY_KEY: Final = "authority.key"
_CERTIFICATE: Final = "server.pem"
_KEY: Final = "server.key"
_AUTHORITY_LASTS: Final = timedelta(days=3650)
_LASTS: Final = timedelta(days=397)
"""As long as phones take a certificate of a server for good."""
_RENEWED: Final = timedelta(days=30)
_EARLIER: Final = timedelta(days=1)
"""Of a phone whose clock is late."""
_NETWORKS: Final = (
    "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "127.0.0.0/8",
    "::1/128", "fe80::/10", "fc00::/7",
)  # fmt: skip
_NAMES: Final = ("localhost", "local", "lan", "home.arpa", "internal")


class AuthorityError(DuplicadoError):
    """The authority of a club cannot be read, made, or speak for a name; the message says which and why."""


@dataclass(frozen=True, slots=True)
class CertificateFiles:
    """The files with which a server speaks TLS."""

    chain: Path
    key: Path
    authority: Path


def certificate_for(folder: Path, hosts: Sequence[str], now: datetime | None = None) -> CertificateFiles:
    """Return the certificate of a club's server for these hosts; made, as its authority is, where it is not there.

    A certificate is made anew when it lacks one of the hosts or has less than a month left; the authority stays.

    Args:
        folder: where they are kept, 0700; the keys 0600.
        hosts: names and addresses by which the server is reached.
        now: what time it is.

    Raises:
        AuthorityError: they cannot be read or made, or the authority may not speak for a host.
    """
    now = now or datetime.now(UTC)
    files = CertificateFiles(folder / _CERTIFICATE, folder / _KEY, folder / AUTHORITY)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not files.authority.exists():
            _make_authority(folder, hosts, now)
        elif not _is_good(files, hosts, now):
            _make_certificate(folder, hosts, now)
        return files
    except (OSError, ValueError) as error:
        raise AuthorityError(f"{folder}: {error}").told_as("tls-authority", folder, error) from None


def _make_authority(folder: Path, hosts: Sequence[str], now: datetime) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    called = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"Duplicado: {folder.resolve().parent.name}"[:64])])
    made = (
        _begun(called, called, key, now, _AUTHORITY_LASTS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_usage(signs_certificates=True), critical=True)
        .add_extension(x509.NameConstraints([*_subtrees(hosts)], None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, hashes.SHA256())
    )
    _keep_key(folder / _AUTHORITY_KEY, key)
    write_whole(folder / AUTHORITY, made.public_bytes(serialization.Encoding.PEM))
    _make_certificate(folder, hosts, now)


def _subtrees(hosts: Iterable[str]) -> Iterable[x509.GeneralName]:
    """Go through what the authority may speak for: private networks, and the names by which this server is called."""
    networks = [ipaddress.ip_network(each) for each in _NETWORKS]
    own = [address for each in hosts if (address := _address(each)) is not None]
    # A club in a network of a university has an address of the world: of those its own alone.
    networks += [ipaddress.ip_network(each) for each in own if not any(each in network for network in networks)]
    for network in networks:
        yield x509.IPAddress(network)
    for name in dict.fromkeys((*_NAMES, *(each for each in hosts if _address(each) is None))):
        yield x509.DNSName(name)


def _make_certificate(folder: Path, hosts: Sequence[str], now: datetime) -> None:
    authority = x509.load_pem_x509_certificate((folder / AUTHORITY).read_bytes())
    signer = serialization.load_pem_private_key((folder / _AUTHORITY_KEY).read_bytes(), password=None)
    if not isinstance(signer, ec.EllipticCurvePrivateKey):
        raise AuthorityError(f"{_AUTHORITY_KEY} is of another kind").told_as("tls-authority", folder, _AUTHORITY_KEY)
    barred = [each for each in hosts if not _may_speak_for(authority, each)]
    if barred:
        raise AuthorityError(f"the authority was not made for {', '.join(barred)}").told_as(
            "tls-authority-barred", ", ".join(barred), folder
        )
    key = ec.generate_private_key(ec.SECP256R1())
    called = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Duplicado")])
    made = (
        _begun(called, authority.subject, key, now, _LASTS)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(signs_certificates=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectAlternativeName([_name(each) for each in hosts]), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(signer.public_key()), critical=False)
        .sign(signer, hashes.SHA256())
    )
    _keep_key(folder / _KEY, key)
    both = (each.public_bytes(serialization.Encoding.PEM) for each in (made, authority))
    write_whole(folder / _CERTIFICATE, b"".join(both))


def _begun(
    subject: x509.Name, issuer: x509.Name, key: ec.EllipticCurvePrivateKey, now: datetime, lasts: timedelta
) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - _EARLIER)
        .not_valid_after(now - _EARLIER + lasts)
    )


def _usage(*, signs_certificates: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not signs_certificates,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=signs_certificates,
        crl_sign=signs_certificates,
        encipher_only=False,
        decipher_only=False,
    )


def _is_good(files: CertificateFiles, hosts: Sequence[str], now: datetime) -> bool:
    if not (files.chain.exists() and files.key.exists()):
        return False
    made = x509.load_pem_x509_certificate(files.chain.read_bytes())
    key = serialization.load_pem_private_key(files.key.read_bytes(), password=None)
    if made.public_key() != key.public_key():
        return False  # the program was ended between writing the one and the other
    named = made.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    return made.not_valid_after_utc - now > _RENEWED and {_name(each) for each in hosts} <= set(named)


def _may_speak_for(authority: x509.Certificate, host: str) -> bool:
    permitted = authority.extensions.get_extension_for_class(x509.NameConstraints).value.permitted_subtrees or []
    address = _address(host)
    if address is not None:
        networks = [each.value for each in permitted if isinstance(each, x509.IPAddress)]
        return any(
            isinstance(each, ipaddress.IPv4Network | ipaddress.IPv6Network) and address in each for each in networks
        )
    names = [each.value for each in permitted if isinstance(each, x509.DNSName)]
    return any(host == each or host.endswith(f".{each}") for each in names)


def _name(host: str) -> x509.GeneralName:
    address = _address(host)
    return x509.DNSName(host) if address is None else x509.IPAddress(address)


def _address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def _keep_key(path: Path, key: ec.EllipticCurvePrivateKey) -> None:
    """Write a key so that nobody else on this computer can read it, not even while it is written."""
    text = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    write_whole(path, text)
