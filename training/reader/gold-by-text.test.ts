import { describe, expect, it } from 'vitest';
import { openLines } from '../../reader/blocks/find-blocks.ts';
import { linesOfPages } from '../../reader/draft/structure-pages.ts';
import { dish, type MadeUpLine, madeUpPage } from '../../test/made-up-page.ts';
import { goldByText, type TextTruth } from './gold-by-text.ts';

const TRUTH: TextTruth = {
  sections: [
    {
      title: 'Soups',
      description: 'served with bread',
      items: [
        { title: 'Leek soup', description: 'potatoes, cream, chives' },
        { title: 'Onion soup', description: 'toast, cream, old cheese' },
      ],
    },
    { title: 'Stews', items: [{ title: 'Lamb stew', description: null }] },
    { title: 'Ices', items: [{ title: 'Melba', description: 'peach, raspberries, almonds, vanilla ice' }] },
  ],
};

/** Each line's text with its role and the number of its item. */
function read(lines: MadeUpLine[]): string[] {
  const { open } = openLines(linesOfPages([madeUpPage(lines)]));
  const gold = goldByText(open, TRUTH);
  return open.map(({ line }, index) => {
    const { role, item } = gold[index] ?? {};
    return [line.text, role ?? 'unknown', item].filter((part) => part !== undefined).join(' | ');
  });
}

describe("the roles of a real menu's lines", () => {
  it('are those of the texts that they are part of, though dishes share words', () => {
    expect(
      read([
        { text: 'Soups', y: 5, size: 3, bold: true },
        { text: 'served with bread', y: 10 },
        dish('Leek soup', 16, '$7.50'),
        { text: 'potatoes, cream, chives', y: 19 },
        dish('Onion soup', 24, '$8.50'),
        { text: 'toast, cream, old cheese', y: 27 },
      ]),
    ).toEqual([
      'Soups | heading',
      'served with bread | note',
      'Leek soup | title | 0',
      'potatoes, cream, chives | description | 0',
      'Onion soup | title | 1',
      'toast, cream, old cheese | description | 1',
    ]);
  });

  it('are found in another order than the truth has, and with misread letters', () => {
    expect(
      read([
        { text: 'Stews', y: 5, size: 3, bold: true },
        dish('Lamb stew', 10, '$12.50'),
        { text: 'Soups', y: 20, size: 3, bold: true },
        dish('Oniom soup', 26, '$8.50'),
        { text: 'toast, crearn, old cheese', y: 29 },
      ]),
    ).toEqual([
      'Stews | heading',
      'Lamb stew | title | 2',
      'Soups | heading',
      'Oniom soup | title | 1',
      'toast, crearn, old cheese | description | 1',
    ]);
  });

  it('are those of the name that a line begins with, though its description is longer', () => {
    expect(
      read([
        { text: 'Melba: peach, raspberries,', y: 10 },
        { text: 'almonds, vanilla ice', y: 13 },
      ]),
    ).toEqual(['Melba: peach, raspberries, | title | 3', 'almonds, vanilla ice | description | 3']);
  });

  it('are noise for an address, and unknown for a price by itself', () => {
    expect(
      read([
        dish('Leek soup', 10, '$7.50'),
        { text: 'potatoes, cream, chives', y: 13 },
        { text: '$9.50', y: 16 },
        { text: 'Harbour Road 12, Newtown', y: 40 },
      ]),
    ).toEqual([
      'Leek soup | title | 0',
      'potatoes, cream, chives | description | 0',
      ' | unknown',
      'Harbour Road 12, Newtown | noise',
    ]);
  });
});
