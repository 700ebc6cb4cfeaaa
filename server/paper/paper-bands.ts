import { qrOutline } from '../qr/qr-drawing.ts';
import { type BlockOptions, Cell, cellWidth, type PaperLine, type PaperPart } from './paper-blocks.ts';
import { PART_SEPARATOR, type PaperContent } from './paper-content.ts';

/** What goes over the whole width: the name above the dishes; the key, the taxes and the code below. */
export type PaperBand = {
  height: number;
  parts: PaperPart[];
  lines: PaperLine[];
  /** The corner of the QR code, and its width. */
  code: { x: number; y: number; size: number } | null;
};

const NAME = { size: 3, line: 1.15 };
const TAGLINE = { size: 1, line: 1.4 };
const MENU_TITLE = { size: 1.25, line: 1.35 };
const SERVED = { size: 0.82, line: 1.4 };
const FOOT = { size: 0.74, line: 1.4 };
/** ISO/IEC 18004 asks for so much white around a code; the text beside it keeps more than that. */
const QUIET_MODULES = 4;
const CODE_MM = { page: 22, cover: 30 };
/** On a board it is read from further away. */
const CODE_SHARE = 4.8;
const POINTS_PER_MM = 72 / 25.4;
const MIN_NAME_SHARE = 0.55;

/** The restaurant's name and the menu's, in the middle. */
export function layMasthead(
  { name, mastheads, locales }: PaperContent,
  options: BlockOptions,
  isCover: boolean,
): PaperBand {
  const [mainLocale = 'en'] = locales;
  const cell = new Cell(0, options.width, options);
  const nameLook = { ...NAME, face: 'title', isQuiet: false } as const;
  const scale = Math.max(MIN_NAME_SHARE, Math.min(1, options.width / cell.widthOf(name, nameLook, mainLocale)));
  cell.paragraph(name, { ...nameLook, size: NAME.size * scale }, mainLocale, { tag: 'H1', isCentred: true });
  // What both languages call the same is printed once.
  const linesOf = (line: 'tagline' | 'menu' | 'served') =>
    new Map(mastheads.toReversed().flatMap(({ [line]: words }) => (words ? [[words.text, words.locale]] : [])));
  for (const [tagline, locale] of [...linesOf('tagline')].toReversed())
    cell.paragraph(tagline, { ...TAGLINE, face: 'text', isQuiet: true }, locale, { isCentred: true });
  cell.skip(0.9);
  const ruleWidth = cell.em(4);
  cell.lines.push({
    kind: 'rule',
    x1: (options.width - ruleWidth) / 2,
    x2: (options.width + ruleWidth) / 2,
    y: cell.y,
  });
  cell.skip(0.7);
  for (const [menu, locale] of [...linesOf('menu')].toReversed())
    cell.paragraph(menu, { ...MENU_TITLE, face: 'title', isQuiet: false }, locale, { isCentred: true });
  for (const [served, locale] of [...linesOf('served')].toReversed())
    cell.paragraph(served, { ...SERVED, face: 'text', isQuiet: true }, locale, { isCentred: true });
  if (!isCover) cell.skip(1.8);
  return { height: cell.y, parts: cell.parts, lines: cell.lines, code: null };
}

/** The sentences at the left, the code at the right; on the back of a folded menu the code is in the middle above them. */
export function layFoot(content: PaperContent, options: BlockOptions, isBack: boolean): PaperBand {
  const { feet, contact, code } = content;
  const { size, width } = options;
  const codeSize = isBack ? CODE_MM.cover * POINTS_PER_MM : Math.max(CODE_MM.page * POINTS_PER_MM, size * CODE_SHARE);
  const gap = size * 1.6;
  const look = { ...FOOT, face: 'text', isQuiet: true } as const;
  const textWidth = isBack ? width : width - codeSize - gap;
  const top = isBack ? codeSize + gap : gap * 1.5;
  const columnWidth = cellWidth(feet.length, { size, width: textWidth });
  const cells = feet.map(({ locale, hours, lines }, index) => {
    const cell = new Cell(index * (columnWidth + (textWidth - feet.length * columnWidth)), columnWidth, options);
    cell.y = top;
    const contactText = [index === 0 && contact.text, hours?.text].filter(Boolean).join(PART_SEPARATOR);
    if (contactText !== '') {
      const contactLocale = contactText === hours?.text ? hours.locale : contact.locale;
      cell.paragraph(contactText, { ...look, isQuiet: false }, contactLocale, { isCentred: isBack });
      cell.skip(0.4);
    }
    for (const line of lines) {
      cell.paragraph(line, look, locale, { isCentred: isBack });
      cell.skip(0.18);
    }
    return cell;
  });
  const captionCell = new Cell(isBack ? 0 : width - codeSize, isBack ? width : codeSize, options);
  captionCell.y = (isBack ? 0 : top) + codeSize * (1 + QUIET_MODULES / qrOutline(code.address).modules);
  const captionLook = { ...look, size: isBack ? FOOT.size : 0.62, line: 1.25 };
  for (const { locale, text } of code.captions) captionCell.paragraph(text, captionLook, locale, { isCentred: true });
  if (isBack) {
    const shift = captionCell.y - top + gap * 0.6;
    for (const cell of cells) {
      for (const { pieces } of cell.parts) for (const piece of pieces) piece.y += shift;
      cell.y += shift;
    }
  }
  return {
    height: Math.max(captionCell.y, ...cells.map(({ y }) => y)),
    parts: [...cells.flatMap(({ parts }) => parts), ...captionCell.parts],
    lines: isBack ? [] : [{ kind: 'rule', x1: 0, x2: width, y: gap * 0.75 }],
    code: { x: isBack ? (width - codeSize) / 2 : width - codeSize, y: isBack ? 0 : top, size: codeSize },
  };
}
