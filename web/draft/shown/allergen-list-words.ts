import {
  ALLERGEN_STATES,
  type AllergenCode,
  type AllergenState,
  type DeclaredAllergen,
} from '../../../shared/allergens.ts';

export const isAllergenList = (value: unknown): value is DeclaredAllergen[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((entry) => typeof entry === 'object' && entry !== null && 'code' in entry && 'state' in entry);

type Words = { names: Record<AllergenCode, string>; states: Record<AllergenState, string> };

/** "contains: milk, eggs; not declared: celery". */
export const allergenListWords = (list: readonly DeclaredAllergen[], { names, states }: Words): string =>
  ALLERGEN_STATES.flatMap((state) => {
    const nameList = list.filter((allergen) => allergen.state === state).map(({ code }) => names[code]);
    return nameList.length > 0 ? [`${states[state]}: ${nameList.join(', ')}`] : [];
  }).join('; ');
