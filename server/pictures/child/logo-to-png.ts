import sharp from 'sharp';

/** Sharp at 16 cm and 300 dots an inch, of which a logo is a third. */
const MAX_PIXELS = 640;

/** A stored logo (WebP) as a PNG, which PDFs, and programs that open an SVG, can show. */
export const logoToPng = (webp: Buffer): Promise<Buffer> =>
  sharp(webp)
    .resize({ width: MAX_PIXELS, height: MAX_PIXELS, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
