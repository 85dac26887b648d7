import duplicado


def test_the_package_says_its_version() -> None:
    assert duplicado.__version__
