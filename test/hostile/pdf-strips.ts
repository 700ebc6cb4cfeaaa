import sharp from 'sharp';
import { type HostileFile, hostile } from './hostile-file.ts';
import { MENU_TEXT, onePage, stream } from './write-pdf.ts';

/** A strip of 24 MB once it is decoded; all of them together are more than a child may hold. */
const STRIP = { width: 8_000, height: 1_000 };
const STRIPS = 30;
const PAGE = { width: 595, height: 842 };

/** A page whose background is cut into strips, each a JPEG far finer than any screen: printers' programs make them so. */
export async function pageInStrips(content = MENU_TEXT): Promise<Buffer> {
  const jpeg = await sharp({ create: { ...STRIP, channels: 3, background: '#f4efe6' } })
    .jpeg({ quality: 50 })
    .toBuffer();
  const size = `/Width ${STRIP.width} /Height ${STRIP.height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  const numbers = Array.from({ length: STRIPS }, (_, index) => index);
  const height = PAGE.height / STRIPS;
  const drawn = numbers.map((n) => `q ${PAGE.width} 0 0 ${height} 0 ${n * height} cm /Strip${n} Do Q`);
  return onePage({
    content: [...drawn, content].join('\n'),
    mediaBox: `[0 0 ${PAGE.width} ${PAGE.height}]`,
    resources: `/XObject << ${numbers.map((n) => `/Strip${n} ${6 + n} 0 R`).join(' ')} >>`,
    extra: numbers.map(() => stream(`/Type /XObject /Subtype /Image ${size} /Filter /DCTDecode`, jpeg)),
  });
}

/** Pages that pictures in strips make heavy. */
export async function pagesInStrips(): Promise<HostileFile[]> {
  return [
    hostile('strips-under-a-menu.pdf', await pageInStrips(), 'draft'),
    hostile('strips-alone.pdf', await pageInStrips(''), 'no_text'),
  ];
}
