import type { CheckReason } from '../../shared/api/translations.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import type { PublicRestaurant } from '../../shared/publication.ts';
import { textKey, textsOf } from '../../shared/translated-texts.ts';
import { foldWords, withoutAccents } from '../food/fold-words.ts';
import { hasDecidedWord } from '../food/senses.ts';
import { isAnyClassNamed } from './check/diet-words.ts';
import type { Remembered } from './queries.ts';

/**
 * Why an owner should check a machine's translation before others: it names an allergen, meat or a diet; it may be a guess,
 * as its words have several meanings or a model wrote it; or it is on the menu that most guests read. Null if none
 * of this holds, or the owner has decided already.
 */
export function checkReasons(
  restaurant: PublicRestaurant,
  visitedMenu: number | undefined,
): (row: Remembered | undefined) => CheckReason | null {
  const locale = restaurant.main_locale;
  const visited = new Set(
    textsOf({ ...restaurant, menus: restaurant.menus.filter(({ id }) => id === visitedMenu) }).map(textKey),
  );
  return (row) => {
    if (!row || row.text === null || row.origin === 'owner' || row.origin === 'kept') return null;
    if (hasDietWord(row.source, locale)) return 'diet';
    if (row.origin === 'model' || row.origin === 'pack' || hasDecidedWord(row.source, locale)) return 'guess';
    const isHeading = row.kind === 'item_title' || row.kind === 'section_title';
    return isHeading && visited.has(textKey(row)) ? 'visited' : null;
  };
}

const hasDietWord = (source: string, locale: MenuLocale): boolean =>
  isAnyClassNamed(withoutAccents(foldWords(source)), locale);
