import PDFDocument from 'pdfkit';
import { type AppLocale, LANGUAGE_TAGS } from '../../shared/locales.ts';
import {
  layoutSheet,
  type MeasureText,
  type SheetCard,
  type SheetCode,
  type SheetGroup,
  type SheetKind,
  type SheetLine,
  type SheetPaper,
  type SheetText,
} from '../../shared/qr-sheet.ts';
import { pdfBytes } from '../pdf-bytes.ts';
import { inFont, runsOf } from '../pdf-fonts.ts';
import type { DrawnLook } from './drawn-look.ts';
import { type DrawnCode, PLATE_RADIUS_MODULES, type PlacedLogo, qrOutline } from './qr-drawing.ts';
import { escapeXml, logoSvg, SHARED_LOGO_ID, tidy } from './qr-svg.ts';

export type SheetTask = {
  kind: SheetKind;
  paper: SheetPaper;
  /** Each with what its code says. */
  cards: (SheetCard & { address: string })[];
  look: DrawnLook;
  locale: AppLocale;
  title: string;
};

const POINTS_PER_MM = 72 / 25.4;
const INK = '#000000';
const QUIET_INK = '#444444';
const MARK_INK = '#808080';
const MARK_MM = 0.2;
const DASH_MM = 2;

/** A sheet of QR codes, ready to be printed: the words are in black, in the document's own fonts. */
export async function sheetPdf({ kind, paper, cards, locale, look, title }: SheetTask): Promise<Buffer> {
  const document = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    lang: LANGUAGE_TAGS[locale],
    displayTitle: true,
    info: { Title: title },
  });
  const bytes = pdfBytes(document);
  const measure = measureWith(document);
  const codes = cards.map(({ address }) => qrOutline(address, look));
  for (const { width, height, groups } of layoutSheet({ kind, paper, cards }, measure)) {
    document.addPage({ size: [width * POINTS_PER_MM, height * POINTS_PER_MM], margin: 0 });
    document.scale(POINTS_PER_MM);
    for (const group of groups) drawGroup(document, group, codes);
  }
  document.end();
  return await bytes;
}

/** Its first page, to look at on the screen, whose fonts are others of the same width. */
export function sheetSvg({ kind, paper, cards, look }: SheetTask): Buffer {
  const [page] = layoutSheet({ kind, paper, cards }, measureWith(new PDFDocument({ autoFirstPage: false })));
  if (!page) throw new RangeError('A sheet has at least one card.');
  const { width, height, groups } = page;
  const shownNames = new Set(
    groups.flatMap(({ parts }) => parts.flatMap((part) => (part.kind === 'code' ? part.card : []))),
  );
  const codes = cards.map(({ address }, index) => (shownNames.has(index) ? qrOutline(address, look) : undefined));
  const defined = codes.map((code, index) => (code ? codeSvg(code, index) : '')).join('');
  const drawnGroups = groups.map(({ turned_around: around, parts }) => {
    const turn = around ? ` transform="rotate(180 ${tidy(around.x)} ${tidy(around.y)})"` : '';
    return `<g${turn}>${parts.map((part) => partSvg(part, codes)).join('')}</g>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm" viewBox="0 0 ${width} ${height}">` +
      `<defs>${logoDefinition(look)}${defined}</defs><path fill="#fff" d="M0 0h${width}v${height}H0z"/>` +
      `<g font-family="Inter,Helvetica,Arial,sans-serif" text-anchor="middle">${drawnGroups.join('')}</g></svg>`,
  );
}

function codeSvg({ path, ink, logo }: DrawnCode, index: number): string {
  const middle = logo ? logoSvg(logo, 0, true) : '';
  return `<g id="c${index}"><path fill="${ink}" d="${path}"/>${middle}</g>`;
}

/** The logo is in the file once, however many codes have it. */
const logoDefinition = ({ logo }: DrawnLook): string =>
  logo
    ? `<image id="${SHARED_LOGO_ID}" width="1" height="1" preserveAspectRatio="none" href="data:image/png;base64,${logo.png}"/>`
    : '';

function partSvg(part: SheetText | SheetCode | SheetLine, codes: readonly (DrawnCode | undefined)[]): string {
  if (part.kind === 'line') {
    const dash = part.is_fold ? ` stroke-dasharray="${DASH_MM}"` : '';
    const { x1, y1, x2, y2 } = part;
    return `<path d="M${tidy(x1)} ${tidy(y1)}L${tidy(x2)} ${tidy(y2)}" stroke="${MARK_INK}" stroke-width="${MARK_MM}"${dash}/>`;
  }
  const offset = `${tidy(part.x)} ${tidy(part.y)}`;
  if (part.kind === 'code') {
    const scale = tidy(part.size / (codes[part.card]?.modules ?? 1));
    return `<use href="#c${part.card}" transform="translate(${offset}) scale(${scale})"/>`;
  }
  const { text, size, weight, is_quiet, width } = part;
  const look = `font-size="${tidy(size)}" font-weight="${weight}" fill="${is_quiet ? QUIET_INK : INK}"`;
  const length = `textLength="${tidy(width)}" lengthAdjust="spacingAndGlyphs"`;
  return `<text transform="translate(${offset})" ${look} ${length}>${escapeXml(text)}</text>`;
}

/** By the document's fonts; needs no page. */
const measureWith =
  (document: PDFKit.PDFDocument): MeasureText =>
  (text, weight) =>
    runsOf(text).reduce((sum, run) => sum + inFont(document, run.slice, weight).fontSize(1).widthOfString(run.text), 0);

function drawGroup(
  document: PDFKit.PDFDocument,
  { turned_around, parts }: SheetGroup,
  codes: readonly DrawnCode[],
): void {
  document.save();
  if (turned_around) document.rotate(180, { origin: [turned_around.x, turned_around.y] });
  for (const part of parts) {
    if (part.kind === 'text') drawText(document, part);
    else if (part.kind === 'line') drawLine(document, part);
    else drawCode(document, part, codes[part.card]);
  }
  document.restore();
}

function drawText(document: PDFKit.PDFDocument, { text, x, y, size, weight, is_quiet, width }: SheetText): void {
  let left = x - width / 2;
  for (const run of runsOf(text)) {
    inFont(document, run.slice, weight)
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
