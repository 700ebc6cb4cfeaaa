import { hash } from 'node:crypto';
import type { MenuLocale } from '../../shared/locales.ts';
import type { Availability, PublicationContent, PublicRestaurant } from '../../shared/publication.ts';
import type { GuestPage, Render } from '../../shared/render.ts';
import { bytesIn, type EncodedBytes, encodeText } from '../http/encoded-bytes.ts';
import { finishedLanguages } from './guest-language.ts';
import { readContent } from './read-content.ts';

/** What a node keeps of a publication: the API's answer, of which its pages are made too, and what routing needs. */
export type PublicContent = {
  /** `{"restaurant": …}`, as the API sends it. */
  answer: EncodedBytes;
  /** Characters of that text. */
  size: number;
  /** Its visible menus in their order. */
  menu_ids: number[];
  locales: [main: MenuLocale, ...MenuLocale[]];
};

export type PageOfContent = Pick<GuestPage, 'public_url' | 'menu_id' | 'locale' | 'published_at' | 'as_of'> & {
  /** The publication's answer in brotli. */
  br: Uint8Array;
  sold_out: Availability['sold_out'];
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
    locales: finishedLanguages(restaurant),
  };
}

export async function makePage(renderer: GuestRenderer, { br, sold_out, ...page }: PageOfContent): Promise<MadePage> {
  const text = await bytesIn({ br: Buffer.from(br), gzip: Buffer.alloc(0), digest: '' }, 'identity');
  // Made by makeContent.
  const { restaurant } = JSON.parse(text.toString()) as { restaurant: PublicRestaurant };
  const locales = finishedLanguages(restaurant);
  const html = renderer.guestPage({ ...page, restaurant, locales, availability: { sold_out }, preview: false });
  const styles = Array.from(html.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, style = '']) => style);
  const style_hashes = styles.map((style) => `sha256-${hash('sha256', style, 'base64')}`);
  return { ...(await encodeText(html)), style_hashes };
}
