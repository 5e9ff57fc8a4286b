"""Builds the fonts of formulas from New Computer Modern Math: WOFF2 subsets, loaded according to the content of a page.

    python3 scripts/math-font.py NewCMMath-Book.otf        # Debian: python3-fonttools python3-brotli

Run by hand for a new version of the font; the output is committed (packages/ui-react/src/theme/fonts).
"""

import sys
from collections.abc import Iterable
from pathlib import Path

from fontTools import subset
from fontTools.misc.transform import Identity
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

FOLDER = Path(__file__).parent.parent / 'packages/ui-react/src/theme/fonts'

# Keep in step with `unicode-range` in fonts.css. Stretchy glyphs must be in the first one: browsers take the pieces of
# brackets, roots and arrows only from the first font of the family.
SUBSETS = {
    'lemma-math': (
        'U+20-FF,U+131,U+152,U+153,U+237,U+2C6-2DD,U+300-338,U+391-3F6,U+2000-2070,U+20D0-20FF,U+2102,U+210C-210F,'
        'U+2111,U+2113,U+2115,U+2119,U+211A,U+211C,U+211D,U+2124,U+2127-2129,U+212B,U+212D-212F,U+2132,U+2134-2136,'
        'U+2141-214A,U+2190-21FF,U+2200-22FF,U+2300,U+2308-230B,U+231C-231F,U+2322,U+2323,'
        'U+23B0,U+23B1,U+23DC-23E1,U+25A0-25FF,U+2605,U+2660-2667,U+266D-266F,U+2713,U+2720,U+27C2,'
        'U+27E6-27EF,U+27F5-27FF,U+29EB,U+2A00-2A1C,U+2A2F,U+2A3F,U+2A5E,U+2A7D-2A8C,U+2A95,U+2A96,U+2AAF,U+2AB0,'
        'U+2AB5-2ABA,U+2AC5-2ACC,U+1D434-1D467,U+1D6E2-1D71B,U+1D6A4,U+1D6A5,U+FE00'
    ),
    'lemma-math-bold': 'U+1D400-1D433,U+1D468-1D49B,U+1D6A8-1D6E1,U+1D71C-1D755,U+1D7CA-1D7D7',
    'lemma-math-alphabets': (
        'U+210B,U+2110,U+2112,U+211B,U+212C,U+2130,U+2131,U+2133,U+1D49C-1D6A3,U+1D7D8-1D7FF,U+FE01'
    ),
    'lemma-math-symbols': (
        'U+27C0,U+27C1,U+27C3-27E5,U+27F0-27F4,U+2900-29EA,U+29EC-29FF,U+2A1D-2A2E,U+2A30-2A3E,U+2A40-2A5D,U+2A5F-2A7C,'
        'U+2A8D-2A94,U+2A97-2AAE,U+2AB1-2AB4,U+2ABB-2AC4,U+2ACD-2AFF,U+2B00-2BFF'
    ),
}

# \mathcal and \mathscr; eight of the capitals are among Unicode's Letterlike Symbols.
LETTERLIKE = {0x1D49D: 0x212C, 0x1D4A0: 0x2130, 0x1D4A1: 0x2131, 0x1D4A3: 0x210B, 0x1D4A4: 0x2110, 0x1D4A7: 0x2112,
              0x1D4A8: 0x2133, 0x1D4AD: 0x211B}
SCRIPT_CAPITALS = [LETTERLIKE.get(code, code) for code in range(0x1D49C, 0x1D4B6)]


def main(source: str) -> None:
    for name, unicodes in SUBSETS.items():
        options = subset.Options(flavor='woff2', layout_features=[], hinting=False, desubroutinize=True)
        options.drop_tables += ['PfEd', 'FFTM']
        font = subset.load_font(source, options)
        add_variants(font)
        choose_forms(font)
        even_widths(font)
        subsetter = subset.Subsetter(options)
        subsetter.populate(unicodes=subset.parse_unicodes(unicodes))
        subsetter.subset(font)
        drop_lost_variants(font)
        round_outlines(font)
        rename(font, name)
        set_line(font)
        subset.save_font(font, FOLDER / f'{name}.woff2', options)
        print(name, (FOLDER / f'{name}.woff2').stat().st_size)


def add_variants(font: TTFont) -> None:
    """Unicode's variation sequences, which the font only has as OpenType features: a feature needs CSS, a character does not."""
    glyph = font.getBestCmap()
    table = CmapSubtable.newSubtable(14)
    table.platformID, table.platEncID, table.language, table.cmap = 0, 5, 0, {}
    roundhand = [(code, f'{glyph[code]}.alt') for code in SCRIPT_CAPITALS]
    # The zero with a stroke (\emptyset); the font's own letters are the chancery ones (\mathcal).
    table.uvsDict = {0xFE00: [(0x2205, 'emptyset'), *((code, None) for code in SCRIPT_CAPITALS)], 0xFE01: roundhand}
    font['cmap'].tables.append(table)


# Signs that browsers would use in another form: a plain empty set is the circle (\varnothing), a prime is set as a
# superscript, and marks that stretch over letters must be spacing characters.
FORMS = {
    0x2205: 'uni2300', 0x2032: 'minute.st', 0x2033: 'uni2033.st', 0x2034: 'uni2034.st', 0x2057: 'uni2057.st',
    0x2DC: 'tildecomb', 0x2C7: 'caroncmb',
}  # fmt: skip


def choose_forms(font: TTFont) -> None:
    for table in font['cmap'].tables:
        if table.isUnicode() and table.format != 14:
            table.cmap.update({code: glyph for code, glyph in FORMS.items() if code in table.cmap})


# Maximum width of fences and root signs of any height, in thousandths of an em.
WIDTHS = {
    'parenleft': 590, 'parenright': 590, 'bracketleft': 480, 'bracketright': 480, 'braceleft': 680, 'braceright': 680,
    'uni230A': 500, 'uni230B': 500, 'uni2308': 500, 'uni2309': 500, 'uni27E8': 620, 'uni27E9': 620, 'radical': 860,
}  # fmt: skip


def even_widths(font: TTFont) -> None:
    """Chromium reserves the width of the widest variant for every fence and root (crbug.com/1124301), which must therefore not be much wider."""
    variants = font['MATH'].table.MathVariants
    for sign, construction in zip(variants.VertGlyphCoverage.glyphs, variants.VertGlyphConstruction):
        if sign in WIDTHS:
            for record in construction.MathGlyphVariantRecord:
                set_width(font, [record.VariantGlyph], WIDTHS[sign], sign == 'radical')
            if construction.GlyphAssembly is not None:
                parts = {part.glyph for part in construction.GlyphAssembly.PartRecords}
                set_width(font, parts, WIDTHS[sign], sign == 'radical')


def set_width(font: TTFont, parts: Iterable[str], width: int, is_root: bool) -> None:
    """
    Limits the width of stacked signs, scaling their side bearings proportionally. A root keeps its foot away from what
    precedes it and touches the line that follows, so the glyph itself is made narrower.
    """
    glyphs = font.getGlyphSet()
    old = max(glyphs[part].width for part in parts)
    if old <= width and not is_root:
        return
    bounds = [bounds_of(glyphs, part) for part in parts]
    left, right = min(box[0] for box in bounds), max(box[2] for box in bounds)
    if is_root:
        scale = (width + 20 - ROOT_FOOT) / (right - left)
        shift = ROOT_FOOT - left * scale
    else:
        scale = 1
        shift = round(left * (width - (right - left)) / (old - (right - left))) - left
    for part in parts:
        draw(font, part, width, glyphs, (scale, 0, 0, 1, shift, 0))
        font['hmtx'][part] = (width, round(bounds_of(glyphs, part)[0] * scale + shift))


ROOT_FOOT = 65


def bounds_of(glyphs, name: str):
    pen = BoundsPen(glyphs)
    glyphs[name].draw(pen)
    return pen.bounds


def round_outlines(font: TTFont) -> None:
    """Rounds coordinates: fractions of a thousandth of an em are invisible, but make the file half as large again."""
    glyphs = font.getGlyphSet()
    for name in font.getGlyphOrder():
        draw(font, name, glyphs[name].width, glyphs, Identity)


def draw(font: TTFont, name: str, width: int, glyphs, transform) -> None:
    strings = font['CFF '].cff.topDictIndex[0].CharStrings
    private = strings[name].private
    pen = T2CharStringPen(None if width == private.defaultWidthX else width - private.nominalWidthX, glyphs)
    glyphs[name].draw(TransformPen(pen, transform))
    strings[name] = pen.getCharString(private, strings[name].globalSubrs)


def set_line(font: TTFont) -> None:
    """Limits the line height to that of an ascender: browsers use the line height where TeX measures the letter itself, and
    brackets, roots and fractions would be too large for their contents."""
    ascent, descent = 700, 200
    header, metrics = font['hhea'], font['OS/2']
    header.ascent, header.descent, header.lineGap = ascent, -descent, 0
    metrics.sTypoAscender, metrics.sTypoDescender, metrics.sTypoLineGap = ascent, -descent, 0
    metrics.usWinAscent, metrics.usWinDescent = ascent, descent


def drop_lost_variants(font: TTFont) -> None:
    """Removes references to larger signs that fontTools has dropped; browsers reject the whole table because of one of them."""
    kept = set(font.getGlyphOrder())
    variants = font['MATH'].table.MathVariants
    for construction in [*(variants.VertGlyphConstruction or []), *(variants.HorizGlyphConstruction or [])]:
        construction.MathGlyphVariantRecord = [
            record for record in construction.MathGlyphVariantRecord if record.VariantGlyph in kept
        ]
        construction.VariantCount = len(construction.MathGlyphVariantRecord)


def rename(font: TTFont, name: str) -> None:
    """Renames the font: the licence requires a modified version to have another name."""
    family = name.replace('-', ' ').title()
    for record in font['name'].names:
        if record.nameID in (1, 4):
            record.string = family
        elif record.nameID in (3, 6):
            record.string = family.replace(' ', '')


main(sys.argv[1])
