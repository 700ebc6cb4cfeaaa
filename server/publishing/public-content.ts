import { hash } from 'node:crypto';
import type { MenuLocale } from '../../shared/locales.ts';
import type { Availability, PublicationContent, PublicRestaurant } from '../../shared/publication.ts';
import type { GuestPage, Render } from '../../shared/render.ts';
import { type MenuText, textKey, textsOf, withTexts } from '../../shared/translated-texts.ts';
import { bytesIn, type EncodedBytes, encodeText } from '../http/encoded-bytes.ts';
import { cardPath } from './card-path.ts';
import { readContent } from './read-content.ts';

/** What a node keeps of a publication: the API's answer, of which its pages are made too, and what routing needs. */
export type PublicContent = {
  /** `{"restaurant": …}`, as the API sends it. */
  answer: EncodedBytes;
  /** Characters of that text. */
  size: number;
  /** Its visible menus in their order. */
  menu_ids: number[];
  main_locale: MenuLocale;
};

export type PageOfContent = Pick<
  GuestPage,
  'public_url' | 'menu_id' | 'locale' | 'locales' | 'published_at' | 'as_of'
> & {
  /** The publication's answer in brotli. */
  br: Uint8Array;
  sold_out: Availability['sold_out'];
  /** The menu's texts in the page's language; none in the main one. */
  translations: (MenuText & { text: string })[];
};

/** A page's bytes, and what allows the style in it (Content-Security-Policy source expressions without quotes). */
export type MadePage = EncodedBytes & { style_hashes: string[] };

type GuestRenderer = Pick<Render, 'guestPage'>;

/** @param stored The publication's content as the database's text. */
export async function makeContent(stored: string): Promise<PublicContent> {
  // What snapshot.ts wrote; its schema's number is looked at next.
  const { public: restaurant } = readContent(JSON.parse(stored) as PublicationContent);
  const text = JSON.stringify({ restaurant });
  return {
    answer: await encodeText(text),
    size: text.length,
    menu_ids: restaurant.menus.map(({ id }) => id),
    main_locale: restaurant.main_locale,
  };
}

export async function makePage(
  renderer: GuestRenderer,
  { br, sold_out, translations, ...page }: PageOfContent,
): Promise<MadePage> {
  const text = await bytesIn({ br: Buffer.from(br), digest: '' }, 'identity');
  // Made by makeContent.
  const { restaurant: original } = JSON.parse(text.toString()) as { restaurant: PublicRestaurant };
  const said = inLanguage(original, page.locale, translations);
  const html = renderer.guestPage({
    ...page,
    ...said,
    availability: { sold_out },
    card_path: cardPath(original),
    preview: false,
  });
  const styles = Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, style = '']) => style);
  const style_hashes = styles.map((style) => `sha256-${hash('sha256', style, 'base64')}`);
  return { ...(await encodeText(html)), style_hashes };
}

/** What has no translation yet, or can't be translated, stands in the original. */
function inLanguage(
  original: PublicRestaurant,
  locale: MenuLocale,
  translations: PageOfContent['translations'],
): Pick<GuestPage, 'restaurant' | 'is_partly_translated'> {
  if (locale === original.main_locale) return { restaurant: original, is_partly_translated: false };
  const texts = new Map(translations.map((row) => [textKey(row), row.text]));
  const restaurant = withTexts(original, (kind, source) => texts.get(textKey({ kind, source })) ?? source);
  return { restaurant, is_partly_translated: textsOf(original).some((text) => !texts.has(textKey(text))) };
}
