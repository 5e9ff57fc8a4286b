"""Builds the font of headlines from Source Serif 4, whose files give a smaller height of x than their letters have.

    python3 scripts/serif-font.py FOLDER        # the files of @fontsource/source-serif-4; Debian: python3-fonttools python3-brotli

Run by hand for a new version of the font; the output is committed (packages/ui-react/src/theme/fonts).
"""

import sys
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

FOLDER = Path(__file__).parent.parent / 'packages/ui-react/src/theme/fonts'

# Keep in step with fonts.css.
FILES = {
    'source-serif-4-latin-600-normal.woff2': 'lemma-serif.woff2',
    'source-serif-4-latin-ext-600-normal.woff2': 'lemma-serif-extended.woff2',
}

# The names that the license reserves belong to the original.
RENAMED = {1: 'Lemma Serif', 3: 'Lemma Serif', 4: 'Lemma Serif', 6: 'LemmaSerif', 16: 'Lemma Serif'}


def height_of(font: TTFont, letter: str) -> int:
    """How far a letter rises above the baseline."""
    glyphs = font.getGlyphSet()
    pen = BoundsPen(glyphs)
    glyphs[font.getBestCmap()[ord(letter)]].draw(pen)
    return round(pen.bounds[3])


def main(source: Path) -> None:
    # Formulas are as large as the text around them by this measure (`ex` in CSS).
    height = height_of(TTFont(source / next(iter(FILES))), 'x')
    for original, ours in FILES.items():
        font = TTFont(source / original)
        font['OS/2'].sxHeight = height
        for record in font['name'].names:
            if record.nameID in RENAMED:
                record.string = RENAMED[record.nameID]
        font.flavor = 'woff2'
        font.save(FOLDER / ours)


main(Path(sys.argv[1]))
