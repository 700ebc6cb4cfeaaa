import sharp, { type Sharp } from 'sharp';
import { type HostileFile, hostile } from './hostile-file.ts';

/** Valid pictures of a menu in unusual formats, to be read or to contain no text; and pages without letters. */
export async function strangePictures(picture: Buffer): Promise<HostileFile[]> {
  const of = () => sharp(picture);
  const { width = 1, height = 1 } = await of().metadata();
  const plain = (background: string) => sharp({ create: { width, height, channels: 3, background } });
  const ink = await of().greyscale().negate().raw().toBuffer();
  const clear = sharp({ create: { width, height, channels: 3, background: '#000' } }).joinChannel(ink, {
    raw: { width, height, channels: 1 },
  });
  const make = async (name: string, made: Sharp, ...ends: ('draft' | 'no_text')[]) =>
    hostile(name, await made.toBuffer(), ...ends);
  return Promise.all([
    make('of-16-bits.png', of().toColourspace('rgb16').png(), 'draft'),
    make('of-1-bit.png', of().greyscale().threshold(150).png({ palette: true, colours: 2 }), 'draft'),
    make('interlaced.png', of().png({ progressive: true }), 'draft'),
    make('ink-on-nothing.png', clear.png(), 'draft'),
    make('in-four-inks.jpg', of().toColourspace('cmyk').jpeg(), 'draft'),
    make('in-grey.jpg', of().greyscale().jpeg(), 'draft'),
    make('in-passes.jpg', of().jpeg({ progressive: true }), 'draft'),
    make('at-quality-1.jpg', of().jpeg({ quality: 1 }), 'draft', 'no_text'),
    make('upside-down.jpg', of().rotate(180).jpeg(), 'draft', 'no_text'),
    make('tiny.png', of().resize(24).png(), 'draft', 'no_text'),
    make('white.png', plain('#fff').png(), 'no_text'),
    make('black.jpg', plain('#000').jpeg(), 'no_text'),
    ...[1, 8].map((sigma) => make(`blank-back-of-a-scan-${sigma}.jpg`, scannedBlank(sigma).jpeg({ quality: 70 }))),
    make('wholly-clear.png', of().ensureAlpha(0).png(), 'draft', 'no_text'),
  ]);
}

/** Scanned paper, with grain of this standard deviation, of 255. */
const scannedBlank = (sigma: number): Sharp =>
  sharp({
    create: {
      width: 620,
      height: 877,
      channels: 3,
      background: '#f6f6f3',
      noise: { type: 'gaussian', mean: 243, sigma },
    },
  });
