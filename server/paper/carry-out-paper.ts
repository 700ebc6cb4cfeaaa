import { openDrawing } from '../../reader/pages/draw-pdf.ts';
import type { PaperPreview, PaperQuery } from '../../shared/api/paper.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import { type MenuText, textKey, withTexts } from '../../shared/translated-texts.ts';
import { publicRestaurantOf } from '../publishing/public-content.ts';
import { paperContent } from './paper-content.ts';
import { paperPdf } from './paper-pdf.ts';

export type PaperTask = {
  query: PaperQuery;
  /** The publication's content as text: parsing a large one would block the event loop. */
  stored: string;
  published_at: string;
  /** What the code says. */
  address: string;
  /** The languages, with the texts that are translated into them: none for the main one. */
  languages: { locale: MenuLocale; texts: (MenuText & { text: string })[] }[];
  /** The number of the page to look at, or the whole file. */
  answer: { page: number } | 'file';
};

export type PaperAnswer =
  | { kind: 'no_menu' }
  | { kind: 'unprintable' }
  | { kind: 'file'; bytes: Uint8Array }
  | { kind: 'preview'; preview: PaperPreview };

/** Of the longer side. */
const PREVIEW_PIXELS = 1400;
/** A menu in a script that no font has would name all of its texts. */
const MAX_NAMED_TEXTS = 5;

export async function carryOutPaper(task: PaperTask): Promise<PaperAnswer> {
  const { query, stored, published_at, address, languages, answer } = task;
  const original = publicRestaurantOf(stored);
  const restaurants = languages.map(({ locale, texts }) => {
    const translations = new Map(texts.map((row) => [textKey(row), row.text]));
    return {
      locale,
      restaurant: withTexts(original, (kind, source) => translations.get(textKey({ kind, source })) ?? source),
    };
  });
  const { menu: menu_id, allergens } = query;
  const content = paperContent({ restaurants, menu_id, published_at, allergens, address });
  if (!content) return { kind: 'no_menu' };
  const { printed, left_out, unprintable } = await paperPdf(content, query, original);
  if (answer === 'file') return printed ? { kind: 'file', bytes: printed.bytes } : { kind: 'unprintable' };
  const signs = { left_out, unprintable: unprintable.slice(0, MAX_NAMED_TEXTS) };
  if (!printed)
    return { kind: 'preview', preview: { ...signs, pages: 0, type_size: 0, too_long: null, picture: null } };
  const { bytes, layout } = printed;
  const pages = layout.isFolded ? layout.page_count / 2 : layout.page_count;
  const drawing = await openDrawing(bytes);
  const page = await drawing.drawPage(Math.min(answer.page, pages - 1), PREVIEW_PIXELS);
  const png = await page.greyscale().png().toBuffer();
  const picture = `data:image/png;base64,${png.toString('base64')}`;
  const { size: type_size, too_long } = layout;
  return { kind: 'preview', preview: { ...signs, pages, type_size, too_long, picture } };
}
