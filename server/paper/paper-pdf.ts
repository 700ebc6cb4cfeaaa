import PDFDocument from 'pdfkit';
import type { PaperChoice, PaperPreview } from '../../shared/api/paper.ts';
import type { FontKey } from '../../shared/fonts.ts';
import { LANGUAGE_TAGS } from '../../shared/locales.ts';
import { openPaperFonts, replaceSigns } from '../paper-fonts.ts';
import { pdfBytes } from '../pdf-bytes.ts';
import { drawPaper } from './draw-paper.ts';
import { PART_SEPARATOR, type PaperContent, textsOf } from './paper-content.ts';
import { layOutPaper, type PaperLayout } from './paper-layout.ts';

export type PaperFile = Pick<PaperPreview, 'left_out' | 'unprintable'> & {
  /**
   * Undefined if a text can't be printed, or what is above or below the dishes is higher than a page without the opening
   * hours, too.
   */
  printed: { bytes: Buffer; layout: PaperLayout; hasHours: boolean } | undefined;
};

/** The menu as a tagged PDF: its words are text, in the restaurant's fonts. */
export async function paperPdf(
  content: PaperContent,
  choice: PaperChoice,
  look: { title_font: FontKey; text_font: FontKey },
): Promise<PaperFile> {
  const { name, mastheads, locales } = content;
  const [mainLocale = 'en'] = locales;
  const document = new PDFDocument({
    autoFirstPage: false,
    bufferPages: true,
    margin: 0,
    tagged: true,
    pdfVersion: '1.7',
    lang: LANGUAGE_TAGS[mainLocale],
    displayTitle: true,
    info: { Title: [name, mastheads[0]?.menu.text].filter(Boolean).join(' – ') },
  });
  const bytes = pdfBytes(document);
  const { replacements, left_out, unprintable, ...fonts } = await openPaperFonts(document, look, textsOf(content));
  if (unprintable.length > 0) return { left_out, unprintable, printed: undefined };
  const printedContent = withReplacements(content, replacements);
  const wholeLayout = layOutPaper(printedContent, choice, fonts);
  const hasHours = wholeLayout !== undefined;
  const withoutHours = { ...printedContent, feet: printedContent.feet.map((foot) => ({ ...foot, hours: null })) };
  const layout = wholeLayout ?? layOutPaper(withoutHours, choice, fonts);
  if (!layout) return { left_out, unprintable, printed: undefined };
  drawPaper(document, layout, printedContent, fonts);
  document.end();
  return { left_out, unprintable, printed: { bytes: await bytes, layout, hasHours } };
}

/** Where signs are left out, so are the spaces and the dots around them. */
function withReplacements(content: PaperContent, replacements: ReadonlyMap<string, string>): PaperContent {
  if (replacements.size === 0) return content;
  return JSON.parse(
    JSON.stringify(content),
    (_, value) => (typeof value === 'string' ? withReplacedSigns(value, replacements) : value),
    // The same shape, with other texts.
  ) as PaperContent;
}

function withReplacedSigns(text: string, replacements: ReadonlyMap<string, string>): string {
  const replaced = replaceSigns(text, replacements);
  if (replaced === text) return text;
  return replaced
    .split(PART_SEPARATOR)
    .map((part) => part.replace(/ {2,}/g, ' ').trim())
    .filter(Boolean)
    .join(PART_SEPARATOR);
}
