import type { GuestWords } from '../i18n/guest/guest-words.ts';
import { interpolate } from '../i18n/interpolate.ts';
import { joinWords } from '../list-words.ts';
import type { MenuLocale } from '../locales.ts';
import type { PublicItem } from '../publication.ts';

/** What the owner has declared of a dish, of its sizes and of its add-ons, a line each: "Contains: milk, eggs". */
export function declaredLines(
  item: PublicItem,
  { allergens: names, avoiding }: Pick<GuestWords, 'allergens' | 'avoiding'>,
  locale: MenuLocale,
): string[] {
  const ownAllergens = item.allergens_checked_at === null ? [] : item.allergens;
  const declaredParts = [...item.variants, ...item.options].map(({ label, allergens = [] }) => ({
    part: label,
    list: allergens,
  }));
  return [{ part: null, list: ownAllergens }, ...declaredParts].flatMap(({ part, list }) =>
    (['contains', 'may_contain'] as const).flatMap((state) => {
      const stateCodes = list.filter((allergen) => allergen.state === state);
      if (stateCodes.length === 0) return [];
      const allergenNames = joinWords(
        stateCodes.map(({ code }) => names[code]),
        locale,
      );
      const text = interpolate(avoiding[state], { allergens: allergenNames });
      return [part === null ? text : interpolate(avoiding.part, { part, text })];
    }),
  );
}
