import { type FontSlice, fontPath, listFontSlices } from './font-slices.ts';

export type FontWeight = 400 | 600;

/** The font's files by the characters in them, so that names in every European script can be written. */
const slices = listFontSlices('@fontsource/inter');

export function inFont(document: PDFKit.PDFDocument, { name }: FontSlice, weight: FontWeight): PDFKit.PDFDocument {
  return document.font(fontPath(`@fontsource/inter/files/inter-${name}-${weight}-normal.woff`));
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
