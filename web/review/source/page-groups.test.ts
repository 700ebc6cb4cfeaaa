import { expect, test } from 'vitest';
import { groupPages } from './page-groups.ts';

const page = (number: number, message: string) => ({
  file: 'carte.pdf',
  page: number,
  problem: 'model_slow' as const,
  message,
});

test('groups pages by their problem, in page order', () => {
  const layoutPages = [page(1, 'Too slow.'), page(3, 'Refused.'), page(4, 'Too slow.')];
  expect(groupPages(layoutPages, 4)).toEqual([
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
  expect(groupPages([page(1, 'Too slow.'), page(2, 'Too slow.')], 2)).toMatchObject([{ is_all: true }]);
  expect(groupPages([], 2)).toEqual([]);
});
