import { describe, expect, it } from 'vitest';
import { confirmBodySchema, registerBodySchema } from './accounts.ts';
import { createItemBodySchema, updateItemBodySchema, updateMenuBodySchema } from './menus.ts';
import { createRestaurantBodySchema } from './restaurants.ts';

const problems = (result: { error?: { issues: { message: string; path: PropertyKey[] }[] } | undefined }) =>
  result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);

describe('bodies', () => {
  it('take an address in any capitals as one', () => {
    expect(registerBodySchema.parse({ email: ' Chef@Example.COM ', locale: 'fr' }).email).toBe('chef@example.com');
  });

  it('take a pasted code with spaces, and only six digits', () => {
    expect(confirmBodySchema.parse({ email: 'a@b.ca', code: ' 123 456 ' }).code).toBe('123456');
    expect(problems(confirmBodySchema.safeParse({ email: 'a@b.ca', code: '12345' }))).toEqual(['code: invalid_code']);
  });

  it('take part of the fields, and none that are unknown', () => {
    expect(updateItemBodySchema.parse({ price: 1250 })).toEqual({ price: 1250 });
    expect(updateMenuBodySchema.safeParse({ id: 2 }).success).toBe(false);
    expect(updateItemBodySchema.safeParse({ restaurant_id: 'x' }).success).toBe(false);
    expect(updateItemBodySchema.safeParse({ price: 12.5 }).success).toBe(false);
  });

  it('turn an emptied optional text into none', () => {
    expect(updateItemBodySchema.parse({ description: '  ' })).toEqual({ description: null });
  });

  it('refuse a title that is empty or too long', () => {
    expect(problems(createItemBodySchema.safeParse({ menu_section_id: 1, title: ' ' }))).toEqual(['title: required']);
    expect(problems(createItemBodySchema.safeParse({ menu_section_id: 1, title: 'x'.repeat(201) }))).toEqual([
      'title: too_long',
    ]);
  });

  it("accept L'Étoile & Fils and refuse special characters", () => {
    const restaurant = { main_locale: 'fr', currency: 'CAD' };
    expect(createRestaurantBodySchema.safeParse({ ...restaurant, name: "L'Étoile & Fils" }).success).toBe(true);
    expect(problems(createRestaurantBodySchema.safeParse({ ...restaurant, name: 'Bistro <b>' }))).toEqual([
      'name: special_characters',
    ]);
  });
});
