import { readFile } from 'node:fs/promises';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8', 'hex');
const hasPrefix = (file: Buffer, start: Buffer): boolean => file.subarray(0, start.length).equals(start);

/**
 * Reads an untrusted picture reduced to the parts that decode to its pixels, before any library sees it. Files other
 * than PNG, JPEG or WebP are returned unchanged, for the library to refuse.
 */
export async function readPictureFile(path: string): Promise<Buffer> {
  const file = await readFile(path);
  if (hasPrefix(file, PNG)) return stripPng(file);
  if (hasPrefix(file, JPEG)) return stripJpeg(file);
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') return stripWebp(file);
  return file;
}
