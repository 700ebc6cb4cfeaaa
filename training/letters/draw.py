#!/usr/bin/env python3
"""Draws lines of menus that a recogniser learns from: draw.py TO.pickle FONTS… [--count N] [--seed N] [--longest N] [--held-out]

Texts are made of the phrases in server/food/lexicon, of prices and quantities; FONTS are folders. A line is 48 pixels high,
in blue, green and red, as reader/neural/crop-line.ts cuts it out of a page. Every second font family and every twelfth
phrase is only drawn with --held-out: for score.py.
"""
import argparse
import glob
import io
import os
import pickle
import random
import re
import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont
from fontTools.ttLib import TTFont

LETTERS = 'ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜÑÁÍÓÚàâäçéèêëîïôöùûüñáíóúãõßìò€£°'
EXTRA = 'œŒæøåÿšžčć½¼¾’«»–·×•"½'
WIDEST = 640
HARD = re.compile('[^\x00-\x7f’–·•«»×]')


def read_lexicon(folder):
    """Phrases of the six languages in Latin letters."""
    phrases = []
    for path in sorted(glob.glob(folder + '/*.ts')):
        for line in open(path, encoding='utf8'):
            cells = [c.strip() for c in line.split('|')]
            if len(cells) < 8: continue
            for n, cell in enumerate(cells[1:7]):
                for form in re.split('[~>/]', cell):
                    form = re.sub(r'\s+(m|f|n|mp|fp|p|mf|np)$', '', form.strip()).strip('+- ')
                    if 2 < len(form) < 50 and re.fullmatch(r"[^\W\d_](?:[\w’'\-.,&() ]*)", form) and all(ord(c) < 0x250 or c in '’–' for c in form):
                        phrases.append((n, form))
    return phrases


def text_maker(phrases, r, longest):
    by = [[p for l, p in phrases if l == n] for n in range(6)]
    hard = [[p for p in b if HARD.search(p)] or b for b in by]
    cents = ['00', '50', '90', '95', '20', '80', '75', '25', '40', '60', '99']

    def price():
        n = r.choice([r.randint(1, 9), r.randint(2, 39), r.randint(10, 99), r.randint(100, 420)]) if r.random() < .9 else r.randint(1000, 9999)
        c = r.choice(cents); s = r.choice([',', '.', ','])
        return r.choice(['{n}{s}{c} €', '{n}{s}{c}€', '€{n}{s}{c}', '€ {n}{s}{c}', '{n} €', '{n}€', '€{n}', '£{n}.{c}', '£{n}', '£ {n}.{c}', '${n}.{c}', '${n}', '{n}{s}{c}', '{n}{s}{c}', '{n}{s}{c}', '{n}', '{n},-', '{n}€{c}', 'EUR {n}{s}{c}', 'CHF {n}.{c}', '{n}/{m}', '½ {n}{s}{c}']).format(n=n, s=s, c=c, m=n + r.randint(2, 9))

    def phrase(l):
        return r.choice(hard[l] if r.random() < .6 else by[l])

    def case(s):
        k = r.random()
        if k < .25: return s.upper().replace('SS', 'ß' if 'ß' in s and r.random() < .5 else 'SS')
        if k < .45: return s.title() if "'" not in s and '’' not in s else s[0].upper() + s[1:]
        if k < .8: return s[0].upper() + s[1:]
        return s

    def make():
        l = r.choices(range(6), [3, 6, 2.5, 3, 2, 2])[0]
        k = r.random()
        if k < .07: s = price()
        elif k < .10: s = ' '.join(r.choice([price(), '25 cl', '50cl', '75 cl', '0,3 l', '0,5l', '12°', '4 pers.', '200 g', '1/2', '½', '1', '2', 'X']) for _ in range(r.randint(1, 3)))
        else:
            parts = [phrase(l) for _ in range(r.choices([1, 2, 3], [6, 3, 1])[0])]
            s = parts[0]
            for p in parts[1:]:
                s += r.choice([', ', ', ', ' & ', ' – ', ' - ', ' / ', ' · ', ' et ' if l == 1 else ' y ' if l == 2 else ' und ' if l == 3 else ' e ' if l > 3 else ' and ', ' ']) + p
            s = case(s)
            if r.random() < .05: s = s + ' ' + r.choice(['(V)', '*', '**', '(1,3,7)', '1,2', 'VG', '(2 pers.)', '- 25 cl', '75 cl', '12 cl', '180 g', '(x4)', '× 6', '½', '¼ l', '12°', '4,5 %', '« maison »'])
            if r.random() < .06: s = r.choice(['« {} »', '"{}"', '({})', '- {}', '• {}', '{}:', '{}.', '+ {}', 'N° 12 {}', '{}!', '{} ?', '{};', '[{}]', '1. {}', '23 {}', '{} 12']).format(s)
            if r.random() < .28: s += r.choice([' ', ' ', '  ', ' ... ', '....', ' .... ', ' - ', ' – ', '   ']) + price()
            if r.random() < .7: s = s.replace('’', r.choice(["'", '’', '’']))
        s = re.sub(' +', ' ', s).strip()
        if len(s) > longest and r.random() < .9:
            words, cut = s.split(' '), ''
            i = r.randrange(len(words))
            for w in words[i:]:
                if len(cut) + len(w) > longest: break
                cut = (cut + ' ' + w).strip()
            s = cut or s[:longest].strip()
        return s
    return make


def find_fonts(folders):
    paths = sorted(p for f in folders for e in ('ttf', 'otf', 'woff', 'woff2') for p in glob.glob(f + '/**/*.' + e, recursive=True))
    bad = re.compile('symbol|emoji|math|dingbat|d050|music|standardsymb|naskh|kufi|nastaliq|arab|hebr|deva|thai|cyril|greek|vietnam|-ext|braille|barcode|noto-sans-(jp|kr|sc)|opensymbol|ornament|initial|-init|keyboard|outlinefont|z003-x', re.I)
    families = {}
    seen = set()
    for p in paths:
        b = os.path.basename(p)
        if bad.search(b) or 'fontsource' in p and not re.search('latin-(400|700)-(normal|italic)', b): continue
        if b.rsplit('.', 1)[0] in seen: continue
        try:
            data = io.BytesIO(open(p, 'rb').read())
            t = TTFont(data, lazy=True)
            cmap = t.getBestCmap()
            if not cmap or any(ord(c) not in cmap for c in 'AZaz09.,-&éèàçüñöÉ'): continue
            f = ImageFont.truetype(p, 40)
            marks = [f.getmask(c).getbbox() for c in 'ABCabcgé5€' if ord(c) in cmap]
            if any(m is None for m in marks) or f.getlength('Menu') < 20 or f.getlength('Menu') > 400: continue
            if bytes(f.getmask('e')) == bytes(f.getmask('é')) or bytes(f.getmask('é')) == bytes(f.getmask('è')) or bytes(f.getmask('A')) == bytes(f.getmask('B')): continue
            name = t['name'].getBestFamilyName() or b
        except Exception:
            continue
        seen.add(b.rsplit('.', 1)[0])
        key = ' '.join(re.sub(r'[^A-Za-z ]', ' ', name).split()[:2 if re.match('(ADF|TeX|GFS|URW|Averia|Free|DejaVu|Roboto|PT|Comic|DM|Josefin|Source|Work|Alegreya|Linux|Noto|Gentium|Cabin)', name) else 1]) or name
        families.setdefault(key, []).append((p, frozenset(c for c in LETTERS + EXTRA + 'ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜÑÁÍÓÚ' if ord(c) in cmap)))
    return families


def draw(text, path, r):
    """A line as a picture: text in a font on some ground, taken badly."""
    size = r.randint(30, 64)
    font = ImageFont.truetype(path, size)
    spacing = r.choice([0, 0, 0, 0, 0, r.uniform(-.02, .25)]) * size
    pad = size
    if spacing:
        widths = [font.getlength(c) + spacing for c in text]
        total = sum(widths)
    else: total = font.getlength(text)
    if total > 2600: return None
    mask = Image.new('L', (int(total + 2 * pad), int(size * 2.6)), 0)
    d = ImageDraw.Draw(mask)
    y = int(size * .6)
    style = r.random()
    kw = dict(fill=255)
    if style < .05: kw['stroke_width'] = max(1, size // 25)
    if spacing:
        x = pad
        for c, w in zip(text, widths):
            d.text((x, y), c, font=font, **kw); x += w
    else: d.text((pad, y), text, font=font, **kw)
    if .05 <= style < .08:
        m = np.asarray(mask.filter(ImageFilter.MaxFilter(5)), np.int16) - np.asarray(mask, np.int16)
        mask = Image.fromarray(np.clip(m, 0, 255).astype(np.uint8))
    box = mask.getbbox()
    if not box or box[2] - box[0] < 4: return None
    # A line's box has the height of its letters with a margin, as the detector draws it; tilt and perspective.
    w, h = box[2] - box[0], box[3] - box[1]
    capital = font.getbbox('Hg')
    top, bottom = min(box[1], y + capital[1]), max(box[3], y + capital[3])
    if r.random() < .5: top, bottom = box[1], box[3]
    lh = bottom - top
    mt, mb = lh * r.uniform(-.02, .35), lh * r.uniform(-.02, .35)
    ml, mr = lh * r.uniform(0, .45), lh * r.uniform(0, .45)
    x0, x1, y0, y1 = box[0] - ml, box[2] + mr, top - mt, bottom + mb
    height = 48; width = max(24, int(round((x1 - x0) / (y1 - y0) * 48 * r.uniform(.9, 1.1))))
    if width > WIDEST: return None
    t = np.tan(np.radians(r.gauss(0, 1.1))) if w < 14 * h else np.tan(np.radians(r.gauss(0, .4)))
    t = max(-.5 * lh / w, min(.5 * lh / w, t)) if r.random() < .6 else 0
    cx = (x0 + x1) / 2; persp = r.gauss(0, .05) if r.random() < .4 else 0; shear = r.gauss(0, .08) if r.random() < .3 else 0
    def corner(x, y):
        k = 1 + persp * (x - cx) / (x1 - x0)
        ym = (y0 + y1) / 2
        return (x + shear * (y - ym), ym + (y - ym) * k + (x - cx) * t)
    quad = [*corner(x0, y0), *corner(x0, y1), *corner(x1, y1), *corner(x1, y0)]
    small = r.uniform(.9, 1) if r.random() < .45 else r.uniform(.28, .9)
    sh, sw = max(11, int(96 * .5 * small)), max(8, int(width * small))
    mask = mask.resize((mask.width, mask.height))
    mask = mask.transform((2 * sw, 2 * sh), Image.QUAD, quad, Image.BILINEAR).resize((sw, sh), Image.BOX)
    a = np.asarray(mask, np.float32)[..., None] / 255
    dark = r.random() < .3
    ground = np.array([r.uniform(0, 110) for _ in range(3)]) if dark else np.array([r.uniform(150, 255)] * 3) * [r.uniform(.75, 1), r.uniform(.85, 1), 1][::r.choice([1, 1, -1])]
    if r.random() < .35: ground = np.full(3, 20. if dark else 250.)
    ink = np.array([r.uniform(140, 255) for _ in range(3)]) if dark else np.array([r.uniform(0, 110) for _ in range(3)])
    if r.random() < .4: ink = np.full(3, 245. if dark else 25.)
    if abs(ink.mean() - ground.mean()) < 50: ink = np.full(3, 250. if dark else 10.)
    back = np.broadcast_to(ground, (sh, sw, 3)).copy()
    k = r.random()
    g = np.random.RandomState(r.randrange(2 ** 31))
    if k < .3:
        xs = np.linspace(-1, 1, sw)[None, :, None]; ys = np.linspace(-1, 1, sh)[:, None, None]
        back += r.gauss(0, 22) * xs + r.gauss(0, 18) * ys
    if .2 < k < .4:
        tex = g.randn(max(2, sh // r.randint(2, 8)), max(2, sw // r.randint(2, 8))) * r.uniform(4, 26)
        tex = np.asarray(Image.fromarray(tex.astype(np.float32)).resize((sw, sh), Image.BICUBIC))
        back += tex[..., None] * np.array([1, r.uniform(.7, 1), r.uniform(.5, 1)])
    if r.random() < .08:  # a rule above, below, or a box's side
        yy = r.choice([0, 1, sh - 2, sh - 1]); back[yy:yy + 1] = ink
    if r.random() < .06:
        xx = r.choice([0, sw - 1]); back[:, xx:xx + 1] = ink
    alpha = r.uniform(.75, 1)
    im = back * (1 - a * alpha) + ink * a * alpha
    if r.random() < .07:  # shadow
        s = np.roll(a, (1, 1), (0, 1)) * .5
        im = (back * (1 - s) + (back * .3) * s) * (1 - a) + ink * a
    if r.random() < .12:  # glare or a shadow's edge
        xs = (np.arange(sw)[None, :] - r.uniform(0, sw)) / (sh * r.uniform(.7, 4)); ys = (np.arange(sh)[:, None] - r.uniform(0, sh)) / sh
        im += r.choice([-60, 60, 90]) * np.exp(-(xs ** 2 + ys ** 2))[..., None]
    im += g.randn(sh, sw, 1 if r.random() < .5 else 3) * (r.uniform(0, 14) if r.random() < .6 else 1)
    pic = Image.fromarray(np.clip(im, 0, 255).astype(np.uint8))
    if r.random() < .4: pic = pic.filter(ImageFilter.GaussianBlur(r.uniform(.2, 1.0) * (sh / 48 + .3)))
    if r.random() < .45:
        b = io.BytesIO(); pic.save(b, 'JPEG', quality=r.randint(25, 92)); pic = Image.open(b).convert('RGB')
    pic = pic.resize((width, height), Image.BILINEAR if r.random() < .8 else Image.BICUBIC)
    return np.ascontiguousarray(np.asarray(pic)[..., ::-1])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('to')
    parser.add_argument('fonts', nargs='+')
    parser.add_argument('--count', type=int, default=1500)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--longest', type=int, default=28)
    parser.add_argument('--held-out', action='store_true')
    args = parser.parse_args()
    # Looking through the fonts takes minutes: they are listed beside the lines.
    cache = os.path.join(os.path.dirname(args.to), 'fonts.pickle')
    if not os.path.exists(cache):
        with open(cache, 'wb') as file:
            pickle.dump(find_fonts(args.fonts), file)
    with open(cache, 'rb') as file:
        families = pickle.load(file)
    names = [name for i, name in enumerate(sorted(families)) if (i % 2 == 1) == args.held_out]
    lexicon = os.path.join(os.path.dirname(__file__), '../../server/food/lexicon')
    phrases = [p for p in read_lexicon(lexicon) if (sum(p[1].lower().encode()) % 12 == 0) == args.held_out]
    r = random.Random(args.seed)
    make = text_maker(phrases, r, args.longest)
    # The novelty faces of a large collection are unlike menus: they count little.
    weights = [0.15 if 'aenigma' in families[name][0][0] else 2 for name in names]
    lines = []
    while len(lines) < args.count:
        text = make()
        for _ in range(5):
            name = r.choices(names, weights)[0]
            path, glyphs = r.choice(families[name])
            if all(c.isascii() or c in glyphs for c in text):
                picture = draw(text, path, r)
                if picture is not None and picture.shape[1] >= 5 * len(text):
                    lines.append((text, picture, name))
                break
    with open(args.to, 'wb') as file:
        pickle.dump(lines, file, 4)
    print(f'{len(lines)} lines in {len(names)} families, {len(phrases)} phrases')


if __name__ == '__main__':
    main()
