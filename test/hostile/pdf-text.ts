import { type HostileFile, hostile } from './hostile-file.ts';
import { randomBytes } from './random-bytes.ts';
import { FONT, LOW_PAGE, LOW_TEXT, MENU_TEXT, onePage, stream } from './write-pdf.ts';

const toUnicode = (map: string) =>
  onePage({ font: FONT.replace('>>', '/ToUnicode 6 0 R >>'), extra: [stream('', map)] });
const trueType = (data: Buffer) =>
  onePage({
    font: '<< /Type /Font /Subtype /TrueType /BaseFont /Bad /FirstChar 0 /LastChar 1 /Widths [1e9 -1e9] /FontDescriptor 6 0 R >>',
    extra: ['<< /Type /FontDescriptor /FontName /Bad /Flags 32 /FontFile2 7 0 R >>', stream('', data)],
  });
const composite = (descendants: string, encoding = '/Identity-H', ...extra: (string | Buffer)[]) =>
  onePage({
    font: `<< /Type /Font /Subtype /Type0 /BaseFont /Bad /Encoding ${encoding} /DescendantFonts ${descendants} >>`,
    extra,
  });
const type3 = (procedure: string, matrix = '[0.001 0 0 0.001 0 0]') =>
  onePage({
    font: `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix ${matrix} /FirstChar 65 /LastChar 122
      /Widths [${'500 '.repeat(58)}] /CharProcs << /a 6 0 R >> /Encoding << /Differences [65 ${'/a '.repeat(58)}] >>
      /Resources << /Font << /F1 5 0 R >> >> >>`,
    extra: [stream('', procedure)],
  });

/**
 * A menu from a program that numbers glyphs in its own way: a letter within a word, a price, and an icon beside a dish,
 * which is a letter here.
 */
export function menuWithIcons(): Buffer {
  const map = (pairs: string) =>
    stream(
      '',
      `1 begincodespacerange <00> <FF> endcodespacerange ${pairs.split(' ').length} beginbfchar ${pairs} endbfchar`,
    );
  const font = (toUnicode: number) => FONT.replace('>>', `/Encoding /WinAnsiEncoding /ToUnicode ${toUnicode} 0 R >>`);
  return onePage({
    content: [
      'BT /F1 24 Tf 60 670 Td (Starters) Tj ET',
      'BT /F1 12 Tf 60 650 Td (Leek soup with quinoa) Tj ET BT /F1 12 Tf 480 650 Td (9) Tj ET',
      'BT /F1 12 Tf 60 630 Td (Green salad and walnuts) Tj /F2 12 Tf ( V) Tj ET BT /F1 12 Tf 480 630 Td (8) Tj ET',
      'BT /F1 12 Tf 60 610 Td (Fried perch and lemon) Tj ET BT /F2 12 Tf 480 610 Td (15) Tj ET',
    ].join('\n'),
    font: font(6),
    resources: '/Font << /F1 5 0 R /F2 8 0 R >>',
    extra: [map('<71><E071>'), map('<56><E056> <31><E031> <35><E035>'), font(7)],
  });
}

const CID_FONT = '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Bad /W 7 0 R >>';

/** A text beside a menu. Without headings, the reader would look for them in the rendered page, at seconds per file. */
const besideMenu = (text: string) => onePage({ content: `${MENU_TEXT}\nBT /F1 9 Tf 60 680 Td ${text} ET` });

/** A page that costs little where its letters are only found once it is drawn. */
const lowPage = (content: string) => onePage({ content, mediaBox: LOW_PAGE });

/** Fonts with broken maps, and texts that no printer ever set. For maps that lie: reader/pages/lying-text.long.test.ts. */
export function brokenTexts(): HostileFile[] {
  return [
    hostile('font-of-icons.pdf', menuWithIcons(), 'draft'),
    hostile('font-missing.pdf', onePage({ font: 'null' })),
    hostile('font-is-itself.pdf', onePage({ font: '5 0 R' })),
    hostile('font-of-no-kind.pdf', onePage({ content: LOW_TEXT, mediaBox: LOW_PAGE, font: '<< /Type /Font >>' })),
    hostile(
      'font-map-of-all.pdf',
      toUnicode(
        '1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange',
      ),
    ),
    hostile('font-map-uses-itself.pdf', toUnicode('/F usecmap 1 beginbfchar <41> <0042> endbfchar')),
    hostile(
      'font-map-stream-uses-itself.pdf',
      onePage({
        font: FONT.replace('>>', '/ToUnicode 6 0 R >>'),
        extra: [stream('/UseCMap 6 0 R /CMapName /X', '1 beginbfchar <41> <0042> endbfchar')],
      }),
    ),
    hostile('font-map-to-halves.pdf', toUnicode('1 beginbfrange <20> <7E> <D800> endbfrange')),
    hostile('font-map-to-novels.pdf', toUnicode(`1 beginbfchar <6F> <${'0041'.repeat(20_000)}> endbfchar`)),
    hostile('font-map-random.pdf', toUnicode(randomBytes(20_000).toString('latin1'))),
    hostile('font-program-random.pdf', trueType(randomBytes(20_000))),
    hostile('font-program-head-only.pdf', trueType(Buffer.from('00010000ffff0000000000', 'hex'))),
    hostile('font-program-empty.pdf', trueType(Buffer.alloc(0))),
    hostile(
      'font-program-cff-random.pdf',
      onePage({
        font: '<< /Type /Font /Subtype /Type1 /BaseFont /Bad /FontDescriptor 6 0 R >>',
        extra: [
          '<< /Type /FontDescriptor /FontName /Bad /Flags 4 /FontFile3 7 0 R >>',
          stream('/Subtype /Type1C', Buffer.concat([Buffer.from('01000401', 'hex'), randomBytes(9_000)])),
        ],
      }),
    ),
    hostile('font-descends-from-itself.pdf', composite('[5 0 R]')),
    hostile('font-without-descendants.pdf', composite('[]')),
    hostile(
      'font-encoded-by-itself.pdf',
      composite(
        '[6 0 R]',
        '7 0 R',
        CID_FONT,
        stream('/Type /CMap /CMapName /X /UseCMap 7 0 R', '1 begincidrange <0000> <FFFF> 0 endcidrange'),
      ),
    ),
    hostile('font-widths-of-a-billion.pdf', composite('[6 0 R]', '/Identity-H', CID_FONT, '[0 1000000000 500]')),
    hostile('font-encoding-unknown.pdf', composite('[6 0 R]', '/../../../../etc/passwd', CID_FONT, '[]')),
    hostile('font-letters-draw-themselves.pdf', type3('500 0 d0 BT /F1 12 Tf (abc) Tj ET')),
    hostile('font-flattened.pdf', type3('500 0 d0 0 0 500 500 re f', '[0 0 0 0 0 0]')),
    hostile(
      'font-differences-far.pdf',
      onePage({ font: FONT.replace('>>', '/Encoding << /Differences [2000000000 /a /b -9 /c /nosuchglyph] >> >>') }),
    ),
    hostile('text-of-a-megabyte.pdf', besideMenu(`(${'soup '.repeat(200_000)}) Tj`)),
    hostile('text-of-one-word.pdf', besideMenu(`(${'a'.repeat(1_000_000)}) Tj`)),
    hostile('text-of-digits.pdf', besideMenu(`(Soup ${'9'.repeat(20_000)}) Tj`)),
    hostile('text-of-prices.pdf', besideMenu(`(${'9.50 / '.repeat(6_000)}) Tj`)),
    hostile('text-of-dots.pdf', besideMenu(`(Soup ${'. '.repeat(20_000)} 9.50) Tj`)),
    hostile('texts-by-the-hundred-thousand.pdf', besideMenu(`${'(a b) Tj 0 -0.01 Td '.repeat(100_000)}`)),
    hostile(
      'text-of-control-characters.pdf',
      onePage({ content: `BT /F1 12 Tf 60 680 Td (Soup\\000\\001\\002\\033[31m\\177 9.50) Tj ET\n${MENU_TEXT}` }),
      'draft',
    ),
    hostile('text-of-markup.pdf', besideMenu('(<script>alert\\(1\\)</script> 9.50) Tj'), 'draft'),
    hostile('text-of-size-zero.pdf', lowPage(LOW_TEXT.replaceAll(' 12 Tf', ' 0 Tf'))),
    hostile('text-of-size-below-zero.pdf', onePage({ content: MENU_TEXT.replaceAll(' 12 Tf', ' -12 Tf') })),
    hostile('text-of-size-a-billion.pdf', lowPage(LOW_TEXT.replaceAll(' 12 Tf', ' 1000000000 Tf'))),
    hostile('text-far-off-the-page.pdf', onePage({ content: `${MENU_TEXT.replaceAll(' Td', ' Td 1000000 0 Td')}` })),
    hostile('text-mirrored.pdf', onePage({ content: `-1 0 0 1 595 0 cm ${MENU_TEXT}` })),
    hostile('text-flattened.pdf', onePage({ content: `0 0 0 0 0 0 cm ${MENU_TEXT}` })),
    hostile('text-unseen.pdf', onePage({ content: `3 Tr ${MENU_TEXT}` })),
  ];
}
