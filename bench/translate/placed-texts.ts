import { z } from 'zod';
import { regionOf } from '../../server/food/region.ts';
import { translateLocally } from '../../server/translations/local/translate-locally.ts';
import { MENU_LOCALES, type MenuLocale } from '../../shared/locales.ts';
import { CURRENCIES } from '../../shared/money.ts';
import { textKindSchema } from '../../shared/translated-texts.ts';

/** A text with its place on a menu, as people write them who don't know the program. */
export const placedTextSchema = z.strictObject({
  text: z.string(),
  kind: textKindSchema,
  from: z.enum(MENU_LOCALES),
  menu: z.string().nullish(),
  section: z.string().nullish(),
  dish: z.string().nullish(),
  description: z.string().nullish(),
  tags: z.array(z.string()).optional(),
  currency: z.enum(CURRENCIES).optional(),
});
export type WrittenText = z.infer<typeof placedTextSchema>;

/** What guests see of it in a language; null for the original. */
export function translationOf(written: WrittenText, to: MenuLocale): string | null {
  const { text: source, kind, from, currency } = written;
  const context = {
    menu: written.menu ?? null,
    section: written.section ?? null,
    dish: written.dish ?? null,
    description: written.description ?? null,
    tags: written.tags ?? [],
    region: currency === undefined ? null : regionOf({ currency, main_locale: from }),
  };
  return translateLocally({ kind, source, context }, { from, to });
}
