import { parseXml } from '../../files/parse-xml.ts';
import { openZipParts } from '../../files/zip-parts.ts';
import { type DocumentPart, linesOfDocument, type Paragraph } from './document-lines.ts';
import type { MenuLine } from './lines/menu-line.ts';
import { TextRefusal } from './lines/text-refusal.ts';

/** Of the parts that are read: a menu's text has some hundred kilobytes. */
const MAX_UNPACKED_BYTES = 8 * 1024 * 1024;
/**
 * Names of heading styles in the languages of Word: an id is the name in the language of whoever made the document, without letters that
 * aren't ASCII.
 */
const HEADING_PATTERN = /^(?:heading|title|titre|ü?berschrift|titel|t[ií]?tulo|titolo|kop\d|rubrik\d|overskrift\d)/i;
/** Word's own size, in half points, if a document says nothing. */
const USUAL_SIZE = 22;

/**
 * The text of a Word document (ECMA-376, part 1, 17): paragraphs, tabs and tables. Pictures, headers, footnotes, hidden, deleted
 * and struck words aren't read; macros aren't even unpacked, but a document that may have some is refused.
 *
 * @throws TextRefusal, ContainerProblem
 */
export async function readDocxLines(bytes: Uint8Array): Promise<MenuLine[]> {
  const parts = await openZipParts(bytes, MAX_UNPACKED_BYTES);
  try {
    const types = await parts.read('[Content_Types].xml');
    if (types?.includes('macroEnabled')) throw new TextRefusal('macros');
    const document = await parts.read(mainPartOf(types ?? ''));
    if (document === undefined) throw new TextRefusal('unreadable');
    return linesOfDocument(readParts(document));
  } finally {
    parts.close();
  }
}

/** Word's own limit of columns. */
const MAX_SPAN = 63;
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Office on the web names it document2.xml, for example (ECMA-376, part 2, 10.1.2). */
function mainPartOf(types: string): string {
  let mainPart = 'word/document.xml';
  parseXml(types, {
    open: (name, attributes) => {
      if (name !== 'Override') return;
      const { PartName = '', ContentType } = attributes();
      if (ContentType === MAIN_TYPE && PartName.startsWith('/word/')) mainPart = PartName.slice(1);
    },
    text: () => undefined,
    close: () => undefined,
  });
  return mainPart;
}

function readParts(xml: string): DocumentPart[] {
  const parts: DocumentPart[] = [];
  /** Text boxes are paragraphs within paragraphs, and cells may have tables. */
  const paragraphs: Paragraph[] = [];
  const rows: Paragraph[][][] = [];
  /** Of the open cells: how many columns each spans. */
  const spans: number[] = [];
  /** Of the open rows: how many cells each has. */
  const cellCounts: number[] = [];
  let run = newRun();
  let isInRunProperties = false;
  let isText = false;
  let leftOutDepth = 0;

  parseXml(xml, { open: openElement, text: (text) => isText && write(text), close: closeElement });
  return parts;

  function write(text: string): void {
    const paragraph = paragraphs.at(-1);
    if (!paragraph || leftOutDepth > 0 || run.isHidden) return;
    paragraph.text += text;
    if (text.trim() === '') return;
    paragraph.isBold &&= run.isBold;
    paragraph.size = Math.max(paragraph.size, run.size);
  }

  function openElement(name: string, attributes: () => Record<string, string>): void {
    const value = () => attributes()['w:val'];
    if (LEFT_OUT.has(name)) leftOutDepth += 1;
    else if (name === 'p') paragraphs.push({ text: '', isBold: true, isHeading: false, size: 0 });
    else if (name === 'tr') openRow();
    else if (name === 'tc') openCell();
    else if (name === 'gridSpan') setSpan(Number(value()));
    else if (name === 'r') run = newRun();
    else if (name === 'rPr') isInRunProperties = true;
    else if (name === 't') isText = true;
    else if (isInRunProperties) setRun(name, value);
    else if (name === 'pStyle' || name === 'outlineLvl') setHeading(name, value() ?? '');
    // With a value a tab is where one stops.
    else if (value() === undefined) write(WRITTEN_SIGNS[name] ?? '');
  }

  function setRun(name: string, value: () => string | undefined): void {
    const isOn = () => !['0', 'false', 'none', 'off'].includes(value() ?? '');
    if (name === 'b') run.isBold = isOn();
    else if (name === 'vanish' || name === 'strike' || name === 'dstrike') run.isHidden ||= isOn();
    else if (name === 'sz') run.size = Number(value()) || USUAL_SIZE;
  }

  function setHeading(name: 'pStyle' | 'outlineLvl', value: string): void {
    const paragraph = paragraphs.at(-1);
    // Level 9 is the text of the body.
    if (paragraph) paragraph.isHeading ||= name === 'pStyle' ? HEADING_PATTERN.test(value) : value !== '9';
  }

  function closeElement(name: string): void {
    if (name === 't') isText = false;
    else if (name === 'rPr') isInRunProperties = false;
    else if (LEFT_OUT.has(name)) leftOutDepth -= 1;
    else if (name === 'p') {
      const paragraph = paragraphs.pop();
      if (!paragraph || leftOutDepth > 0) return;
      const cell = rows.at(-1)?.at(-1);
      if (cell) cell.push(paragraph);
      else parts.push({ paragraph });
    } else if (name === 'tc') closeCell();
    else if (name === 'tr') closeRow();
  }

  function openRow(): void {
    rows.push([]);
    cellCounts.push(0);
  }

  function openCell(): void {
    rows.at(-1)?.push([]);
    cellCounts[cellCounts.length - 1] = (cellCounts.at(-1) ?? 0) + 1;
    spans.push(1);
  }

  function setSpan(span: number): void {
    spans[spans.length - 1] = Math.min(span || 1, MAX_SPAN);
  }

  /** The columns that it spans besides are blank. */
  function closeCell(): void {
    for (let column = spans.pop() ?? 1; column > 1; column -= 1) rows.at(-1)?.push([]);
  }

  function closeRow(): void {
    const cells = rows.pop();
    const isSpanned = cellCounts.pop() === 1;
    if (!cells || leftOutDepth > 0) return;
    const outerCell = rows.at(-1)?.at(-1);
    if (outerCell) addParagraphs(outerCell, cells);
    // A cell of the whole width is over all columns: what follows isn't beside what precedes it.
    else if (isSpanned && cells.length > 1) for (const paragraph of cells.flat()) parts.push({ paragraph });
    else parts.push({ cells });
  }
}

/** One by one: a hostile table has more of them than a call may have arguments. */
function addParagraphs(outerCell: Paragraph[], cells: readonly (readonly Paragraph[])[]): void {
  for (const paragraph of cells.flat()) outerCell.push(paragraph);
}

/** Office writes text boxes a second time, for older programs; and words that were moved stay where they were. */
const LEFT_OUT: ReadonlySet<string> = new Set(['Fallback', 'moveFrom']);

const WRITTEN_SIGNS: Readonly<Record<string, string>> = { tab: '\t', br: '\n', cr: '\n', noBreakHyphen: '-' };

const newRun = () => ({ isBold: false, isHidden: false, size: USUAL_SIZE });
