"""Gateway of the Table Manager protocol (versions 18 and 19), by which robots of different programs play together.

- `lines` reads the lines of the protocol, tolerantly; `dialects` writes them as each program wants them.
- `remote_seat` is a program at one of our seats, `table_manager` the server with its boards.
- `seat_client` is a robot of ours at the table of another program.
"""
