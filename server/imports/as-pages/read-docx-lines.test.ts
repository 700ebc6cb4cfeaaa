import { expect, test } from 'vitest';
import { wordDocument } from '../../../test/word-document.ts';
import { readDocxLines } from './read-docx-lines.ts';

const paragraph = (text: string, properties = '', run = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const table = (...rows: string[][][]) =>
  `<w:tbl>${rows
    .map(
      (cells) =>
        `<w:tr>${cells.map((texts) => `<w:tc>${texts.map((text) => paragraph(text)).join('')}</w:tc>`).join('')}</w:tr>`,
    )
    .join('')}</w:tbl>`;
const read = async (body: string) =>
  (await readDocxLines(await wordDocument(body))).map(({ cells, mark, gap }) =>
    [gap > 0 ? '/' : '', cells.join(' | '), mark ?? ''].filter(Boolean).join(' '),
  );

test('paragraphs, headings, bold words, tabs, breaks and blank lines', async () => {
  const body =
    paragraph('Entrées', '<w:pStyle w:val="Titre1"/>') +
    '<w:p/>' +
    paragraph('Soupe', '', '<w:b/>') +
    '<w:p><w:r><w:t>Terrine</w:t><w:tab/><w:t>12</w:t><w:br/><w:t>porc &amp; pain</w:t></w:r></w:p>' +
    paragraph('Plats', '', '<w:sz w:val="36"/>');
  expect(await read(body)).toEqual([
    'Entrées heading',
    '/ Soupe strong',
    'Terrine | 12',
    'porc & pain',
    'Plats heading',
  ]);
});

test('tables: rows of dishes, names and prices above each other, and sections side by side', async () => {
  const body =
    table([['Soupe', 'poireaux'], ['9']], [['Terrine'], ['12']]) +
    table([
      ['Steak', 'Moules'],
      ['24', '18'],
    ]) +
    table([
      ['Desserts', 'Tarte 8'],
      ['Vins', 'Merlot 6'],
    ]);
  expect(await read(body)).toEqual([
    'Soupe | 9',
    'poireaux',
    'Terrine | 12',
    'Steak | 24',
    'Moules | 18',
    '/ Desserts',
    'Tarte 8',
    '/ Vins',
    'Merlot 6',
  ]);
});

test.each<[what: string, cells: string[][][], lines: string[]]>([
  [
    'blank lines between names only',
    [
      [
        ['Soupe', '', 'Terrine'],
        ['9', '12'],
      ],
    ],
    ['Soupe | 9', 'Terrine | 12'],
  ],
  [
    'a blank line before a price',
    [
      [
        ['Soupe', 'Terrine'],
        ['', '12'],
      ],
    ],
    ['Soupe', 'Terrine | 12'],
  ],
  [
    'descriptions below names, and prices without the blank lines',
    [
      [
        ['Soupe', 'poireaux', '', 'Terrine'],
        ['9', '12'],
      ],
    ],
    ['Soupe | 9', 'poireaux', 'Terrine | 12'],
  ],
  [
    'descriptions below names, and prices on their lines',
    [
      [
        ['Soupe', 'poireaux', '', 'Terrine'],
        ['9', '', '', '12'],
      ],
    ],
    ['Soupe | 9', 'poireaux', 'Terrine | 12'],
  ],
  [
    'two dishes in a row, with headings and a blank column between',
    [
      [['Entrées'], [''], [''], ['Plats'], ['']],
      [['Soupe'], ['9'], [''], ['Steak'], ['24']],
      [['Terrine'], ['12'], [''], [''], ['']],
    ],
    ['Entrées', 'Soupe | 9', 'Terrine | 12', 'Plats', 'Steak | 24'],
  ],
  ['the names of sizes beside prices', [[['Pizza'], ['9'], ['grande'], ['12']]], ['Pizza | 9 | grande | 12']],
])('tables with %s', async (_, cells, lines) => {
  expect((await read(table(...cells))).map((line) => line.replace(/^\/ /, ''))).toEqual(lines);
});

test('a price keeps its column if the cell beside it is blank', async () => {
  const body = table([['Vin'], ['Verre'], ['Bouteille']], [['Chablis'], ['9'], ['']], [['Merlot'], [''], ['28']]);
  expect((await readDocxLines(await wordDocument(body))).map(({ cells, columns }) => [...cells, columns])).toEqual([
    ['Vin', 'Verre', 'Bouteille', undefined],
    ['Chablis', '9', [2, 1]],
    ['Merlot', '28', [2, 0]],
  ]);
});

test('a heading over two columns of dishes that spans their cells', async () => {
  const spanning = (text: string) => `<w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${paragraph(text)}</w:tc>`;
  const dishes = table([['Soupe'], ['9'], ['Steak'], ['24']]);
  const body = dishes.replace('<w:tr>', `<w:tr>${spanning('Entrées')}${spanning('Plats')}</w:tr><w:tr>`);
  expect(await read(body)).toEqual(['Entrées', 'Soupe | 9', 'Plats', 'Steak | 24']);
});

test('a heading over a whole table of two columns of dishes is the one of those below it', async () => {
  const heading = (text: string) =>
    `<w:tr><w:tc><w:tcPr><w:gridSpan w:val="4"/></w:tcPr>${paragraph(text)}</w:tc></w:tr>`;
  const rows = (...cells: string[]) => table(cells.map((cell) => [cell])).replace(/^<w:tbl>|<\/w:tbl>$/g, '');
  const body = `<w:tbl>${heading('Entrées')}${rows('Soupe', '9', 'Terrine', '12')}${heading('Plats')}${rows('Steak', '20', 'Sole', '22')}</w:tbl>`;
  expect(await read(body)).toEqual(['Entrées', 'Soupe | 9', 'Terrine | 12', 'Plats', 'Steak | 20', 'Sole | 22']);
});

test('the document has the name that its types say', async () => {
  const document = await wordDocument(paragraph('Soupe 9'), { part: 'word/document2.xml' });
  expect((await readDocxLines(document)).map(({ cells }) => cells)).toEqual([['Soupe 9']]);
});

test('a text box is read once, hidden and deleted words are not', async () => {
  const box = (part: string) => `<mc:${part}><w:txbxContent>${paragraph('Suggestion 19')}</w:txbxContent></mc:${part}>`;
  const body =
    `<w:p><w:r><mc:AlternateContent>${box('Choice')}${box('Fallback')}</mc:AlternateContent></w:r></w:p>` +
    paragraph('secret', '', '<w:vanish/>') +
    '<w:p><w:del><w:r><w:delText>Ancien 9</w:delText></w:r></w:del><w:r><w:t>Nouveau 10</w:t></w:r></w:p>';
  expect(await read(body)).toEqual(['Suggestion 19', '/ Nouveau 10']);
});

test('a table within a table, of more paragraphs than a call may have arguments', async () => {
  const inner = `<w:tbl><w:tr><w:tc>${'<w:p/>'.repeat(200_000)}${paragraph('Soupe 9')}</w:tc></w:tr></w:tbl>`;
  expect(await read(`<w:tbl><w:tr><w:tc>${inner}</w:tc></w:tr></w:tbl>`)).toEqual(['Soupe 9']);
});

test.each([
  ['with macros', () => wordDocument('', { type: 'application/vnd.ms-word.document.macroEnabled.main+xml' }), 'macros'],
  ['with a DTD', () => wordDocument(paragraph('a'), { start: '<!DOCTYPE a [<!ENTITY b "b">]>' }), 'unreadable'],
  ['that unpacks to more than it may', () => wordDocument(' '.repeat(9 * 1024 * 1024)), 'too_large'],
  ['that isn’t one', () => Promise.resolve(Buffer.from('PK\u0003\u0004 no zip')), 'unreadable'],
  ['of a workbook', () => wordDocument('', { part: 'xl/workbook.xml' }), 'unreadable'],
  ['with a password', () => Promise.resolve(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0])), 'encrypted'],
])('refuses a document %s', async (_, make, reason) => {
  await expect(readDocxLines(await make())).rejects.toMatchObject({ reason });
});

test('words that were moved are read where they are now, struck ones not at all', async () => {
  const moved = (part: string, text: string) => `<w:p><w:${part}><w:r><w:t>${text}</w:t></w:r></w:${part}></w:p>`;
  const body =
    moved('moveFrom', 'Soupe 9') +
    paragraph('Terrine 12') +
    moved('moveTo', 'Soupe 9') +
    `<w:p><w:r><w:rPr><w:strike/></w:rPr><w:t>8 </w:t></w:r><w:r><w:t>Tarte 10</w:t></w:r></w:p>`;
  expect(await read(body)).toEqual(['/ Terrine 12', 'Soupe 9', 'Tarte 10']);
});

test.each(['berschrift1', 'Ttulo1', 'Kop1', 'Titre1'])('the style %s is a heading’s', async (style) => {
  expect(await read(paragraph('Vins', `<w:pStyle w:val="${style}"/>`) + paragraph('Merlot 6'))).toEqual([
    'Vins heading',
    'Merlot 6',
  ]);
});
