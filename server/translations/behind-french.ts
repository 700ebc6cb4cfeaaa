import type { MenuLocale } from '../../shared/locales.ts';
import { isSurelyInQuebec } from '../../shared/quebec.ts';
import type { RestaurantRow } from '../restaurants/queries.ts';
import type { LanguageRow } from './queries.ts';

type Counts = Pick<LanguageRow, 'locale' | 'is_on' | 'was_whole' | 'done' | 'total' | 'original'>;

/** Texts that guests read in the menu's own language. */
const untranslated = ({ done, total, original }: Counts): number => original + total - done;

/**
 * Whether a translation must not be shown before the French one is better: in Québec a menu is never more complete in another
 * language than in French (Charter of the French language, section 51). The language that the owner writes in stays.
 */
export function isWaitingForFrench(
  restaurant: Pick<RestaurantRow, 'taxes' | 'timezone'>,
  main_locale: MenuLocale,
  rows: readonly Counts[],
  locale: MenuLocale,
): boolean {
  if (main_locale === 'fr' || locale === 'fr' || !isSurelyInQuebec(restaurant)) return false;
  const french = rows.find((row) => row.locale === 'fr');
  const other = rows.find((row) => row.locale === locale);
  if (!french?.is_on || !french.was_whole) return true;
  return other !== undefined && untranslated(other) < untranslated(french);
}
