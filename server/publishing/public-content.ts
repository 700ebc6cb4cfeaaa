import { hash } from 'node:crypto';
import type { MenuLocale } from '../../shared/locales.ts';
import type { OpeningPeriod } from '../../shared/opening-hours.ts';
import type { Availability, PublicationContent, PublicRestaurant } from '../../shared/publication.ts';
import type { GuestPage, Render } from '../../shared/render.ts';
import { type MenuText, textKey, textsOf, withTexts } from '../../shared/translated-texts.ts';
import { type EncodedBytes, encodeText } from '../http/answers/encoded-bytes.ts';
import { plainQr } from '../qr/qr-svg.ts';
import { cardPath } from './card-path.ts';
import { readContent } from './read-content.ts';

/** A cached publication: its pages and the API's answer are made from it, and routing needs the rest. */
export type PublicContent = {
  /** As the database keeps it. */
  packed: Uint8Array;
  /** Its visible menus in order. */
  menu_ids: number[];
  /** When each of them is served; null if all are always. */
  serving_periods: OpeningPeriod[][] | null;
  main_locale: MenuLocale;
  /** `{"restaurant": …}`, as the API sends it while these languages are finished; created on first use. */
  answer?: { translations: string; bytes: Promise<EncodedBytes> };
};

export type PageOfContent = Pick<
  GuestPage,
  | 'public_url'
  | 'home_path'
  | 'links_path'
  | 'menu_id'
  | 'locale'
  | 'locales'
  | 'published_at'
  | 'as_of'
  | 'is_chat_by_model'
  | 'is_embedded'
> & {
  /** The publication's content as text. */
  stored: string;
  sold_out: Availability['sold_out'];
  /** PUBLIC_URL: printed codes keep working, whatever happens to the restaurant's own domain. */
  code_url: string;
  /** The menu's texts in the page's language; empty for the main one. */
  translations: (MenuText & { text: string })[];
};

/** A page's bytes, and the style that it needs (Content-Security-Policy source expressions without quotes). */
export type MadePage = EncodedBytes & { style_hashes: string[] };

type GuestRenderer = Pick<Render, 'guestPage'>;

/** The public part of a publication's content. */
export const publicRestaurantOf = (contentText: string): PublicRestaurant =>
  // Written by snapshot.ts; its schema's number is checked next.
  readContent(JSON.parse(contentText) as PublicationContent).public;

export const makeAnswer = (contentText: string, translations: readonly MenuLocale[]): Promise<EncodedBytes> =>
  encodeText(JSON.stringify({ restaurant: { ...publicRestaurantOf(contentText), translations } }));

export async function makePage(
  renderer: GuestRenderer,
  { stored: storedContent, sold_out, code_url, translations, ...page }: PageOfContent,
): Promise<MadePage> {
  const original = publicRestaurantOf(storedContent);
  const translatedRestaurant = inLanguage(original, page.locale, translations);
  const html = renderer.guestPage({
    ...page,
    ...translatedRestaurant,
    availability: { sold_out },
    card_path: cardPath(original, page.home_path),
    qr: plainQr({ PUBLIC_URL: code_url }, original.id),
    preview: false,
  });
  return await encodePage(html);
}

/** A rendered page with the hashes of its style elements. */
export async function encodePage(html: string): Promise<MadePage> {
  const styles = Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, style = '']) => style);
  const style_hashes = styles.map((style) => `sha256-${hash('sha256', style, 'base64')}`);
  return { ...(await encodeText(html)), style_hashes };
}

/** A text without a translation is shown in the original. */
function inLanguage(
  original: PublicRestaurant,
  locale: MenuLocale,
  translations: PageOfContent['translations'],
): Pick<GuestPage, 'restaurant' | 'original' | 'is_partly_translated'> {
  if (locale === original.main_locale) return { restaurant: original, original, is_partly_translated: false };
  const texts = new Map(translations.map((row) => [textKey(row), row.text]));
  const restaurant = withTexts(original, (kind, source) => texts.get(textKey({ kind, source })) ?? source);
  return { restaurant, original, is_partly_translated: textsOf(original).some((text) => !texts.has(textKey(text))) };
}
