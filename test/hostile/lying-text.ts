import { FONT, onePage, stream } from './write-pdf.ts';

const DISHES: readonly (readonly [title: string, price: string])[] = [
  ['Leek soup with toasted bread', '7.50'],
  ['Green salad and walnuts', '8.00'],
  ['Roast trout with lemon butter', '19.50'],
  ['Braised lamb with white beans', '22.00'],
  ['Chocolate cake and cream', '9.00'],
];

/** A menu of one page: each dish's title and price. `map` is how its font names its letters; it draws them as they are. */
export function mappedMenu(map: string, dishes = DISHES): Buffer {
  const rows = dishes.map(([title, price], at) => {
    const y = 640 - 26 * at;
    return `BT /F1 13 Tf 60 ${y} Td (${title}) Tj ET BT /F1 13 Tf 480 ${y} Td (${price}) Tj ET`;
  });
  return onePage({
    content: ['BT /F1 24 Tf 60 670 Td (Dinner) Tj ET', ...rows].join('\n'),
    mediaBox: '[0 500 595 720]',
    font: FONT.replace('>>', '/Encoding /WinAnsiEncoding /ToUnicode 6 0 R >>'),
    extra: [stream('', `1 begincodespacerange <00> <FF> endcodespacerange ${map}`)],
  });
}

/** The same with its headings and prices in a second font, which names its letters by `map`; the dishes are in a true one. */
export function mixedMenu(map: string): Buffer {
  const rows = DISHES.map(([title, price], at) => {
    const y = 640 - 26 * at;
    return `BT /F1 13 Tf 60 ${y} Td (${title}) Tj ET BT /F2 13 Tf 480 ${y} Td (${price}) Tj ET`;
  });
  const heading = 'BT /F2 16 Tf 60 675 Td (Our dinner is served every evening before the play begins) Tj ET';
  return pageOfTwoFonts([heading, ...rows], map);
}

/** A page whose font F1 is true, and whose F2 names its letters by `map`. */
export function pageOfTwoFonts(rows: readonly string[], map: string): Buffer {
  const font = (at: number) => FONT.replace('>>', `/Encoding /WinAnsiEncoding /ToUnicode ${at} 0 R >>`);
  const allCodes = '1 begincodespacerange <00> <FF> endcodespacerange';
  return onePage({
    content: rows.join('\n'),
    mediaBox: '[0 500 595 720]',
    font: font(6),
    resources: '/Font << /F1 5 0 R /F2 7 0 R >>',
    extra: [stream('', `${allCodes} ${TRUE_MAP}`), font(8), stream('', `${allCodes} ${map}`)],
  });
}

/**
 * A scan: the picture of a page, and over it the words that another program has read there, which the page doesn't paint.
 * `picture` is a JPEG, 535 points wide.
 */
export function scannedMenu(
  picture: { jpeg: Buffer; width: number; height: number },
  words: readonly string[],
): Buffer {
  const height = Math.round((535 * picture.height) / picture.width);
  const rows = words.map(
    (word, at) => `BT /F1 9 Tf ${40 + 130 * (at % 4)} ${height - 20 * Math.floor(at / 4)} Td (${word}) Tj ET`,
  );
  const size = `/Width ${picture.width} /Height ${picture.height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  return onePage({
    content: [`q 535 0 0 ${height} 30 20 cm /Im1 Do Q 3 Tr`, ...rows].join('\n'),
    mediaBox: `[0 0 595 ${height + 40}]`,
    resources: '/XObject << /Im1 6 0 R >>',
    extra: [stream(`/Type /XObject /Subtype /Image ${size} /Filter /DCTDecode`, picture.jpeg)],
  });
}

/** Maps in which letters and figures have other names than they show. */
export const LYING_MAPS = {
  'one letter later': '1 beginbfrange <20> <7D> <0021> endbfrange',
  'three letters later': '1 beginbfrange <20> <7E> <0023> endbfrange',
  'by their number in the font': '2 beginbfrange <20> <3C> <0020> <3D> <7E> <0020> endbfrange',
  'all as one letter': `95 beginbfchar ${Array.from({ length: 95 }, (_, at) => `<${(32 + at).toString(16)}> <0061>`).join(' ')} endbfchar`,
  'by a private number': '1 beginbfrange <21> <7E> <E021> endbfrange',
} as const;
/** What each letter is. */
export const TRUE_MAP = '1 beginbfrange <20> <7E> <0020> endbfrange';
