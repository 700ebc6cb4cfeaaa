import { deflateSync } from 'node:zlib';
import { type HostileFile, hostile } from './hostile-file.ts';
import { MENU_TEXT, onePage, stream } from './write-pdf.ts';

const MEGABYTE = 1024 * 1024;
const picture = (entries: string, data: Buffer | string = 'not a picture at all') =>
  stream(`/Type /XObject /Subtype /Image ${entries}`, data);
const withPicture = (entries: string, data?: Buffer | string) =>
  onePage({
    content: `${MENU_TEXT}\nq 300 0 0 300 60 60 cm /X Do Q`,
    resources: '/XObject << /X 6 0 R >>',
    extra: [picture(entries, data)],
  });
/** The same picture alone on its page, so that the page must be rendered and read by OCR. */
const pictureAlone = (entries: string, data?: Buffer | string) =>
  onePage({
    content: 'q 595 0 0 842 0 0 cm /X Do Q',
    resources: '/XObject << /X 6 0 R >>',
    extra: [picture(entries, data)],
  });

/** Pictures in a PDF with a wrong size, encoding or colour space. */
export function heavyPictures(): HostileFile[] {
  return [
    hostile(
      'picture-of-sixty-thousand.pdf',
      pictureAlone(
        '/Width 60000 /Height 60000 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /FlateDecode',
        deflateSync(Buffer.alloc(60 * MEGABYTE)),
      ),
    ),
    hostile(
      'picture-of-sixty-thousand-beside-a-menu.pdf',
      withPicture(
        '/Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode',
        deflateSync(Buffer.alloc(60 * MEGABYTE)),
      ),
    ),
    hostile('picture-below-zero.pdf', withPicture('/Width -5 /Height -5 /ColorSpace /DeviceRGB /BitsPerComponent 8')),
    hostile('picture-without-size.pdf', withPicture('/ColorSpace /DeviceRGB /BitsPerComponent 8')),
    hostile('picture-of-99-bits.pdf', withPicture('/Width 40 /Height 40 /ColorSpace /DeviceRGB /BitsPerComponent 99')),
    hostile(
      'picture-masks-itself.pdf',
      withPicture('/Width 4 /Height 4 /ColorSpace /DeviceGray /BitsPerComponent 8 /SMask 6 0 R', Buffer.alloc(16, 128)),
    ),
    hostile(
      'picture-jbig2-huge.pdf',
      pictureAlone(
        '/Width 60000 /Height 60000 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode',
        jbig2Head(60_000),
      ),
    ),
    hostile(
      'picture-jbig2-garbage.pdf',
      pictureAlone(
        '/Width 400 /Height 400 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode',
        Buffer.alloc(3_000, 0x5a),
      ),
    ),
    hostile(
      'picture-jbig2-globals-ring.pdf',
      pictureAlone(
        '/Width 400 /Height 400 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /JBIG2Decode /DecodeParms << /JBIG2Globals 6 0 R >>',
        jbig2Head(400),
      ),
    ),
    hostile('picture-jpx-huge.pdf', pictureAlone('/Width 60000 /Height 60000 /Filter /JPXDecode', jpxHead(0x7fffffff))),
    hostile(
      'picture-jpx-garbage.pdf',
      pictureAlone('/Width 400 /Height 400 /Filter /JPXDecode', Buffer.alloc(3_000, 0xff)),
    ),
    hostile(
      'picture-fax-wide.pdf',
      pictureAlone(
        '/Width 60000 /Height 60000 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 2000000000 /Rows 2000000000 >>',
        Buffer.alloc(9_000, 0x26),
      ),
    ),
    hostile(
      'picture-jpeg-garbage.pdf',
      pictureAlone(
        '/Width 400 /Height 400 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
        Buffer.from('ffd8ffe000104a464946', 'hex'),
      ),
    ),
    hostile(
      'picture-colours-in-a-ring.pdf',
      withPicture(
        '/Width 4 /Height 4 /ColorSpace [/Indexed [/Indexed 6 0 R 9 (x)] 9 (x)] /BitsPerComponent 8',
        Buffer.alloc(16),
      ),
    ),
  ];
}

/** A page information segment (ITU-T T.88 §7.4.8) of a square of that many pixels, and nothing on it. */
function jbig2Head(pixels: number): Buffer {
  const head = Buffer.from('00000000300001000000130000000000000000000000000000000000000000', 'hex');
  head.writeUInt32BE(pixels, 11);
  head.writeUInt32BE(pixels, 15);
  return head;
}

/** A JPEG 2000 codestream's SIZ segment (ISO 15444-1 A.5.1) for a square of that many pixels, and nothing behind it. */
function jpxHead(pixels: number): Buffer {
  const head = Buffer.from(`ff4fff51002f0000${'00'.repeat(32)}0003070101070101070101ff93ffd9`, 'hex');
  for (const at of [8, 12, 24, 28]) head.writeUInt32BE(pixels, at);
  return head;
}
