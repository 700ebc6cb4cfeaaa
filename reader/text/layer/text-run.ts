import { isEastern, splitEastern, toHalfWidth } from '../../words/eastern-text.ts';

/** A text shown in one operation: its left edge, width, top and size in points of the page. */
export type TextRun = {
  text: string;
  x: number;
  width: number;
  top: number;
  size: number;
  bold: boolean;
  italic: boolean;
  /** Their names in the page; several if it was joined of pieces. */
  fonts: ReadonlySet<string>;
  /** False if the file sets it directly after the previous run, without a space: a kerned pair or a font change. */
  is_spaced: boolean;
};

const NARROW = /[iljtf.,:;'’|!()[\]I1 ]/;
const WIDE = /[mwMW@%&—…]/;
const widthOf = (character: string) =>
  isEastern(character)
    ? 2
    : NARROW.test(character)
      ? 0.5
      : WIDE.test(character)
        ? 1.5
        : /\p{Lu}/u.test(character)
          ? 1.2
          : 1;
const widthOfText = (text: string) => [...text].reduce((sum, character) => sum + widthOf(character), 0);

/** Splits a run into its words, with positions estimated from usual letter widths. */
export function splitTextRun(run: TextRun): TextRun[] {
  const unit = run.width / (widthOfText(run.text) || 1);
  return Array.from(run.text.matchAll(/\S+/g)).flatMap((match) => {
    let startIndex = match.index;
    return splitEastern(match[0]).map((text, part): TextRun => {
      const from = startIndex;
      startIndex += text.length;
      return {
        ...run,
        text: text.normalize('NFKC') === text ? text : mend(text),
        x: run.x + widthOfText(run.text.slice(0, from)) * unit,
        width: widthOfText(text) * unit,
        is_spaced: part > 0 || match.index > 0 || run.is_spaced,
      };
    });
  });
}

/** Ligatures and spacing accents become plain letters; fractions and other signs stay as printed. */
const mend = (text: string) =>
  toHalfWidth(text)
    .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'))
    .normalize('NFC');
