import PDFDocument from 'pdfkit';
import type { PaperChoice, PaperPreview } from '../../shared/api/paper.ts';
import type { FontKey } from '../../shared/fonts.ts';
import { LANGUAGE_TAGS } from '../../shared/locales.ts';
import { pdfBytes } from '../pdf-bytes.ts';
import { drawPaper } from './draw-paper.ts';
import { type PaperContent, textsOf } from './paper-content.ts';
import { openPaperFonts } from './paper-fonts.ts';
import { layOutPaper, type PaperLayout } from './paper-layout.ts';

export type PaperFile = Pick<PaperPreview, 'left_out' | 'unprintable'> & {
  /** Undefined if a text can't be printed. */
  printed: { bytes: Buffer; layout: PaperLayout } | undefined;
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
    info: { Title: [name, mastheads[0]?.menu].filter(Boolean).join(' – ') },
  });
  const bytes = pdfBytes(document);
  const { left_out, unprintable, ...fonts } = await openPaperFonts(document, look, textsOf(content));
  if (unprintable.length > 0) return { left_out, unprintable, printed: undefined };
  const printedContent = withoutSigns(content, left_out);
  const layout = layOutPaper(printedContent, choice, fonts);
  drawPaper(document, layout, printedContent, fonts);
  document.end();
  return { left_out, unprintable, printed: { bytes: await bytes, layout } };
}

/** Without the spaces around them, too. */
function withoutSigns(content: PaperContent, signs: readonly string[]): PaperContent {
  if (signs.length === 0) return content;
  return JSON.parse(
    JSON.stringify(content),
    (_, value) =>
      typeof value === 'string'
        ? signs
            .reduce((text, sign) => text.replaceAll(sign, ''), value)
            .replace(/ {2,}/g, ' ')
            .trim()
        : value,
    // The same shape, with other texts.
  ) as PaperContent;
}
