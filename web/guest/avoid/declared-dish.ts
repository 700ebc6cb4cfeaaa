import {
  ALLERGEN_CODES,
  type AllergenCode,
  type AllergenState,
  type DeclaredAllergen,
  type DeclaredDish,
} from '../../../shared/allergens.ts';
import type { Declaration, DeclarationPart } from '../script/mark-place.ts';

const STATE_MARKS: Record<AllergenState, string> = { contains: '', may_contain: '?', not_declared: '-' };
/** Any moment: only whether there is one matters here. */
const CHECKED_AT = '1970-01-01T00:00:00.000Z';

/** A list of allergens as the page's markup holds it: "milk tree_nuts? celery-". Undefined if nobody has declared any. */
export const encodeList = (list: readonly DeclaredAllergen[] | undefined): string | undefined =>
  list?.map(({ code, state }) => code + STATE_MARKS[state]).join(' ');

/** @param text As `encodeList` wrote it. An unknown code counts as nothing declared of the whole dish. */
function decodeList(text: string | undefined): DeclaredAllergen[] | undefined {
  if (text === undefined) return undefined;
  const declaredAllergens: DeclaredAllergen[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const code = ALLERGEN_CODES.find((candidate): candidate is AllergenCode => candidate === word.replace(/[?-]$/, ''));
    if (!code) return undefined;
    declaredAllergens.push({
      code,
      state: word.endsWith('?') ? 'may_contain' : word.endsWith('-') ? 'not_declared' : 'contains',
    });
  }
  return declaredAllergens;
}

/** A dish as the page's markup declares it. */
export function decodeDish({ list: dishList, variants, options }: Omit<Declaration, 'lang'>): DeclaredDish {
  const ownAllergens = decodeList(dishList);
  const decodePart = ({ label, list }: DeclarationPart) => ({ label, allergens: decodeList(list) });
  return {
    allergens: ownAllergens ?? [],
    allergens_checked_at: ownAllergens ? CHECKED_AT : null,
    variants: variants.map(decodePart),
    options: options.map(decodePart),
  };
}
