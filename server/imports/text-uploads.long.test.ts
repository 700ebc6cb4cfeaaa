import { expect, it, test } from 'vitest';
import { scoreTexts, type TextScore } from '../../bench/text-scores.ts';
import { embeddedApp } from '../../test/embedded-app.ts';
import { getReview, importFiles } from '../../test/imports.ts';
import { newOwner } from '../../test/owners.ts';
import { wordDocument } from '../../test/word-document.ts';

const t = await embeddedApp();
const LONG_MS = 600_000;

const dishesOf = async (owner: Awaited<ReturnType<typeof newOwner>>, id: number) => {
  const { draft, pages } = await getReview(owner, id);
  return {
    pages: pages.length,
    dishes: draft.sections.flatMap(({ title, items }) =>
      items.map((item) => [title?.value, item.title.value, ...item.prices.map(({ amount }) => amount.value)].join(' ')),
    ),
  };
};

it(
  'reads a text in each encoding, keeps its name and size, and shows it as a page',
  async () => {
    const owner = await newOwner(t);
    const text = 'ENTRÉES\nSoupe à l’oignon\t9,50\nTerrine de lapin\t12,00\n\nPLATS\nBœuf bourguignon\t21,50\n';
    const files = [
      new File([text], 'utf-8.txt'),
      new File([new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))], 'utf-16.txt'),
      new File([new Uint8Array(Buffer.from(text.replace('œ', '\u009c').replace('’', '\u0092'), 'latin1'))], 'ansi.txt'),
    ];
    for (const file of files) {
      const read = await importFiles(t, owner, [file]);
      expect(read.files).toEqual([{ name: file.name, bytes: file.size }]);
      expect(await dishesOf(owner, read.id)).toEqual({
        pages: 1,
        dishes: ['ENTRÉES Soupe à l’oignon 9.50', 'ENTRÉES Terrine de lapin 12.00', 'PLATS Bœuf bourguignon 21.50'],
      });
    }
  },
  LONG_MS,
);

it(
  'reads Greek and Cyrillic letters',
  async () => {
    const owner = await newOwner(t);
    const dishes = ['Μουσακάς\t12,50', 'Борщ украинский\t9,50'];
    const { id } = await importFiles(t, owner, [new File([`MENU\n${dishes.join('\n')}`], 'carte.txt')]);
    const words = (await dishesOf(owner, id)).dishes.join('\n');
    for (const dish of dishes) expect(words).toContain(dish.split('\t')[0]);
  },
  LONG_MS,
);

it(
  'reads a Word document: headings, and a table of dishes',
  async () => {
    const owner = await newOwner(t);
    const paragraph = (words: string, style = '') =>
      `<w:p><w:pPr>${style && `<w:pStyle w:val="${style}"/>`}</w:pPr><w:r><w:t>${words}</w:t></w:r></w:p>`;
    const row = ([dish, description, price]: string[]) =>
      `<w:tr><w:tc>${paragraph(dish ?? '')}${paragraph(description ?? '')}</w:tc><w:tc>${paragraph(price ?? '')}</w:tc></w:tr>`;
    const table = (...rows: string[][]) => `<w:tbl>${rows.map(row).join('')}</w:tbl>`;
    const document = await wordDocument(
      paragraph('Soups', 'Heading1') +
        table(['Leek and potato', 'cream, chives', '9.50'], ['Lobster bisque', 'cognac, crackers', '14.00']) +
        paragraph('Mains', 'Heading1') +
        table(['Duck leg', 'lentils, mustard', '24.00'], ['Trout', 'almonds, brown butter', '22.50']),
    );
    const { id } = await importFiles(t, owner, [new File([new Uint8Array(document)], 'menu.docx')]);
    expect((await dishesOf(owner, id)).dishes).toEqual([
      'Soups Leek and potato 9.50',
      'Soups Lobster bisque 14.00',
      'Mains Duck leg 24.00',
      'Mains Trout 22.50',
    ]);
  },
  LONG_MS,
);

test(
  'menus that people write as text are read: by habit, the share of dishes right with price and section',
  async () => {
    const scores: TextScore[] = [];
    // All menus in each habit: bench/reader-texts.ts.
    for await (const score of scoreTexts({ menusPerHabit: 1 })) scores.push(score);
    for (const [habit, habitScores] of Map.groupBy(scores, (score) => score.habit)) {
      const mean = (figure: 'found' | 'strict') =>
        habitScores.reduce((sum, score) => sum + score[figure], 0) / habitScores.length;
      expect.soft(mean('found'), habit).toBeGreaterThanOrEqual(0.95);
      expect.soft(mean('strict'), habit).toBeGreaterThanOrEqual(0.85);
    }
  },
  LONG_MS,
);
