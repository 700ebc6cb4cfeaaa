/**
 * PDFs written byte by byte (ISO 32000-1), with as many errors as a test needs. Objects 1 to 5 are the catalog, the page tree,
 * the one page, its content and its font; a test's own objects start at 6.
 */
export type PdfObject = string | Buffer;

/**
 * A small menu, so that a robust reader has something to find. Its lines are close and its page is low, because
 * rendering costs by area, and these files' errors are elsewhere.
 */
export const MENU_TEXT = [
  'BT /F1 24 Tf 60 670 Td (Starters) Tj ET',
  'BT /F1 12 Tf 60 650 Td (Onion soup with cheese) Tj ET BT /F1 12 Tf 480 650 Td (9.50) Tj ET',
  'BT /F1 12 Tf 60 630 Td (Green salad and walnuts) Tj ET BT /F1 12 Tf 480 630 Td (8.00) Tj ET',
  'BT /F1 12 Tf 60 610 Td (Fried squid with lemon) Tj ET BT /F1 12 Tf 480 610 Td (12.00) Tj ET',
].join('\n');

/**
 * The same with a heading and a dish in one line, on a page so low that it has a third of a usual page's pixels when it
 * is drawn for OCR: for files whose text is only found in the drawn page.
 */
export const LOW_PAGE = '[0 600 595 618]';
export const LOW_TEXT = [
  'BT /F1 14 Tf 60 604 Td (Starters) Tj ET',
  'BT /F1 12 Tf 200 604 Td (Onion soup) Tj ET BT /F1 12 Tf 480 604 Td (9.50) Tj ET',
].join('\n');

export const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/** `dictionary` without its brackets; the length is filled in unless it is set. */
export function stream(dictionary: string, data: PdfObject): Buffer {
  const bytes = toBytes(data);
  const length = dictionary.includes('/Length ') ? '' : ` /Length ${bytes.length}`;
  return Buffer.concat([
    Buffer.from(`<< ${dictionary}${length} >>\nstream\n`, 'latin1'),
    bytes,
    Buffer.from('\nendstream', 'latin1'),
  ]);
}

type Whole = { objects: readonly PdfObject[]; trailer?: string; start?: (offset: number) => string; head?: string };

/** Objects, numbered from 1, with their cross-reference table and trailer. */
export function writePdf({ objects, trailer = '', start = String, head = '%PDF-1.7\n' }: Whole): Buffer {
  const parts: Buffer[] = [toBytes(head)];
  let length = parts[0]?.length ?? 0;
  const add = (part: PdfObject) => {
    const bytes = toBytes(part);
    parts.push(bytes);
    length += bytes.length;
  };
  const offsets = objects.map((object, index) => {
    const offset = length;
    add(`${index + 1} 0 obj\n`);
    add(object);
    add('\nendobj\n');
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const at = length;
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`);
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start(at)}\n%%EOF\n`);
  return Buffer.concat(parts);
}

export type OnePage = {
  content?: PdfObject;
  /** The whole object of the content, if it is more than a plain stream. */
  contents?: PdfObject;
  catalog?: string;
  pages?: string;
  page?: string;
  mediaBox?: string;
  /** Entries of the page's resources beside its typeface. */
  resources?: string;
  font?: PdfObject;
  /** Objects from number 6 on. */
  extra?: readonly PdfObject[];
  trailer?: string;
  start?: (offset: number) => string;
  head?: string;
};

/** A PDF of one page, which is valid except for `parts`. */
export function onePage(parts: OnePage = {}): Buffer {
  const { content = MENU_TEXT, mediaBox = '[0 600 595 700]', extra = [], font = FONT } = parts;
  return writePdf({
    objects: [
      `<< /Type /Catalog /Pages 2 0 R ${parts.catalog ?? ''} >>`,
      parts.pages ?? '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox ${mediaBox} /Contents 4 0 R ${parts.page ?? ''}
      /Resources << /Font << /F1 5 0 R >> ${parts.resources ?? ''} >> >>`,
      parts.contents ?? stream('', content),
      font,
      ...extra,
    ],
    ...(parts.trailer !== undefined && { trailer: parts.trailer }),
    ...(parts.start && { start: parts.start }),
    ...(parts.head !== undefined && { head: parts.head }),
  });
}

const toBytes = (part: PdfObject): Buffer => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part);
