"""Cuts the fonts of the pictures down to the glyphs needed: see README.md.

    pip install fonttools brotli
    python cut.py FOLDER    # FOLDER holds the unpacked npm packages, one folder each: shippori-mincho, yuji-syuku, ...
"""
import glob
import gzip
import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.misc.transform import Offset
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

PIECES = "王玉金銀桂馬香車角行飛歩兵将成全圭杏龍竜と"
LETTERS = "KRBGSNLPDHT+AOCrk"
# What stands on certificates: their wording, numbers, days, and names in kana.
CERTIFICATE = (
    "棋力級ヲ認定ス夙ニ将丹念シテ研鑚怠ラ進歩顕著ナルメ茲段允許境上達明カ積ミ練長ケタ堪能修行宜ク熟益マ厚キ"
    "精巧極深所作正妙手ノ域依天賦資有蘊奥識師範而推哲宗"
    "初弐参〇一二三四五六七八九十百千第号令和平成昭年元月日殿様免状会長審判"
    + "".join(map(chr, [*range(0x3041, 0x3097), *range(0x30A1, 0x30FB), 0x30FB, 0x30FC]))
)
MACRONS = {"Ā": "A", "Ē": "E", "Ī": "I", "Ō": "O", "Ū": "U", "ā": "a", "ē": "e", "ī": "i", "ō": "o", "ū": "u"}


def text_characters():
    """Latin letters with their accents, and whatever CP932 (Shift_JIS as Windows has it) can write."""
    characters = set(map(chr, [*range(0x20, 0x7F), *range(0xA1, 0x180), *range(0x2010, 0x2027)]))
    leads = [*range(0x81, 0xA0), *range(0xE0, 0xFD)]
    for lead in leads:
        for trail in range(0x40, 0xFD):
            try:
                characters.update(bytes([lead, trail]).decode("cp932"))
            except UnicodeDecodeError:
                pass
    return sorted(c for c in characters if not 0xE000 <= ord(c) < 0xF900)


class Source:
    """The slices into which a package divides one weight of a font."""

    def __init__(self, folder, name, weight):
        fonts = [TTFont(path) for path in sorted(glob.glob(f"{folder}/{name}/files/*-{weight}-normal.woff2"))]
        # Two advances for one letter would not do: the slice with most of Latin goes first.
        fonts.sort(key=lambda font: -sum(ord(c) in font.getBestCmap() for c in "abcxyzABCXYZ0189"))
        self.fonts = [(font, font.getGlyphSet(), font.getBestCmap()) for font in fonts]
        self.units = fonts[0]["head"].unitsPerEm
        self.hhea = fonts[0]["hhea"]

    def draw(self, c, pen):
        """Draws a character; returns its advance, None if the font lacks it."""
        for font, glyphs, cmap in self.fonts:
            if name := cmap.get(ord(c)):
                recording = DecomposingRecordingPen(glyphs)
                glyphs[name].draw(recording)
                recording.replay(pen)
                return glyphs[name].width
        return None


def macron(source, base, pen):
    advance = source.draw(base, pen)
    width, low = (advance * 0.62, 760) if base.isupper() else (advance * 0.66, 560)
    low, left = low * source.units / 1000, (advance - width) / 2
    thick = source.units * 0.038
    pen.moveTo((left, low))
    for point in [(left, low + thick), (left + width, low + thick), (left + width, low)]:
        pen.lineTo(point)
    pen.closePath()
    return advance


def cut(source, characters, out, family):
    glyphs, metrics, cmap = {".notdef": TTGlyphPen(None).glyph()}, {".notdef": (source.units, 0)}, {}
    for c in characters:
        pen, name = TTGlyphPen(None), f"u{ord(c):04X}"
        advance = source.draw(c, pen)
        if advance is None and c in MACRONS:
            advance = macron(source, MACRONS[c], pen)
        if advance is not None:
            glyphs[name], cmap[ord(c)] = pen.glyph(dropImpliedOnCurves=True), name
            metrics[name] = (advance, 0)
    builder = FontBuilder(source.units, isTTF=True)
    builder.font["head"].created = builder.font["head"].modified = 0
    builder.font.recalcTimestamp = False
    builder.setupGlyphOrder(list(glyphs))
    builder.setupCharacterMap(cmap)
    builder.setupGlyf(glyphs)
    glyf = builder.font["glyf"]
    builder.setupHorizontalMetrics({n: (a, getattr(glyf[n], "xMin", 0)) for n, (a, _) in metrics.items()})
    builder.setupHorizontalHeader(ascent=source.hhea.ascent, descent=source.hhea.descent)
    builder.setupNameTable({"familyName": family, "styleName": "Regular"})
    builder.setupPost(keepGlyphNames=False)
    builder.save(out)
    print(f"{out}: {len(cmap)} characters, not in the font: {''.join(c for c in characters if ord(c) not in cmap)}")


def main():
    folder = sys.argv[1]
    cut(Source(folder, "shippori-mincho", 500), text_characters(), "mincho.ttf", "Miyako Text")
    with open("mincho.ttf", "rb") as plain, open("mincho.ttf.gz", "wb") as packed:
        packed.write(gzip.compress(plain.read(), 9, mtime=0))
    cut(Source(folder, "shippori-mincho", 600), PIECES + LETTERS, "mincho-pieces.ttf", "Miyako Mincho")
    cut(Source(folder, "shippori-mincho", 800), PIECES + LETTERS, "mincho-bold.ttf", "Miyako Mincho Bold")
    cut(Source(folder, "klee-one", 600), PIECES, "klee.ttf", "Miyako Klee")
    cut(Source(folder, "yuji-boku", 400), "".join(dict.fromkeys(CERTIFICATE)), "brush.ttf", "Miyako Brush")
    for name in ["syuku", "boku", "mai"]:
        cut(Source(folder, f"yuji-{name}", 400), PIECES, f"{name}.ttf", f"Miyako {name.title()}")


main()
