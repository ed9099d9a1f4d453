"""The frame of a report: one offline page in the house style, by day and by night."""

import re
from collections.abc import Sequence
from html import escape
from typing import Final

DAY: Final = {
    "margin": "#F8F3E6",
    "paper": "#F2EAD6",
    "ink": "#2A2521",
    "ink2": "#5B5148",
    "ink3": "#857868",
    "over": "#553268",
    "shore": "#2F6077",
    "litD": "#8A5200",
    "treeD": "#62733F",
    "dan": "#C23A0E",
    "br": "#7A2B38",
    "us": "#4C5A2E",
    "de": "#6E7B78",
}
NIGHT: Final = {
    "margin": "#161D20",
    "paper": "#1D2529",
    "ink": "#EDE6D4",
    "ink2": "#B9B3A3",
    "ink3": "#8B8A80",
    "over": "#CDB2E0",
    "shore": "#A9CBD8",
    "litD": "#FFD982",
    "treeD": "#8FB07C",
    "dan": "#FF8A5C",
    "br": "#D98A94",
    "us": "#A3B774",
    "de": "#AEBAB5",
}
RULES: Final = """
body{margin:0;background:var(--margin);color:var(--ink);font:400 16px/1.5 Spectral,Georgia,serif}
body *{font-variant-numeric:lining-nums tabular-nums}
main{max-width:920px;margin:0 auto;padding:32px 22px 64px}
h1{font:600 38px/1.15 "Spectral SC",Spectral,Georgia,serif;letter-spacing:.03em;margin:0 0 8px}
h2{font:600 20px/1.3 "Spectral SC",Spectral,Georgia,serif;letter-spacing:.06em;color:var(--over);margin:48px 0 8px;
border-top:1px solid var(--ink3);padding-top:16px}
h3{font:600 17px/1.3 Spectral,Georgia,serif;margin:22px 0 4px}
p{margin:8px 0;max-width:44em}
.aside{color:var(--ink2);font-style:italic}
figure{margin:16px 0}
svg{width:100%;height:auto}
svg text{font-family:"Barlow Semi Condensed","Arial Narrow",Arial,sans-serif}
.wide{overflow-x:auto}
table{border-collapse:collapse;font:500 15px/1.35 "Barlow Semi Condensed","Arial Narrow",Arial,sans-serif;margin:8px 0}
th{text-align:left;font-weight:600;color:var(--ink2);border-bottom:1.5px solid var(--ink);padding:4px 16px 4px 0}
td{border-bottom:1px solid color-mix(in srgb,var(--ink3) 40%,transparent);padding:4px 16px 4px 0;vertical-align:top}
td.n,th.n{text-align:right}
nav a,a{color:var(--over)}
nav{font:500 15px/1.6 "Barlow Semi Condensed","Arial Narrow",Arial,sans-serif}
nav a{margin-right:16px}
@media print{body{background:#fff}}
"""


def page(title: str, lead: str, sections: Sequence[tuple[str, str]]) -> str:
    """A whole page from its title, a sentence, and its sections (heading, HTML)."""
    day = ";".join(f"--{name}:{value}" for name, value in DAY.items())
    night = ";".join(f"--{name}:{value}" for name, value in NIGHT.items())
    links = "".join(f'<a href="#s{at}">{escape(head)}</a>' for at, (head, _body) in enumerate(sections))
    parts = "".join(
        f'<section id="s{at}"><h2>{escape(head)}</h2>{numbered(body, at)}</section>'
        for at, (head, body) in enumerate(sections)
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>:root{{color-scheme:light dark;{day}}}"
        f"@media(prefers-color-scheme:dark){{:root{{{night}}}}}{RULES}</style></head><body><main>"
        f"<h1>{escape(title)}</h1><p>{escape(lead)}</p><nav>{links}</nav>{parts}</main></body></html>\n"
    )


def numbered(body: str, section: int) -> str:
    """A section whose drawings have ids of their own, also where two of them are alike."""
    before, *drawings = body.split("<svg ")
    whole = [before]
    for at, one in enumerate(drawings):
        picture, end, after = one.partition("</svg>")
        whole.append(re.sub(r'(id="|url\(#|href="#)', rf"\g<1>p{section}-{at}-", picture) + end + after)
    return "<svg ".join(whole)


def said(text: str) -> str:
    """A paragraph."""
    return f"<p>{escape(text)}</p>"


def aside(text: str) -> str:
    """A paragraph that says how to read something."""
    return f'<p class="aside">{escape(text)}</p>'


def drawn(picture: str) -> str:
    """A plot."""
    return f"<figure>{picture}</figure>"


def table(head: Sequence[str], rows: Sequence[Sequence[str]], words: int = 1) -> str:
    """A table whose first `words` columns hold words and the others numbers."""
    kind = ["" if at < words else ' class="n"' for at in range(len(head))]
    top = "".join(f"<th{kind[at]}>{escape(cell)}</th>" for at, cell in enumerate(head))
    body = "".join(
        "<tr>" + "".join(f"<td{kind[at]}>{escape(cell)}</td>" for at, cell in enumerate(row)) + "</tr>" for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
