import { describe, expect, test } from 'vitest';
import { createItemBodySchema, createMenuBodySchema, updateItemBodySchema } from '../../shared/api/menus.ts';
import { checkBody } from './check-body.ts';

describe('checkBody', () => {
  test('returns the body as it is sent', () => {
    expect(checkBody(createMenuBodySchema, { title: " L'Étoile & Fils " })).toEqual({
      body: { title: "L'Étoile & Fils" },
      problems: null,
    });
  });

  test.each([
    ['', 'required'],
    ['Menu <b>', 'special_characters'],
    ['x'.repeat(201), 'too_long'],
  ] as const)('names the problem of a menu called "%s"', (title, problem) => {
    expect(checkBody(createMenuBodySchema, { title })).toEqual({ body: null, problems: { title: problem } });
  });

  test('names problems within lists by their place', () => {
    const { problems } = checkBody(createItemBodySchema, {
      menu_section_id: 1,
      title: 'Wine',
      variants: [
        { label: 'Glass', price: 800 },
        { label: 'x'.repeat(61), price: -1 },
      ],
      options: [{ label: ' ', price: null }],
    });
    expect(problems).toEqual({
      'variants.1.label': 'too_long',
      'variants.1.price': 'too_small',
      'options.0.label': 'required',
    });
  });

  test('problems found while reading precede those of the schema', () => {
    const read = checkBody(updateItemBodySchema, { title: '', price: null }, { price: 'not_an_amount' });
    expect(read).toEqual({ body: null, problems: { title: 'required', price: 'not_an_amount' } });
  });
});
