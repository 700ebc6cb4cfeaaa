import { LANGUAGE_TAGS, type MenuLocale } from '../../shared/locales.ts';
import { figuresOf, type PaperFonts } from '../paper-fonts.ts';
import { qrOutline } from '../qr/qr-drawing.ts';
import type { PaperBand } from './paper-bands.ts';
import type { PaperLine, PaperPart, PaperPiece } from './paper-blocks.ts';
import type { PaperContent } from './paper-content.ts';
import { foldedSides, type PaperLayout, type Placed } from './paper-layout.ts';

const INK = '#141414';
const QUIET_INK = '#4a4a4a';
const LINE_INK = '#8c8c8c';
const NUMBER_SIZE = 7.5;

type StructElement = PDFKit.PDFStructureElement;

/** Draws the pages in reading order, each piece of text as a part of the document's structure. */
export function drawPaper(
  document: PDFKit.PDFDocument,
  layout: PaperLayout,
  content: PaperContent,
  fonts: PaperFonts,
): void {
  const pen = new PaperPen(document, layout, fonts);
  const root = document.struct('Document');
  document.addStructure(root);
  pen.band(root, layout.masthead);
  drawBlocks(document, root, layout, pen);
  pen.band(root, layout.foot);
  const { band, ...corner } = layout.foot;
  pen.code(root, band, corner, content);
  root.end();
  pen.pageNumbers();
}

function drawBlocks(document: PDFKit.PDFDocument, root: StructElement, { blocks }: PaperLayout, pen: PaperPen): void {
  let list: { section: number; element: StructElement } | undefined;
  const itemsByDish = new Map<number, StructElement>();
  for (const { block, ...corner } of blocks) {
    if (block.kind !== 'dish') {
      pen.parts(root, block.parts, corner);
      pen.lines(block.lines, corner);
      continue;
    }
    if (list?.section !== block.section) {
      list = { section: block.section, element: document.struct('L') };
      root.add(list.element);
    }
    let body = itemsByDish.get(block.dish);
    if (!body) {
      const item = document.struct('LI');
      list.element.add(item);
      body = document.struct('LBody');
      item.add(body);
      itemsByDish.set(block.dish, body);
    }
    pen.parts(body, block.parts, corner);
    pen.lines(block.lines, corner);
  }
}

class PaperPen {
  readonly #document: PDFKit.PDFDocument;
  readonly #layout: PaperLayout;
  readonly #fonts: PaperFonts;
  /** Of each page in reading order: its sheet's side, and its left edge there. */
  readonly #places: { side: number; left: number }[];

  constructor(document: PDFKit.PDFDocument, layout: PaperLayout, fonts: PaperFonts) {
    this.#document = document;
    this.#layout = layout;
    this.#fonts = fonts;
    const { geometry, page_count, isFolded } = layout;
    const { width, height } = geometry;
    this.#places = Array.from({ length: page_count }, (_, side) => ({ side, left: 0 }));
    if (isFolded)
      foldedSides(page_count).forEach(([left, right], side) => {
        this.#places[left] = { side, left: 0 };
        this.#places[right] = { side, left: width };
      });
    const sides = isFolded ? page_count / 2 : page_count;
    for (let side = 0; side < sides; side += 1)
      document.addPage({ size: [isFolded ? 2 * width : width, height], margin: 0 });
  }

  /** Turns to a page; returns where a place on it is on the sheet. */
  #turnTo({ page, x, y }: Placed): { x: number; y: number } {
    const { side, left } = this.#places[page] ?? { side: 0, left: 0 };
    this.#document.switchToPage(side);
    return { x: left + x, y };
  }

  band(root: StructElement, { band, ...corner }: Placed & { band: PaperBand }): void {
    this.parts(root, band.parts, corner);
    this.lines(band.lines, corner);
  }

  parts(parent: StructElement, parts: readonly PaperPart[], corner: Placed): void {
    const { x, y } = this.#turnTo(corner);
    for (const { tag, pieces } of parts) {
      const [first] = pieces;
      if (!first) continue;
      const element = this.#document.struct(tag, { lang: LANGUAGE_TAGS[first.style.locale] });
      parent.add(element);
      element.add(
        this.#marked(tag, () => {
          for (const piece of pieces) this.#text(piece, x, y);
        }),
      );
      element.end();
    }
  }

  #marked(tag: string, draw: () => void): PDFKit.PDFStructureElementChild {
    const markedContent = this.#document.markStructureContent(tag);
    draw();
    this.#document.endMarkedContent();
    return markedContent;
  }

  #artifact(draw: () => void): void {
    this.#document.markContent('Artifact', { type: 'Layout' });
    draw();
    this.#document.endMarkedContent();
  }

  #text({ text, size, style, isQuiet, ...offset }: PaperPiece, x: number, y: number): void {
    const document = this.#document;
    let left = x + offset.x;
    for (const run of this.#fonts.runsOf(text, style)) {
      document
        .font(run.font)
        .fontSize(size)
        .fillColor(isQuiet ? QUIET_INK : INK);
      const options = figuresOf(style);
      document.text(run.text, left, y + offset.y, { ...options, lineBreak: false, baseline: 'alphabetic' });
      left += document.widthOfString(run.text, options);
    }
  }

  lines(lines: readonly PaperLine[], corner: Placed): void {
    if (lines.length === 0) return;
    const { x, y } = this.#turnTo(corner);
    const document = this.#document;
    this.#artifact(() => {
      for (const { kind, x1, x2, y: offset } of lines) {
        document.save().strokeColor(LINE_INK);
        if (kind === 'leader') document.lineWidth(0.7).lineCap('round').dash(0.01, { space: 3.2 });
        else document.lineWidth(0.5);
        document
          .moveTo(x + x1, y + offset)
          .lineTo(x + x2, y + offset)
          .stroke();
        document.restore();
      }
    });
  }

  code(root: StructElement, { code }: PaperBand, corner: Placed, { code: { address }, locales }: PaperContent): void {
    if (!code) return;
    const { x, y } = this.#turnTo(corner);
    const { modules, path } = qrOutline(address);
    const document = this.#document;
    const [locale]: readonly MenuLocale[] = locales;
    const figure = document.struct('Figure', { alt: address, ...(locale && { lang: LANGUAGE_TAGS[locale] }) });
    root.add(figure);
    figure.add(
      this.#marked('Figure', () => {
        document
          .save()
          .translate(x + code.x, y + code.y)
          .scale(code.size / modules);
        document.path(path).fill(INK);
        document.restore();
      }),
    );
    figure.end();
  }

  /** Nothing to read: at the foot of every page, if there are several. */
  pageNumbers(): void {
    const { page_count, geometry, isFolded, blocks } = this.#layout;
    if (page_count < 2) return;
    const { width, height, margin } = geometry;
    const style = { face: 'text', locale: 'en' } as const;
    const pages = new Set(blocks.map(({ page }) => page));
    for (const page of pages) {
      if (!isFolded && page === 0) continue;
      const { x, y } = this.#turnTo({ page, x: 0, y: height - margin.bottom * 0.5 });
      const text = String(page + 1);
      const textWidth = this.#fonts.measure(text, style) * NUMBER_SIZE;
      this.#artifact(() =>
        this.#text(
          { text, x: (width - textWidth) / 2, y: 0, width: textWidth, size: NUMBER_SIZE, style, isQuiet: true },
          x,
          y,
        ),
      );
    }
  }
}
