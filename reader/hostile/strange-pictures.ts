import sharp, { type Sharp } from 'sharp';
import { type HostileFile, hostile } from './hostile-file.ts';

/** Sound pictures of a menu in forms that few people send: each is to be read, or to hold no text. */
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
    make('wholly-clear.png', of().ensureAlpha(0).png(), 'draft', 'no_text'),
  ]);
}
