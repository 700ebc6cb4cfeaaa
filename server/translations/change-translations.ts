import { Refusal } from '../../shared/errors.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import { type MenuText, textKey, textsOf } from '../../shared/translated-texts.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { findLatestContent, findLatestLocale } from '../publishing/queries.ts';
import type { RestaurantAccess } from '../restaurants/access.ts';
import { lockRestaurant } from '../restaurants/queries.ts';
import { translateInto } from './await-languages.ts';
import {
  awaitLanguage,
  findLanguage,
  forgetOriginals,
  forgetTranslations,
  isTranslated,
  type LocalePair,
  listTranslations,
  rememberTranslations,
  switchLanguage,
  writeProgress,
} from './queries.ts';
import { showLanguages } from './show-languages.ts';

type TranslationDeps = Pick<Deps, 'db' | 'now' | 'jobs' | 'changes'>;

/**
 * Sets the owner's translation of a text, shown to guests at once; null keeps the original.
 *
 * @throws Refusal `not_found` if the latest publication hasn't this text: the memory holds published texts only.
 */
export async function changeTranslation(
  deps: TranslationDeps,
  access: RestaurantAccess,
  { locale, kind, source, text }: MenuText & { locale: MenuLocale; text: string | null },
): Promise<void> {
  await change(deps, access, locale, async (tx, main_locale) => {
    const key = textKey({ kind, source });
    const published = (await findLatestContent(tx, access))?.public;
    const texts = published ? textsOf(published) : [];
    if (!texts.some((one) => textKey(one) === key)) throw new Refusal('not_found');
    const origin = text === null ? ('kept' as const) : ('owner' as const);
    const pair = { source_locale: main_locale, locale };
    await rememberTranslations(tx, access, pair, [{ kind, source, text, origin }], deps.now());
    await countOriginals(tx, access, pair, texts);
  });
}

/** A language that is complete has as many texts in the original as there are now. */
async function countOriginals(tx: Db, access: RestaurantAccess, pair: LocalePair, texts: MenuText[]): Promise<void> {
  const language = await findLanguage(tx, access, pair.locale);
  if (language?.state !== 'complete') return;
  const translated = new Set((await listTranslations(tx, access, pair)).filter(isTranslated).map(textKey));
  const original = texts.filter((text) => !translated.has(textKey(text))).length;
  await writeProgress(tx, access, language, { state: 'complete', original });
}

/** Resets the text as if it had never been translated; the language's run starts again for it. */
export async function forgetTranslation(
  deps: TranslationDeps,
  access: RestaurantAccess,
  { locale, ...text }: MenuText & { locale: MenuLocale },
): Promise<void> {
  await change(deps, access, locale, async (tx, main_locale) => {
    await forgetTranslations(tx, access, { source_locale: main_locale, locale }, [text]);
    const language = await findLanguage(tx, access, locale);
    if (language) await translateInto(deps, tx, access, { locale, version: language.version });
  });
}

/** Off: guests no longer see it; its translations are kept. On: what failed, or stayed in the original, is retried. */
export async function changeLanguage(
  deps: TranslationDeps,
  access: RestaurantAccess,
  { locale, is_on }: { locale: MenuLocale; is_on: boolean },
): Promise<void> {
  await change(deps, access, locale, async (tx) => {
    const language = await findLanguage(tx, access, locale);
    if (!is_on) {
      // Before the first publication there is no row: it is created, so that the first publication finds it off.
      if (language) await switchLanguage(tx, access, locale, false);
      else await awaitLanguage(tx, access, { locale, version: 0, is_on: false });
      return;
    }
    await forgetOriginals(tx, access, locale);
    if (language) await translateInto(deps, tx, access, { locale, version: language.version, is_on: true });
  });
}

/**
 * One transaction under the restaurant's lock, after which guests see the new translations. `work` gets the language of the
 * latest publication, which may differ from the draft's.
 */
async function change(
  deps: TranslationDeps,
  access: RestaurantAccess,
  locale: MenuLocale,
  work: (tx: Db, main_locale: MenuLocale) => Promise<void>,
): Promise<void> {
  const pendingChange = deps.db.transaction(async (tx) => {
    const restaurant = await lockRestaurant(tx, access);
    if (!restaurant) throw new Refusal('not_found');
    const main_locale = (await findLatestLocale(tx, access)) ?? restaurant.main_locale;
    if (main_locale === locale) throw new Refusal('validation_failed', { fields: { locale: 'invalid_value' } });
    await work(tx, main_locale);
    await showLanguages(tx, access, main_locale);
  });
  await pendingChange.finally(() => deps.changes.drop(access.restaurant_id));
}
