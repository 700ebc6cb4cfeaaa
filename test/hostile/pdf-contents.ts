import { deflateSync } from 'node:zlib';
import { type HostileFile, hostile } from './hostile-file.ts';
import { randomBytes } from './random-bytes.ts';
import { MENU_TEXT, onePage, stream } from './write-pdf.ts';

const MEGABYTE = 1024 * 1024;
const spaces = (megabytes: number) => Buffer.alloc(megabytes * MEGABYTE, ' ');
const form = (content: string, entries = '') =>
  stream(`/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${entries}`, content);
/** Decompression bombs, and drawings that never end. */
export function heavyContents(): HostileFile[] {
  return [
    hostile(
      'bomb-in-a-bomb.pdf',
      onePage({ contents: stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(spaces(400)))) }),
    ),
    hostile(
      'bomb-beside-a-menu.pdf',
      onePage({
        contents: '[6 0 R 7 0 R]',
        extra: [stream('', MENU_TEXT), stream('/Filter /FlateDecode', deflateSync(spaces(100)))],
      }),
    ),
    hostile(
      'bomb-of-runs.pdf',
      onePage({
        contents: stream(
          '/Filter [/FlateDecode /RunLengthDecode]',
          deflateSync(Buffer.alloc(2 * MEGABYTE, Buffer.from([129, 32]))),
        ),
      }),
    ),
    hostile(
      'filters-by-the-hundred.pdf',
      onePage({ contents: stream(`/Filter [${'/ASCIIHexDecode '.repeat(500)}]`, '41>') }),
    ),
    hostile('filter-unknown.pdf', onePage({ contents: stream('/Filter /NoSuchDecode', MENU_TEXT) })),
    hostile(
      'filter-cut-off.pdf',
      onePage({ contents: stream('/Filter /FlateDecode', deflateSync(Buffer.from(MENU_TEXT)).subarray(0, 60)) }),
    ),
    hostile(
      'predictor-wide.pdf',
      onePage({
        contents: stream(
          '/Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 1073741824 /Colors 32 /BitsPerComponent 16 >>',
          deflateSync(Buffer.from(MENU_TEXT)),
        ),
      }),
    ),
    hostile('lzw-garbage.pdf', onePage({ contents: stream('/Filter /LZWDecode', Buffer.alloc(50_000, 0xa5)) })),
    hostile(
      'inline-picture-endless.pdf',
      onePage({ content: `${MENU_TEXT}\nBI /W 50000 /H 50000 /CS /RGB /BPC 8 ID xxxx` }),
    ),
    hostile(
      'form-draws-itself.pdf',
      onePage({
        content: `${MENU_TEXT}\n/X Do`,
        resources: '/XObject << /X 6 0 R >>',
        extra: [form('/X Do', '/Resources << /XObject << /X 6 0 R >> >>')],
      }),
    ),
    hostile(
      'forms-draw-each-other.pdf',
      onePage({
        content: `${MENU_TEXT}\n/X Do`,
        resources: '/XObject << /X 6 0 R >>',
        extra: [
          form('/Y Do /Y Do', '/Resources << /XObject << /Y 7 0 R >> >>'),
          form('/X Do /X Do', '/Resources << /XObject << /X 6 0 R >> >>'),
        ],
      }),
    ),
    hostile('forms-doubling.pdf', doublingForms(16)),
    hostile(
      'pattern-tiny-steps.pdf',
      onePage({
        content: `/Pattern cs /P1 scn 0 0 595 842 re f\n${MENU_TEXT}`,
        resources: '/Pattern << /P1 6 0 R >>',
        extra: [
          stream(
            '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.00001 /YStep 0.00001 /Resources << >>',
            '0 0 1 1 re f',
          ),
        ],
      }),
    ),
    hostile(
      'pattern-paints-itself.pdf',
      onePage({
        content: `/Pattern cs /P1 scn 0 0 595 842 re f\n${MENU_TEXT}`,
        resources: '/Pattern << /P1 6 0 R >>',
        extra: [
          stream(
            '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /Pattern << /P1 6 0 R >> >>',
            '/Pattern cs /P1 scn 0 0 9 9 re f',
          ),
        ],
      }),
    ),
    hostile(
      'function-calls-itself.pdf',
      onePage({
        content: `/S sh\n${MENU_TEXT}`,
        resources:
          '/Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 595 842] /Function 6 0 R >> >>',
        extra: ['<< /FunctionType 3 /Domain [0 1] /Functions [6 0 R] /Bounds [] /Encode [0 1] >>'],
      }),
    ),
    hostile(
      'function-table-huge.pdf',
      onePage({
        content: `/S sh\n${MENU_TEXT}`,
        resources:
          '/Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 595 842] /Function 6 0 R >> >>',
        extra: [
          stream(
            '/FunctionType 0 /Domain [0 1 0 1 0 1 0 1] /Range [0 1] /Size [9999 9999 9999 9999] /BitsPerSample 32',
            'xx',
          ),
        ],
      }),
    ),
    hostile(
      'function-program-deep.pdf',
      onePage({
        content: `/S sh\n${MENU_TEXT}`,
        resources:
          '/Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 595 842] /Function 6 0 R >> >>',
        extra: [stream('/FunctionType 4 /Domain [0 1] /Range [0 1]', `${'{'.repeat(20_000)}${'}'.repeat(20_000)}`)],
      }),
    ),
    hostile('states-saved-without-end.pdf', onePage({ content: `${'q '.repeat(500_000)}\n${MENU_TEXT}` })),
    hostile('states-restored-without-end.pdf', onePage({ content: `${'Q '.repeat(500_000)}\n${MENU_TEXT}` }), 'draft'),
    hostile(
      'lines-by-the-hundred-thousand.pdf',
      onePage({
        contents: stream(
          '/Filter /FlateDecode',
          deflateSync(Buffer.from(`${MENU_TEXT}\n${'1 1 m 594 841 l S\n'.repeat(300_000)}`)),
        ),
      }),
    ),
    hostile('operator-unknown.pdf', onePage({ content: `zz yy 1 2 3 xx\n${MENU_TEXT}` }), 'draft'),
    hostile(
      'numbers-beyond-counting.pdf',
      onePage({ content: `${'9'.repeat(400)} -${'9'.repeat(400)} m ${MENU_TEXT} 1e400 NaN l S` }),
    ),
    hostile('content-random.pdf', onePage({ content: randomBytes(200_000) })),
  ];
}

/** Each form draws the next one twice: 2^levels drawings out of a few lines. */
function doublingForms(levels: number): Buffer {
  const forms = Array.from({ length: levels }, (_, level) =>
    form(level + 1 < levels ? '/X Do /X Do' : '0 0 1 1 re f', `/Resources << /XObject << /X ${level + 7} 0 R >> >>`),
  );
  return onePage({ content: `${MENU_TEXT}\n/X Do`, resources: '/XObject << /X 6 0 R >>', extra: forms });
}
