import { expect, test } from 'vitest';
import { readTextLines } from './read-text-lines.ts';

/** "heading: Starters", "Soup | 9". */
const read = (text: string): string[] =>
  readTextLines(text).map(({ mark, cells }) => (mark ? `${mark}: ` : '') + cells.join(' | '));

test.each([
  ['a price that ends with a dash', '- Rösti 18.-\n- Schnitzel 18,-', ['Rösti 18.-', 'Schnitzel 18,-']],
  ['a heading between dashes', '--- Starters ---', ['heading: Starters']],
  ['numbers of a list before a tab', '1.\tSoup 9.50\n2)\tTerrine 12', ['1. Soup 9.50', '2) Terrine 12']],
  ['bullets before a tab', '•\tSoup 9\n-\tCake 5\n·\tTerrine 12', ['Soup 9', 'Cake 5', 'Terrine 12']],
  ['a pictograph within a name', 'Nems 🦐 crevettes 8 €', ['Nems crevettes 8 €']],
  ['pictographs with the sign of their look', '⚠️ Pizzas 🍕', ['Pizzas']],
  ['a plus that is a pictograph', '➕ frites 3 €', ['+ frites 3 €']],
  ['a star between a number and a price', 'Huîtres 6*5 € 12*9 €', ['Huîtres 6*5 € 12*9 €']],
  ['stars of footnotes', 'Saumon*, thon*\nSoupe** et pain**', ['Saumon*, thon*', 'Soupe** et pain**']],
  ['two dishes in a line', 'Soup\t9\tTerrine\t12', ['Soup | 9', 'Terrine | 12']],
  ['a size between prices', 'Pizza\t9\tlarge\t12', ['Pizza | 9 | large | 12']],
  ['bold words', '**Margherita** with *fresh* basil', ['Margherita with fresh basil']],
])('%s', (_, text, lines) => {
  expect(read(text)).toEqual(lines);
});
