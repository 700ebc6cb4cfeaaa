import { expect, test } from 'vitest';
import { rolesOf } from './line-roles.ts';
import { readTextLines } from './read-text-lines.ts';

/** "H Starters", "N Soup | 9", "T leeks": each line with the first letter of its role. */
const read = (text: string): string[] => {
  const lines = readTextLines(text);
  const roles = rolesOf(lines);
  return lines.map(({ cells }, index) => `${roles[index]?.[0]?.toUpperCase()} ${cells.join(' | ')}`);
};

test.each([
  [
    'blank lines between the dishes',
    'Starters\n\nSoup 9\nLeeks, cream\n\nTerrine 12\nPork, pickles\n\nMains\n\nSteak 24\nFrites',
    [
      'H Starters',
      'N Soup 9',
      'T Leeks, cream',
      'N Terrine 12',
      'T Pork, pickles',
      'H Mains',
      'N Steak 24',
      'T Frites',
    ],
  ],
  [
    'capitals alone',
    'STARTERS\nSoup 9\nLeeks, cream\nTerrine 12\nPork\nMAINS\nSteak 24\nFrites',
    ['H STARTERS', 'N Soup 9', 'T Leeks, cream', 'N Terrine 12', 'T Pork', 'H MAINS', 'N Steak 24', 'T Frites'],
  ],
  [
    'blank lines between the sections alone',
    'Starters\nSoup 9\nTerrine 12\n\nMains\nSteak 24\nMussels 18',
    ['H Starters', 'N Soup 9', 'N Terrine 12', 'H Mains', 'N Steak 24', 'N Mussels 18'],
  ],
  [
    'no blank line at all',
    'Starters\nSoup 9\nTerrine 12\nMains\nSteak 24\nMussels 18\nTrout 21',
    ['H Starters', 'N Soup 9', 'N Terrine 12', 'H Mains', 'N Steak 24', 'N Mussels 18', 'N Trout 21'],
  ],
  [
    'the price below each dish',
    'Starters\n\nSoup\nLeeks, cream\n9 €\n\nTerrine\n12 €',
    ['H Starters', 'N Soup', 'T Leeks, cream', 'T 9 €', 'N Terrine', 'T 12 €'],
  ],
  [
    'every line apart, as copied from a page',
    'Starters\n\nSoup 9\n\nLeeks, cream\n\nTerrine 12\n\nPork\n\n\nMains\n\nSteak 24\n\nMussels 18',
    ['H Starters', 'N Soup 9', 'T Leeks, cream', 'N Terrine 12', 'T Pork', 'H Mains', 'N Steak 24', 'N Mussels 18'],
  ],
  [
    'one dish below a heading',
    'Starters\nSoup 9\nTerrine 12\n\nSweet things\nFlan 7\n\nSides\nFries 4\nwith salt',
    ['H Starters', 'N Soup 9', 'N Terrine 12', 'H Sweet things', 'N Flan 7', 'H Sides', 'N Fries 4', 'T with salt'],
  ],
  ['one section, of one dish', 'Desserts\nCrème brûlée 8', ['H Desserts', 'N Crème brûlée 8']],
  ['one dish whose price is below its name', 'Soup\nleeks, cream 9', ['N Soup', 'T leeks, cream 9']],
  [
    'dates below its name',
    'Winter menu\nDec 1 – Dec 5\n\nStarters\nSoup 9\nTerrine 12',
    ['H Winter menu', 'T Dec 1 – Dec 5', 'H Starters', 'N Soup 9', 'N Terrine 12'],
  ],
  [
    'dates above the dishes',
    'Week of June 3 - 9\nSoup 9\nTerrine 12\nTart 6',
    ['T Week of June 3 - 9', 'N Soup 9', 'N Terrine 12', 'N Tart 6'],
  ],
  ...[
    ['Fish tacos', 'Mango salsa 14'],
    ['Moules', 'Marinières 18'],
    ['Crêpes', 'Nutella 8'],
    ['Pâtes', 'Sauce tomate 15'],
    ['Galettes', 'Jambon fromage 12'],
  ].map(([name, text]): [string, string, string[]] => [
    `the price of ${name} below its name`,
    `${name}\n${text}`,
    [`N ${name}`, `T ${text}`],
  ]),
  [
    'names above lines with a price',
    'Cocktails\nHouse Mix 12\n\nTacos\nMango Salsa 14',
    ['N Cocktails', 'T House Mix 12', 'N Tacos', 'T Mango Salsa 14'],
  ],
  [
    'sections of one dish alone',
    'Desserts\nFlan 8\n\nBoissons\nCidre 5',
    ['H Desserts', 'N Flan 8', 'H Boissons', 'N Cidre 5'],
  ],
  [
    'prices before dates',
    'Apple pie 6\nMenu des rois 45 $ du 3 au 6 janvier\nNew Year menu $85 Dec 31 - Jan 1\nWeek 2 from Jan 5 - 9',
    [
      'N Apple pie 6',
      'N Menu des rois 45 $ du 3 au 6 janvier',
      'N New Year menu $85 Dec 31 - Jan 1',
      'T Week 2 from Jan 5 - 9',
    ],
  ],
  [
    'prices before dates in columns',
    'Tarte\t6\nBûche de Noël\t32 $\t20 au 24 décembre\nOie\t40\t24 - 26 décembre',
    ['N Tarte | 6', 'N Bûche de Noël | 32 $ | 20 au 24 décembre', 'N Oie | 40 | 24 - 26 décembre'],
  ],
  [
    'tabs and columns of prices',
    'Wines\t12 cl\t75 cl\nMerlot\t6.50\t28\nSyrah\t7.50\t32',
    ['H Wines | 12 cl | 75 cl', 'N Merlot | 6.50 | 28', 'N Syrah | 7.50 | 32'],
  ],
])('a menu with %s', (_, text, lines) => expect(read(text)).toEqual(lines));

test.each([
  ['## Starters\nSoup 9', ['H Starters', 'N Soup 9']],
  ['Starters\n--------\nSoup 9', ['H Starters', 'N Soup 9']],
  ['*** Starters ***\nSoup 9', ['H Starters', 'N Soup 9']],
  ['--- Starters ---\n- **Soup** 9\n- Terrine* 12', ['H Starters', 'N Soup 9', 'N Terrine* 12']],
  ['🥗 *Starters* 🥗\n🔸 Soup 9€\n🔸 Terrine 12€', ['H Starters', 'N Soup 9€', 'N Terrine 12€']],
  [
    '*Starters*\nSoup 9\n_leeks, cream_\nTerrine 12\n_pork_',
    ['H Starters', 'N Soup 9', 'T leeks, cream', 'N Terrine 12', 'T pork'],
  ],
  ['| Soup | 9 |\n|---|---|\n| Terrine | 12 |', ['N Soup | 9', 'N Terrine | 12']],
  ['Soup ......... 9\nTerrine … … … 12', ['N Soup | 9', 'N Terrine … … … 12']],
  ['Merlot 12 cl 6.50 / 75 cl 28', ['N Merlot | 12 cl 6.50 / 75 cl 28']],
  ['Soup ..... Cup 4 € / Bowl 7 €', ['N Soup | Cup 4 € / Bowl 7 €']],
  ['* Soup 9 €\n* Terrine 12 €\n* Nems 8 €', ['N Soup 9 €', 'N Terrine 12 €', 'N Nems 8 €']],
  ['Fish / chips 9 €', ['N Fish / chips 9 €']],
  ['Soup 9\nand so on... every day', ['N Soup 9', 'T and so on... every day']],
])('marks that people write: %j', (text, lines) => expect(read(text)).toEqual(lines));

test('no word of a text is lost', () => {
  const text = 'Chez Paul ™\n\n* Soupe *du* jour* 9\n~ 3 pièces ~\n#1 Burger\n+ fromage 2\n1. Nems\n© 2026 – 12\n* cru';
  expect(
    readTextLines(text)
      .flatMap(({ cells }) => cells)
      .join(' '),
  ).toBe('Chez Paul ™ * Soupe *du* jour* 9 3 pièces #1 Burger + fromage 2 1. Nems © 2026 – 12 * cru');
});
