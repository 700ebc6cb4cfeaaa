import { expect, test } from 'vitest';
import { layoutGroups } from './layout-groups.ts';

const page = (number: number, message: string) => ({
  file: 'carte.pdf',
  page: number,
  problem: 'model_slow' as const,
  message,
});

test('groups pages by their problem, in page order', () => {
  const layout_pages = [page(1, 'Too slow.'), page(3, 'Refused.'), page(4, 'Too slow.')];
  expect(layoutGroups({ layout_pages }, 4)).toEqual([
    {
      message: 'Too slow.',
      places: [
        { file: 'carte.pdf', page: 1 },
        { file: 'carte.pdf', page: 4 },
      ],
      is_all: false,
    },
    { message: 'Refused.', places: [{ file: 'carte.pdf', page: 3 }], is_all: false },
  ]);
  expect(layoutGroups({ layout_pages: [page(1, 'Too slow.'), page(2, 'Too slow.')] }, 2)).toMatchObject([
    { is_all: true },
  ]);
  expect(layoutGroups({ layout_pages: [] }, 2)).toEqual([]);
});
