import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { LanguageState, TranslationOrigin } from '../../shared/api/translations.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import type { MenuText, TextKind } from '../../shared/translated-texts.ts';
import type { Db } from '../db/db.ts';
import { announcePublicChange } from '../db/public-changes.ts';
import { ofRestaurant, type RestaurantAccess } from '../restaurants/access.ts';
import { restaurants } from '../restaurants/tables.ts';
import { translationLanguages, translations } from './tables.ts';

export type LocalePair = { source_locale: MenuLocale; locale: MenuLocale };
export type LanguageRow = typeof translationLanguages.$inferSelect;
export type Remembered = { kind: TextKind; source: string; text: string | null; origin: TranslationOrigin };

/** The key of a text of any length. */
export const keyOf = (source: string): string => hash('sha256', source, 'base64url');

/** Rows of one answer: more would hold the thread on the embedded database. */
const ROWS_AT_ONCE = 500;

/** All that is remembered of a pair of languages, read in parts between which others are answered. */
async function readAll(db: Db, restaurantId: string, pair: LocalePair): Promise<Remembered[]> {
  const { kind, source_key, source, text, origin } = translations;
  const all: Remembered[] = [];
  let lastRow: { kind: string; source_key: string } | undefined = { kind: '', source_key: '' };
  while (lastRow) {
    const rows = await db
      .select({ kind, source_key, source, text, origin })
      .from(translations)
      .where(
        and(
          eq(translations.restaurant_id, restaurantId),
          eq(translations.locale, pair.locale),
          eq(translations.source_locale, pair.source_locale),
          sql`(${kind}, ${source_key}) > (${lastRow.kind}, ${lastRow.source_key})`,
        ),
      )
      .orderBy(asc(kind), asc(source_key))
      .limit(ROWS_AT_ONCE);
    all.push(...rows.map(({ source_key: _, ...row }) => row));
    lastRow = rows.length === ROWS_AT_ONCE ? rows.at(-1) : undefined;
    if (lastRow) await setImmediate();
  }
  return all;
}

/** All that a restaurant remembers of a pair of languages. */
export async function listTranslations(db: Db, access: RestaurantAccess, pair: LocalePair): Promise<Remembered[]> {
  return await readAll(db, access.restaurant_id, pair);
}

/** Whether a text is as it should be in the language: also if the owner keeps the original. */
export const isTranslated = ({ text, origin }: Pick<Remembered, 'text' | 'origin'>): boolean =>
  text !== null || origin === 'kept';

/** What guests read in a language: accepts the id of an address, and returns only what is on their page. */
export async function listPublicTranslations(
  db: Db,
  restaurantId: string,
  pair: LocalePair,
): Promise<{ kind: TextKind; source: string; text: string }[]> {
  const rows = await readAll(db, restaurantId, pair);
  return rows.flatMap(({ kind, source, text, origin }) => {
    // A text that the owner keeps is correct; one that an engine could not translate is not.
    const shownText = text ?? (origin === 'kept' ? source : null);
    return shownText === null ? [] : [{ kind, source, text: shownText }];
  });
}

/** Idempotent. An engine never replaces an owner's text. */
export async function rememberTranslations(
  tx: Db,
  access: RestaurantAccess,
  pair: LocalePair,
  rows: readonly Remembered[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const updated_at = now.toISOString();
  await tx
    .insert(translations)
    .values(
      rows.map((row) => ({
        ...row,
        ...pair,
        restaurant_id: access.restaurant_id,
        source_key: keyOf(row.source),
        updated_at,
      })),
    )
    .onConflictDoUpdate({
      target: [
        translations.restaurant_id,
        translations.locale,
        translations.source_locale,
        translations.kind,
        translations.source_key,
      ],
      set: {
        text: sql`excluded.text`,
        origin: sql`excluded.origin`,
        updated_at: sql`excluded.updated_at`,
      },
      setWhere: sql`excluded.origin in ('owner', 'kept') or ${translations.origin} not in ('owner', 'kept')`,
    });
}

export async function forgetTranslations(
  tx: Db,
  access: RestaurantAccess,
  pair: LocalePair,
  texts: readonly MenuText[],
): Promise<void> {
  for (const { kind, source } of texts)
    await tx
      .delete(translations)
      .where(
        ofRestaurant(
          access,
          translations,
          eq(translations.locale, pair.locale),
          eq(translations.source_locale, pair.source_locale),
          eq(translations.kind, kind),
          eq(translations.source_key, keyOf(source)),
        ),
      );
}

/** Retries what an engine left in the original. */
export async function forgetOriginals(tx: Db, access: RestaurantAccess, locale: MenuLocale): Promise<void> {
  await tx
    .delete(translations)
    .where(
      ofRestaurant(
        access,
        translations,
        eq(translations.locale, locale),
        sql`${translations.text} is null`,
        inArray(translations.origin, ['local', 'model', 'pack']),
      ),
    );
}

export async function listLanguages(db: Db, access: RestaurantAccess): Promise<LanguageRow[]> {
  return await db.select().from(translationLanguages).where(ofRestaurant(access, translationLanguages));
}

export async function findLanguage(
  db: Db,
  access: RestaurantAccess,
  locale: MenuLocale,
): Promise<LanguageRow | undefined> {
  const [row] = await db
    .select()
    .from(translationLanguages)
    .where(ofRestaurant(access, translationLanguages, eq(translationLanguages.locale, locale)));
  return row;
}

/** Starts a language over with a publication, whatever it was at; one that is off stays off. */
export async function awaitLanguage(
  tx: Db,
  access: RestaurantAccess,
  { locale, version, is_on }: { locale: MenuLocale; version: number; is_on?: boolean },
): Promise<LanguageRow | undefined> {
  const fresh = { state: 'waiting', version, done: 0, total: 0, original: 0 } as const;
  const [row] = await tx
    .insert(translationLanguages)
    .values({ restaurant_id: access.restaurant_id, locale, ...fresh, ...(is_on === undefined ? {} : { is_on }) })
    .onConflictDoUpdate({
      target: [translationLanguages.restaurant_id, translationLanguages.locale],
      set: { ...fresh, ...(is_on === undefined ? {} : { is_on }) },
    })
    .returning();
  return row;
}

export async function switchLanguage(
  tx: Db,
  access: RestaurantAccess,
  locale: MenuLocale,
  is_on: boolean,
): Promise<void> {
  await tx
    .update(translationLanguages)
    .set({ is_on })
    .where(ofRestaurant(access, translationLanguages, eq(translationLanguages.locale, locale)));
}

/** Writes a run's progress. Returns false if a newer publication, or the owner, has taken the language elsewhere. */
export async function writeProgress(
  tx: Db,
  access: RestaurantAccess,
  { locale, version }: { locale: MenuLocale; version: number },
  progress: {
    state: Exclude<LanguageState, 'off'>;
    done?: number;
    total?: number;
    original?: number;
    was_whole?: true;
    spent?: { input_tokens: number; output_tokens: number; cost: number | null };
  },
): Promise<boolean> {
  const { spent, ...fields } = progress;
  const { input_tokens, output_tokens, cost } = translationLanguages;
  const rows = await tx
    .update(translationLanguages)
    .set({
      ...fields,
      ...(spent
        ? {
            input_tokens: sql`${input_tokens} + ${spent.input_tokens}`,
            output_tokens: sql`${output_tokens} + ${spent.output_tokens}`,
            cost: spent.cost === null ? sql`${cost}` : sql`coalesce(${cost}, 0) + ${spent.cost}`,
          }
        : {}),
    })
    .where(
      ofRestaurant(
        access,
        translationLanguages,
        eq(translationLanguages.locale, locale),
        eq(translationLanguages.version, version),
        eq(translationLanguages.is_on, true),
      ),
    )
    .returning({ locale: translationLanguages.locale });
  return rows.length > 0;
}

/** Fails those of the languages that are not whole in a publication. Returns how many. */
export async function failLanguages(
  tx: Db,
  access: RestaurantAccess,
  version: number,
  locales: readonly MenuLocale[],
): Promise<number> {
  const rows = await tx
    .update(translationLanguages)
    .set({ state: 'failed' })
    .where(
      ofRestaurant(
        access,
        translationLanguages,
        eq(translationLanguages.version, version),
        eq(translationLanguages.is_on, true),
        inArray(translationLanguages.locale, [...locales]),
        inArray(translationLanguages.state, ['waiting', 'running']),
      ),
    )
    .returning({ locale: translationLanguages.locale });
  return rows.length;
}

/** Records that the owner was notified of a publication's failed languages. Returns false if that was so before. */
export async function markTold(tx: Db, access: RestaurantAccess, version: number): Promise<boolean> {
  const rows = await listLanguages(tx, access);
  if (rows.some(({ told_version }) => told_version >= version)) return false;
  await tx
    .update(translationLanguages)
    .set({ told_version: version })
    .where(ofRestaurant(access, translationLanguages));
  return true;
}

/** Says which languages guests can read, and that something they read in one of them is new. */
export async function showTranslations(
  tx: Db,
  access: RestaurantAccess,
  translated_locales: MenuLocale[],
): Promise<void> {
  await tx
    .update(restaurants)
    .set({ translated_locales, translations_version: sql`${restaurants.translations_version} + 1` })
    .where(eq(restaurants.id, access.restaurant_id));
  await announcePublicChange(tx, access.restaurant_id);
}

export async function setGlossary(tx: Db, access: RestaurantAccess, glossary: string[]): Promise<void> {
  await tx.update(restaurants).set({ glossary }).where(eq(restaurants.id, access.restaurant_id));
}
