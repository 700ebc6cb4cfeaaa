import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A part of a font's package, and the characters that its files are for. */
export type FontSlice = { name: string; has(code: number): boolean };

export const fontPath = (file: string): string => fileURLToPath(import.meta.resolve(file));

const slicesByPackage = new Map<string, readonly FontSlice[]>();

/** The parts of a package, such as `@fontsource/inter`. A font may still lack a character of its part. */
export function listFontSlices(fontPackage: string): readonly FontSlice[] {
  const cachedSlices = slicesByPackage.get(fontPackage);
  if (cachedSlices) return cachedSlices;
  // The package's own list: a part's name and its characters, in CSS syntax.
  const ranges = JSON.parse(readFileSync(fontPath(`${fontPackage}/unicode.json`), 'utf8')) as Record<string, string>;
  const slices = Object.entries(ranges).map(([name, text]) => {
    const bounds = text.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    return {
      name: name.replace(/[[\]]/g, ''),
      has: (code: number) => bounds.some(([from, to]) => code >= from && code <= to),
    };
  });
  slicesByPackage.set(fontPackage, slices);
  return slices;
}
