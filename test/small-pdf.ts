/** A line of text on a page of 595 by 842 points; `y` counts from the bottom, as PDF does. */
export type PdfLine = { text: string; x: number; y: number; size: number };

/**
 * A PDF with a text layer, written by hand (ISO 32000-1): for tests that need a small file of many pages, or one that
 * is broken in a certain way. Texts are ASCII without brackets.
 */
export function smallPdf(pages: PdfLine[][], { isEncrypted = false } = {}): Buffer {
  const objects: string[] = [];
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`);
  objects.push('<< /Type /Catalog /Pages 2 0 R >>');
  objects.push(`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`);
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  for (const [index, lines] of pages.entries()) {
    const content = lines.map(({ text, x, y, size }) => `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET`).join('\n');
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  // A standard security handler with an unknown password: its check values match none.
  if (isEncrypted)
    objects.push(`<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'5a'.repeat(32)}> /U <${'a5'.repeat(32)}> >>`);
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const encrypt = isEncrypted ? ` /Encrypt ${objects.length} 0 R` : '';
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /ID [<00> <00>]${encrypt} >>`;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

/** A page of a menu: a heading in larger type, and dishes with their prices at the right. */
export const menuPage = (heading: string, dishes: [title: string, price: string][]): PdfLine[] => [
  { text: heading, x: 60, y: 760, size: 24 },
  ...dishes.flatMap(([title, price], index): PdfLine[] => {
    const y = 710 - 40 * index;
    return [
      { text: title, x: 60, y, size: 12 },
      { text: price, x: 480, y, size: 12 },
    ];
  }),
];

const BREAKFAST: [title: string, price: string][] = [
  ['Buckwheat pancakes', '$9.50'],
  ['Two eggs any style', '$8.75'],
  ['Oatmeal with berries', '$7.25'],
  ['Corned beef hash', '$12.00'],
];
/** What is read the quickest: a page with text but of fewer words is four times as slow. */
export const QUICK_MENU = smallPdf([menuPage('Breakfast', BREAKFAST)]);
