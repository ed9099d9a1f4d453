"""The tables of the database. The primary key of `moves` is the lock on a match: who comes second is refused."""

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

HEAD = "0011"
"""The migration that makes these tables; a test holds that it is the last one."""

metadata = MetaData()
version = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("scenario", String(200), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", BigInteger, nullable=False),
    Column("tape", Text),  # JSON: scripted dice, only in matches that came as records
    Column("scenario_data", Text),  # JSON: only when the scenario was a player's own
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("asked", Integer, nullable=False),  # the seat that must answer, -1 when the match is over
    Column("outcome", String(80), nullable=False),  # its label; empty while the match goes on
    Column("forked_from", String(16)),
    Column("advice", Boolean, nullable=False),  # whether our laboratory may be asked what to do
    Column(
        "respite", Integer, nullable=False
    ),  # seconds in which a hidden question is answered; 0: as long as it takes
    Column("dice_key", String(32), nullable=False),  # the secret that the dice come from; empty: it is the seed
    Column("sealed", Boolean, nullable=False),  # whether nobody but the server knows what the dice will be
    Column("maker", String(64), nullable=False),  # SHA-256 of the secret of whoever made the match; may be empty
    Column("access", String(8), nullable=False),  # who may see it without a seat: listed, link, closed
    Column("undo", String(6), nullable=False),  # between people: free, or asked
    Column("taking_back", String(20), nullable=False),  # which seat asks to take back, and when; if refused
    Column("told", Integer, nullable=False, default=0),  # how often a name was given or something said at the table
    Column("offer", String(24), nullable=False),  # which seat offers a draw, since when; whether it was declined
    Column("begun", Integer, nullable=False, default=0),  # with how many answers it began, from a record or a fork
    Column("apart", Boolean, nullable=False, default=False),  # whether several people play who sit down one by one
    Column("days", Integer, nullable=False, default=0),  # for each answer, between people who are apart; 0: no limit
    Column("sequel", String(60), nullable=False, default=""),  # the next match of these people, and their seats
    Index("matches_changed", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, invited, open, player
    Column("player", String(80), nullable=False),  # which of our players, with its strength
    Column("key", String(64), nullable=False),  # SHA-256 of the secret of the seat or of the invitation to it
    Column("silent", String(40), nullable=False),  # an answer nobody may notice yet: its sequence number and the answer
    Column("name", String(40), nullable=False, default=""),  # what whoever sits there is called; may be empty
    Column("sat", Integer, nullable=False, default=0),  # how much had been said before he sat down
    Column("seen", Float, nullable=False, default=0.0),  # when he was last known to be at the table; 0: never
    Column("since", Float, nullable=False, default=0.0),  # when he sat down; 0: when the match began
)

moves = Table(
    "moves",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("undo", Boolean, nullable=False),
    Column("text", String(200), nullable=False),  # the answer in notation; of an undo: how many answers stay
    Column("at", Float, nullable=False),
)

messages = Table(
    "messages",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("text", String(300), nullable=False),
    Column("at", Float, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("whole", Boolean, nullable=False),
    Column("progress", Text, nullable=False),  # JSON, without words of any language
    Column("changed", Float, nullable=False),
)
