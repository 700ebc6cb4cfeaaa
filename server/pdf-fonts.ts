import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type FontWeight = 400 | 600;
type FontSlice = { name: string; path: string; has(code: number): boolean };

/** The font's files by the characters in them, so that names in every European script can be written. */
const slices: readonly FontSlice[] = (() => {
  const file = (name: string) => fileURLToPath(import.meta.resolve(`@fontsource/inter/${name}`));
  // The package's own list: a file's name and its characters, in CSS syntax.
  const ranges = JSON.parse(readFileSync(file('unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(ranges).map(([name, text]) => {
    const bounds = text.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    return {
      name,
      path: file(`files/inter-${name}-{weight}-normal.woff`),
      has: (code: number) => bounds.some(([from, to]) => code >= from && code <= to),
    };
  });
})();

/** Whether the font has every character of a text, which has no Chinese, Japanese, Korean or Arabic letters. */
export const canWrite = (text: string): boolean =>
  Array.from(text.replace(/[\u202f\u2009]/g, ' ').normalize('NFC')).every((character) =>
    slices.some(({ has }) => has(character.codePointAt(0) ?? 0)),
  );

export function inFont(document: PDFKit.PDFDocument, { path }: FontSlice, weight: FontWeight): PDFKit.PDFDocument {
  return document.font(path.replace('{weight}', String(weight)));
}

/** Splits the text into parts that one file of the font can write each; unknown characters become a question mark. */
export function runsOf(text: string): { slice: FontSlice; text: string }[] {
  const runs: { slice: FontSlice; text: string }[] = [];
  const latin = slices.find(({ name }) => name === 'latin');
  if (!latin) throw new Error('The font has no Latin letters.');
  // Narrow spaces, which French numbers use, are in no file.
  for (const character of text.replace(/[\u202f\u2009]/g, '\u00a0').normalize('NFC')) {
    const code = character.codePointAt(0) ?? 0;
    const fontSlice = latin.has(code) ? latin : slices.find((slice) => slice.has(code));
    const lastRun = runs.at(-1);
    const part = fontSlice ? character : '?';
    const slice = fontSlice ?? latin;
    if (lastRun?.slice === slice) lastRun.text += part;
    else runs.push({ slice, text: part });
  }
  return runs;
}
