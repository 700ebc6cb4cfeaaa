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

/** Maps in which letters and figures have other names than they show. */
export const LYING_MAPS = {
  'three letters later': '1 beginbfrange <20> <7E> <0023> endbfrange',
  'by their number in the font': '2 beginbfrange <20> <3C> <0020> <3D> <7E> <0020> endbfrange',
  'all as one letter': `95 beginbfchar ${Array.from({ length: 95 }, (_, at) => `<${(32 + at).toString(16)}> <0061>`).join(' ')} endbfchar`,
  'by a private number': '1 beginbfrange <21> <7E> <E021> endbfrange',
} as const;
/** What each letter is. */
export const TRUE_MAP = '1 beginbfrange <20> <7E> <0020> endbfrange';
