import type { MediaType } from '../../../shared/file-types.ts';
import type { Logo, Picture } from '../../../shared/menu.ts';
import type { PublicRestaurant } from '../../../shared/publication.ts';
import type { TextOutline } from './text-outline.ts';

/** The calls of the child process; files are named by their absolute path. */
export type PictureCall =
  | { method: 'makeLogo'; path: string }
  | { method: 'makePicture'; path: string; type: MediaType }
  | { method: 'drawCard'; card: ShareCard }
  | { method: 'outlineText'; text: string }
  | { method: 'svgToPng'; svg: string; picture: PlacedPicture | null }
  | { method: 'logoToPng'; webp: string }
  | { method: 'decodeQr'; png: string };

/** A picture on a drawing, in its pixels; `png` is the file in base64. */
export type PlacedPicture = { png: string; x: number; y: number; width: number; height: number };

/** The content of a restaurant's card; `logo` and `photo` are files in base64. */
export type ShareCard = Pick<PublicRestaurant, 'name' | 'tagline' | 'main_locale' | 'title_font' | 'text_font'> & {
  logo: string | null;
  /** A dish's photo. */
  photo: string | null;
};

export type StoredPictureSize = Pick<Picture, 'width' | 'height'>;

/** The child's answers; `png`, `webp` and `card` are the file's bytes in base64. */
export type PictureAnswers = {
  makeLogo: StoredPictureSize & Required<Pick<Logo, 'ground'>> & { webp: string };
  /** One WebP for each of `pictureWidths`. */
  makePicture: StoredPictureSize & { files: { width: number; webp: string }[] };
  /** A PNG, or a JPEG if it has a photo. */
  drawCard: { card: string };
  outlineText: TextOutline;
  svgToPng: { png: string };
  logoToPng: { png: string };
  decodeQr: { text: string | null };
};

/** The child's own error: more pixels than allowed. Broken pictures have no code. */
export const TOO_MANY_PIXELS = 'picture_too_large';
export const BROKEN = 'picture_broken';

const MEGAPIXEL = 1_000_000;
/** JPEG and WebP are scaled while they are decoded, a PNG can't be: all its pixels are in memory at once. */
const MOST_WHOLE_PIXELS = 50 * MEGAPIXEL;
/** Above the 108 megapixels of a phone; decoding a progressive JPEG of this size needs some 350 MB. */
const MOST_SHRUNK_PIXELS = 120 * MEGAPIXEL;

export const mostPixels = (type: MediaType): number => (type === 'image/png' ? MOST_WHOLE_PIXELS : MOST_SHRUNK_PIXELS);
export const mostMegapixels = (type: MediaType): number => mostPixels(type) / MEGAPIXEL;
