"""The command line, for `python -m duplicado`."""

from duplicado.cli.main import main

if __name__ == "__main__":
    main()
