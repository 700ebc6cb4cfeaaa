import PDFDocument from 'pdfkit';
import type { FontKey } from '../../shared/fonts.ts';
import { type AppLocale, LANGUAGE_TAGS, type MenuLocale } from '../../shared/locales.ts';
import {
  layoutSheet,
  type MeasureText,
  type SheetCard,
  type SheetCode,
  type SheetFace,
  type SheetGroup,
  type SheetKind,
  type SheetLine,
  type SheetPaper,
  type SheetText,
  WORDS_SEPARATOR,
} from '../../shared/qr-sheet.ts';
import {
  OUTLINE_SIZE,
  openPaperFonts,
  type PaperFonts,
  type PaperStyle,
  printedText,
  replaceSigns,
} from '../paper-fonts.ts';
import { pdfBytes } from '../pdf-bytes.ts';
import type { DrawnLook } from './drawn-look.ts';
import { type DrawnCode, PLATE_RADIUS_MODULES, type PlacedLogo, qrOutline } from './qr-drawing.ts';
import { escapeXml, logoSvg, SHARED_LOGO_ID, tidy } from './qr-svg.ts';

export type SheetTask = {
  kind: SheetKind;
  paper: SheetPaper;
  /** Each with what its code says. */
  cards: (SheetCard & { address: string })[];
  look: DrawnLook;
  /** The restaurant's. */
  fonts: { title_font: FontKey; text_font: FontKey };
  /** Of the menu: characters that languages share are written as in this one. */
  main_locale: MenuLocale;
  locale: AppLocale;
  title: string;
};

const POINTS_PER_MM = 72 / 25.4;
const INK = '#000000';
const QUIET_INK = '#444444';
const MARK_INK = '#808080';
const MARK_MM = 0.2;
const DASH_MM = 2;

/** A sheet of QR codes, ready to be printed: the words are in black, in the restaurant's fonts. */
export async function sheetPdf(task: SheetTask): Promise<Buffer> {
  const { cards, locale, look, title } = task;
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    lang: LANGUAGE_TAGS[locale],
    displayTitle: true,
    info: { Title: title },
  });
  const bytes = pdfBytes(document);
  const { pages, letters } = await layOutTask(task, document);
  const codes = cards.map(({ address }) => qrOutline(address, look));
  for (const { width, height, groups } of pages) {
    document.addPage({ size: [width * POINTS_PER_MM, height * POINTS_PER_MM], margin: 0 });
    document.scale(POINTS_PER_MM);
    for (const group of groups) drawGroup(document, group, codes, letters);
  }
  document.end();
  return await bytes;
}

/** Its first page, to look at on the screen: the letters are outlines, so that they are those of the file. */
export async function sheetSvg(task: SheetTask): Promise<Buffer> {
  const { cards, look } = task;
  const { pages, letters } = await layOutTask(task, new PDFDocument({ autoFirstPage: false }));
  const [page] = pages;
  if (!page) throw new RangeError('A sheet has at least one card.');
  const { width, height, groups } = page;
  const parts = groups.flatMap((group) => group.parts);
  const shownCards = new Set(parts.flatMap((part) => (part.kind === 'code' ? part.card : [])));
  const codes = cards.map(({ address }, index) => (shownCards.has(index) ? qrOutline(address, look) : undefined));
  const definedCodes = codes.map((code, index) => (code ? codeSvg(code, index) : ''));
  const texts = new Map(parts.flatMap((part) => (part.kind === 'text' ? [[textKeyOf(part), part] as const] : [])));
  const textIds = new Map([...texts.keys()].map((key, index) => [key, `t${index}`]));
  const definedTexts = [...texts.values()].map((text, index) => textSvg(text, `t${index}`, letters));
  const drawnGroups = groups.map(({ turned_around: around, parts }) => {
    const turn = around ? ` transform="rotate(180 ${tidy(around.x)} ${tidy(around.y)})"` : '';
    return `<g${turn}>${parts.map((part) => partSvg(part, codes, textIds)).join('')}</g>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">` +
      `<defs>${logoDefinition(look)}${[...definedCodes, ...definedTexts].join('')}</defs>` +
      `<path fill="#fff" d="M0 0h${width}v${height}H0z"/>${drawnGroups.join('')}</svg>`,
  );
}

type Letters = { fonts: PaperFonts; styleOf(face: SheetFace): PaperStyle };

/** The parts of the pages, and the opened fonts. Texts that would lose letters are left out. */
async function layOutTask({ kind, paper, cards, ...task }: SheetTask, document: PDFKit.PDFDocument) {
  const textsOf = ({ restaurant, words, notes, test }: SheetCard) => [
    restaurant,
    words.join(WORDS_SEPARATOR),
    ...words,
    ...notes,
    test ?? '',
  ];
  const sheetTexts = [...new Set(cards.flatMap(textsOf))].map((text) => ({ text, locale: task.main_locale }));
  const { unprintable, replacements, ...fonts } = await openPaperFonts(document, task.fonts, sheetTexts);
  const printable = (text: string) => (unprintable.includes(text) ? '' : replaceSigns(printedText(text), replacements));
  const printedCards = cards.map(({ restaurant, words, notes, test }) => ({
    restaurant: printable(restaurant),
    words: words.map(printable),
    notes: notes.map(printable).filter(Boolean),
    test: test === null ? null : printable(test),
  }));
  const letters: Letters = {
    fonts,
    styleOf: (face) => ({ face, locale: task.main_locale }),
  };
  const measure: MeasureText = (text, face) => fonts.measure(text, letters.styleOf(face));
  return { pages: layoutSheet({ kind, paper, cards: printedCards }, measure), letters };
}

const textKeyOf = ({ face, text }: SheetText): string => `${face} ${text}`;

const textSvg = ({ text, face }: SheetText, id: string, { fonts, styleOf }: Letters): string =>
  `<path id="${id}" aria-label="${escapeXml(text)}" d="${fonts.outlineOf(text, styleOf(face))}"/>`;

function codeSvg({ path, ink, logo }: DrawnCode, index: number): string {
  const middle = logo ? logoSvg(logo, 0, true) : '';
  return `<g id="c${index}"><path fill="${ink}" d="${path}"/>${middle}</g>`;
}

/** The logo is in the file once, however many codes have it. */
const logoDefinition = ({ logo }: DrawnLook): string =>
  logo
    ? `<image id="${SHARED_LOGO_ID}" width="1" height="1" preserveAspectRatio="none" href="data:image/png;base64,${logo.png}"/>`
    : '';

function partSvg(
  part: SheetText | SheetCode | SheetLine,
  codes: readonly (DrawnCode | undefined)[],
  textIds: ReadonlyMap<string, string>,
): string {
  if (part.kind === 'line') {
    const dash = part.is_fold ? ` stroke-dasharray="${DASH_MM}"` : '';
    const { x1, y1, x2, y2 } = part;
    return `<path d="M${tidy(x1)} ${tidy(y1)}L${tidy(x2)} ${tidy(y2)}" stroke="${MARK_INK}" stroke-width="${MARK_MM}"${dash}/>`;
  }
  if (part.kind === 'code') {
    const scale = tidy(part.size / (codes[part.card]?.modules ?? 1));
    return `<use href="#c${part.card}" transform="translate(${tidy(part.x)} ${tidy(part.y)}) scale(${scale})"/>`;
  }
  const { x, y, size, is_quiet, width } = part;
  const place = `translate(${tidy(x - width / 2)} ${tidy(y)}) scale(${size / OUTLINE_SIZE})`;
  return `<use href="#${textIds.get(textKeyOf(part))}" transform="${place}" fill="${is_quiet ? QUIET_INK : INK}"/>`;
}

function drawGroup(
  document: PDFKit.PDFDocument,
  { turned_around, parts }: SheetGroup,
  codes: readonly DrawnCode[],
  letters: Letters,
): void {
  document.save();
  if (turned_around) document.rotate(180, { origin: [turned_around.x, turned_around.y] });
  for (const part of parts) {
    if (part.kind === 'text') drawText(document, part, letters);
    else if (part.kind === 'line') drawLine(document, part);
    else drawCode(document, part, codes[part.card]);
  }
  document.restore();
}

function drawText(
  document: PDFKit.PDFDocument,
  { text, x, y, size, face, is_quiet, width }: SheetText,
  { fonts, styleOf }: Letters,
): void {
  let left = x - width / 2;
  for (const run of fonts.runsOf(text, styleOf(face))) {
    document
      .font(run.font)
      .fontSize(size)
      .fillColor(is_quiet ? QUIET_INK : INK);
    document.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
    left += document.widthOfString(run.text);
  }
}

function drawLine(document: PDFKit.PDFDocument, { x1, y1, x2, y2, is_fold }: SheetLine): void {
  document.save().lineWidth(MARK_MM).strokeColor(MARK_INK);
  if (is_fold) document.dash(DASH_MM, { space: DASH_MM });
  document.moveTo(x1, y1).lineTo(x2, y2).stroke();
  document.restore();
}

function drawCode(document: PDFKit.PDFDocument, { x, y, size }: SheetCode, code: DrawnCode | undefined): void {
  if (!code) throw new RangeError('A card has no code.');
  document
    .save()
    .translate(x, y)
    .scale(size / code.modules);
  document.path(code.path).fill(code.ink);
  if (code.logo) drawLogo(document, code.logo);
  document.restore();
}

function drawLogo(document: PDFKit.PDFDocument, { plate, box, fill, png }: PlacedLogo): void {
  document.roundedRect(plate.x, plate.y, plate.width, plate.height, PLATE_RADIUS_MODULES).fill(fill);
  const { x, y, width, height } = box;
  document.image(`data:image/png;base64,${png}`, x, y, { width, height });
}
