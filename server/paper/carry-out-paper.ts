import { LRUCache } from 'lru-cache';
import { openDrawing } from '../../reader/pages/draw-pdf.ts';
import type { PaperMenu, PaperPreview, PaperQuery } from '../../shared/api/paper.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import type { PublicRestaurant } from '../../shared/publication.ts';
import { type MenuText, textKey, textsOf, withTexts } from '../../shared/translated-texts.ts';
import { publicRestaurantOf } from '../publishing/public-content.ts';
import { addedCards, outsideNotes, withCards } from './outside-menu.ts';
import { type LanguageOfPaper, paperContent } from './paper-content.ts';
import { type PaperFile, paperPdf } from './paper-pdf.ts';

export type PaperTask = {
  query: PaperQuery;
  /** What determines the file: the same name, the same file. */
  name: string;
  /** The publication's content as text: parsing a large one would block the event loop. */
  stored: string;
  published_at: string;
  today: string;
  /** What the code says. */
  address: string;
  /** The languages, with the texts that are translated into them: none for the main one. */
  languages: { locale: MenuLocale; texts: (MenuText & { text: string })[] }[];
  /** The number of the page to look at, or the whole file. */
  answer: { page: number } | 'file';
};

export type PaperAnswer =
  | { kind: 'no_menu' | 'unprintable' | 'too_long' }
  | { kind: 'file'; bytes: Uint8Array; menu: number }
  | { kind: 'preview'; preview: Omit<PaperPreview, 'locale' | 'locales'> };

/** Of the longer side. */
const PREVIEW_PIXELS = 1400;
/** A menu in a script that no font has would name all of its texts. */
const MAX_NAMED_TEXTS = 5;
/** Owners turn pages, and download what they looked at. */
const MAX_RECENT_FILES = 4;

type MadeFile = PaperFile & Pick<PaperPreview, 'outside'> & { menu: number; menus: PaperMenu[]; untranslated: number };
const recentFiles = new LRUCache<string, MadeFile>({ max: MAX_RECENT_FILES });

export async function carryOutPaper(task: PaperTask): Promise<PaperAnswer> {
  const file = recentFiles.get(task.name) ?? (await makeFile(task));
  if (!file) return { kind: 'no_menu' };
  recentFiles.set(task.name, file);

  const { printed, left_out, unprintable, menu, menus, untranslated, outside } = file;
  const isPrintable = unprintable.length === 0;
  if (isPrintable && !printed) return { kind: 'too_long' };
  if (task.answer === 'file') return printed ? { kind: 'file', bytes: printed.bytes, menu } : { kind: 'unprintable' };
  const notes = {
    menu,
    menus,
    untranslated,
    outside,
    left_out,
    unprintable: unprintable.slice(0, MAX_NAMED_TEXTS),
    more_unprintable: Math.max(0, unprintable.length - MAX_NAMED_TEXTS),
  };
  if (!printed) {
    const nothing = { pages: 0, type_size: 0, too_long: null, has_hours: true, picture: null };
    return { kind: 'preview', preview: { ...notes, ...nothing } };
  }
  const { bytes, layout, hasHours: has_hours } = printed;
  const pages = layout.isFolded ? layout.page_count / 2 : layout.page_count;
  const drawing = await openDrawing(bytes);
  const page = await drawing.drawPage(Math.min(task.answer.page, pages - 1), PREVIEW_PIXELS);
  const png = await page.greyscale().png().toBuffer();
  const picture = `data:image/png;base64,${png.toString('base64')}`;
  const { size: type_size, too_long } = layout;
  return { kind: 'preview', preview: { ...notes, pages, type_size, too_long, has_hours, picture } };
}

/** @returns undefined if there is no such menu. */
async function makeFile(task: PaperTask): Promise<MadeFile | undefined> {
  const { query, stored, published_at, today, address, languages } = task;
  const published = publicRestaurantOf(stored);
  const menus = published.menus.map(({ id, title }) => ({ id, title }));
  const menu = query.menu ?? menus[0]?.id;
  if (menu === undefined) return undefined;
  const isOutside = query.purpose === 'outside';
  const original = isOutside ? withCards(published, menu, addedCards(published, menu)) : published;
  const restaurants = languages.map((language) => languageOf(original, menu, language));
  const { allergens } = query;
  const outsideQuery = isOutside ? query : undefined;
  const content = paperContent({
    restaurants,
    menu_id: menu,
    published_at,
    today,
    allergens,
    address,
    outside: outsideQuery,
  });
  if (!content) return undefined;
  const locales = languages.map(({ locale }) => locale);
  const outside = outsideQuery ? outsideNotes(original, { menu_id: menu, locales, query: outsideQuery }) : null;
  const untranslated = restaurants.reduce((sum, language) => sum + language.untranslated.size, 0);
  return { ...(await paperPdf(content, query, original)), menu, menus, untranslated, outside };
}

/** A text without a translation is printed in the original, as guests see it. */
function languageOf(
  original: PublicRestaurant,
  menu: number,
  { locale, texts }: PaperTask['languages'][number],
): LanguageOfPaper {
  if (locale === original.main_locale) return { locale, restaurant: original, untranslated: new Set() };
  const translations = new Map(texts.map((row) => [textKey(row), row.text]));
  const printedTexts = textsOf({ ...original, menus: original.menus.filter(({ id }) => id === menu) });
  return {
    locale,
    restaurant: withTexts(original, (kind, source) => translations.get(textKey({ kind, source })) ?? source),
    untranslated: new Set(printedTexts.map(textKey).filter((key) => !translations.has(key))),
  };
}
