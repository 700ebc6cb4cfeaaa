import { type HostileFile, hostile } from './hostile-file.ts';
import { LOW_PAGE, LOW_TEXT, MENU_TEXT, onePage, stream, writePdf } from './write-pdf.ts';

const DEEP = 60_000;
const deep = (open: string, close: string, depth = DEEP) => open.repeat(depth) + close.repeat(depth);

/** Cyclic trees, dangling tables, unbounded nesting. */
export function brokenStructures(): HostileFile[] {
  return [
    hostile('page-tree-in-itself.pdf', onePage({ pages: '<< /Type /Pages /Kids [2 0 R] /Count 1 >>' })),
    hostile(
      'page-tree-in-a-ring.pdf',
      onePage({
        pages: '<< /Type /Pages /Kids [6 0 R] /Count 2 >>',
        extra: ['<< /Type /Pages /Kids [2 0 R] /Count 1 /Parent 2 0 R >>'],
      }),
    ),
    hostile(
      'page-tree-of-a-billion.pdf',
      onePage({ pages: '<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>' }),
      'too_many_pages',
      'draft',
    ),
    hostile(
      'page-tree-below-zero.pdf',
      onePage({ pages: '<< /Type /Pages /Kids [3 0 R] /Count -5 >>' }),
      'file_damaged',
      'draft',
    ),
    hostile('page-tree-without-pages.pdf', onePage({ pages: '<< /Type /Pages /Kids [] /Count 0 >>' }), 'file_damaged'),
    hostile('page-tree-of-text.pdf', onePage({ pages: '(pages)' })),
    hostile('page-tree-missing.pdf', onePage({ pages: 'null' })),
    hostile('page-tree-deep.pdf', deepPageTree(3_000)),
    hostile('page-parent-is-the-page.pdf', onePage({ page: '/Parent 3 0 R' })),
    hostile(
      'page-counted-twice.pdf',
      onePage({ pages: '<< /Type /Pages /Kids [3 0 R 3 0 R 3 0 R] /Count 3 >>' }),
      'draft',
    ),
    hostile('two-thousand-pages.pdf', manyPages(2_000), 'too_many_pages'),
    hostile('two-thousand-pages-called-one.pdf', manyPages(2_000, 1)),
    hostile('catalog-missing.pdf', writePdf({ objects: ['null'] })),
    hostile('catalog-is-its-own-pages.pdf', writePdf({ objects: ['<< /Type /Catalog /Pages 1 0 R >>'] })),
    hostile('object-refers-to-itself.pdf', onePage({ contents: '4 0 R' })),
    hostile('length-refers-to-itself.pdf', onePage({ contents: stream('/Length 4 0 R', MENU_TEXT) })),
    hostile('length-too-long.pdf', onePage({ contents: stream('/Length 99999999', MENU_TEXT) })),
    hostile('length-below-zero.pdf', onePage({ contents: stream('/Length -1', MENU_TEXT) })),
    hostile('content-in-a-ring.pdf', onePage({ contents: '[4 0 R 6 0 R]', extra: ['[4 0 R]'] })),
    hostile(
      'content-of-ten-thousand-parts.pdf',
      onePage({ contents: `[${'6 0 R '.repeat(10_000)}]`, extra: [stream('', '0 0 m ')] }),
    ),
    hostile('table-start-zero.pdf', onePage({ start: () => '0' })),
    hostile('table-start-far-away.pdf', onePage({ start: () => '99999999999999999999' })),
    hostile('table-start-below-zero.pdf', onePage({ start: () => '-7' })),
    hostile('table-start-missing.pdf', onePage({ start: () => '' })),
    hostile('table-before-itself.pdf', ringOfTables()),
    hostile(
      'table-of-a-billion.pdf',
      Buffer.from(
        onePage()
          .toString('latin1')
          .replace(/xref\n0 6/, 'xref\n0 999999999'),
        'latin1',
      ),
    ),
    hostile(
      'table-offsets-all-one.pdf',
      Buffer.from(
        onePage()
          .toString('latin1')
          .replace(/\d{10} 00000 n/g, '0000000017 00000 n'),
        'latin1',
      ),
    ),
    hostile('table-stream-wide.pdf', tableStream('/W [1 99999999 1] /Index [0 4000000000]')),
    hostile('table-stream-below-zero.pdf', tableStream('/W [-1 -2 -1] /Index [-5 10]')),
    hostile('object-stream-in-itself.pdf', objectStream('1 0 4 0')),
    hostile('object-stream-extends-itself.pdf', objectStream('7 0', '/Extends 6 0 R')),
    hostile('object-stream-of-a-billion.pdf', objectStream('7 0', '/N 1000000000')),
    hostile('trailer-without-root.pdf', Buffer.from(onePage().toString('latin1').replace('/Root 1 0 R', ''), 'latin1')),
    hostile('arrays-deep.pdf', onePage({ page: `/Deep ${deep('[', ']')}` })),
    hostile('dictionaries-deep.pdf', onePage({ page: `/Deep ${deep('<< /A ', '>>')}` })),
    hostile(
      'arrays-deep-in-content.pdf',
      onePage({ content: `${deep('[', ']')} TJ\n${LOW_TEXT}`, mediaBox: LOW_PAGE }),
    ),
    hostile('arrays-never-closed.pdf', onePage({ content: `${'['.repeat(DEEP)}\n${MENU_TEXT}` })),
    hostile('text-never-closed.pdf', onePage({ content: `${MENU_TEXT}\nBT (${'('.repeat(DEEP)}` })),
    hostile(
      'outline-in-a-ring.pdf',
      onePage({
        catalog: '/Outlines 6 0 R',
        extra: ['<< /First 6 0 R /Last 6 0 R /Next 6 0 R /Parent 6 0 R /Title (x) /Count 1 >>'],
      }),
      'draft',
    ),
    hostile(
      'names-in-a-ring.pdf',
      onePage({
        catalog: '/Names << /Dests 6 0 R /EmbeddedFiles 6 0 R /JavaScript 6 0 R >>',
        extra: ['<< /Kids [6 0 R] >>'],
      }),
      'draft',
    ),
    hostile(
      'tags-in-a-ring.pdf',
      onePage({
        catalog: '/MarkInfo << /Marked true >> /StructTreeRoot 6 0 R',
        extra: ['<< /Type /StructTreeRoot /K 6 0 R /ParentTree 6 0 R /Kids [6 0 R] >>'],
      }),
      'draft',
    ),
    hostile(
      'layers-in-a-ring.pdf',
      onePage({
        catalog: '/OCProperties << /OCGs [6 0 R] /D << /Order [7 0 R] /ON [6 0 R] >> >>',
        extra: ['<< /Type /OCMD /OCGs 6 0 R /VE 7 0 R >>', '[7 0 R]'],
        content: `/OC /L1 BDC\n${MENU_TEXT}\nEMC`,
        resources: '/Properties << /L1 6 0 R >>',
      }),
    ),
    hostile('marks-never-closed.pdf', onePage({ content: `${'/P BMC '.repeat(DEEP)}${MENU_TEXT}` })),
    hostile(
      'notes-in-a-ring.pdf',
      onePage({
        page: '/Annots [6 0 R 6 0 R]',
        extra: ['<< /Type /Annot /Subtype /Popup /Rect [0 0 9 9] /Parent 6 0 R /Popup 6 0 R /IRT 6 0 R >>'],
      }),
      'draft',
    ),
    hostile(
      'form-fields-in-a-ring.pdf',
      onePage({
        catalog: '/AcroForm << /Fields [6 0 R] >>',
        page: '/Annots [6 0 R]',
        extra: ['<< /FT /Tx /T (x) /Kids [6 0 R] /Parent 6 0 R /Subtype /Widget /Rect [0 0 9 9] >>'],
      }),
      'draft',
    ),
    hostile('head-late.pdf', onePage({ head: `${' '.repeat(900)}\n%PDF-1.7\n` })),
    hostile('head-of-no-version.pdf', onePage({ head: '%PDF-\n' }), 'draft'),
    hostile('head-only.pdf', '%PDF-1.7\n', 'file_truncated'),
    hostile('head-and-end-only.pdf', '%PDF-1.7\n%%EOF\n', 'file_damaged'),
    hostile('nothing-but-ends.pdf', `%PDF-1.7\n${'startxref\n0\n%%EOF\n'.repeat(20_000)}`, 'file_damaged'),
    hostile('objects-without-end.pdf', `%PDF-1.7\n${'1 0 obj\n<< '.repeat(20_000)}\nstartxref\n9\n%%EOF\n`),
  ];
}

function deepPageTree(depth: number): Buffer {
  const nodes = Array.from({ length: depth }, (_, index) =>
    index + 1 < depth
      ? `<< /Type /Pages /Count 1 /Kids [${index + 7} 0 R] >>`
      : '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  );
  return onePage({ pages: '<< /Type /Pages /Kids [6 0 R] /Count 1 >>', extra: nodes });
}

function manyPages(count: number, said = count): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 6} 0 R`).join(' ');
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>';
  return onePage({
    pages: `<< /Type /Pages /Kids [${kids}] /Count ${said} >>`,
    extra: Array.from({ length: count }, () => page),
  });
}

/** A cross-reference table whose predecessor is itself. */
function ringOfTables(): Buffer {
  let at = 0;
  const measure = (offset: number) => {
    at = offset;
    return String(offset);
  };
  onePage({ trailer: '/Prev 0000000000', start: measure });
  return onePage({ trailer: `/Prev ${String(at).padStart(10, '0')}` });
}

function tableStream(entries: string): Buffer {
  const body = `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n`;
  const table = stream(`/Type /XRef /Size 8 /Root 1 0 R ${entries}`, '\u0001\u0002\u0003\u0004'.repeat(8)).toString(
    'latin1',
  );
  return Buffer.from(`${body}8 0 obj\n${table}\nendobj\nstartxref\n${body.length}\n%%EOF\n`, 'latin1');
}

/** Objects 7 and 8 are in object 6, a stream of objects, found through a table that is itself a stream. */
function objectStream(index: string, entries = ''): Buffer {
  const count = entries.includes('/N ') ? '' : `/N ${index.split(' ').length / 2}`;
  const held = stream(
    `/Type /ObjStm ${count} /First 20 ${entries}`,
    `${index.padEnd(20)}<< /Type /Catalog /Pages 2 0 R >>`,
  );
  const body = `%PDF-1.7\n6 0 obj\n${held.toString('latin1')}\nendobj\n`;
  const entry = (type: number, second: number, third: number) => Buffer.from([type, second >> 8, second & 255, third]);
  const rows = [
    entry(0, 0, 255),
    entry(2, 6, 0),
    ...Array.from({ length: 4 }, () => entry(2, 6, 1)),
    entry(1, 9, 0),
    entry(2, 6, 0),
  ];
  const table = stream('/Type /XRef /Size 8 /Root 1 0 R /W [1 2 1]', Buffer.concat(rows)).toString('latin1');
  return Buffer.from(`${body}9 0 obj\n${table}\nendobj\nstartxref\n${body.length}\n%%EOF\n`, 'latin1');
}
