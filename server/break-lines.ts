/** A word, or a character of a script that breaks anywhere. */
type Token = { text: string; hasSpaceBefore: boolean };

const BREAKS_ANYWHERE = String.raw`\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef`;
/** What doesn't begin a line in Chinese and Japanese, and what doesn't end one. */
const NOT_FIRST = `、。，．：；！？）」』】〕》〉ー々…ぁぃぅぇぉっゃゅょァィゥェォッャュョ`;
const NOT_LAST = `（「『【〔《〈`;
const BREAK_PATTERN = new RegExp(
  `(?<=[${BREAKS_ANYWHERE}])(?<![${NOT_LAST}])(?![${NOT_FIRST}])|(?<![${NOT_LAST}])(?=[${BREAKS_ANYWHERE}])(?![${NOT_FIRST}])`,
  'u',
);

const tokensOf = (text: string): Token[] =>
  text
    .split(' ')
    .filter(Boolean)
    .flatMap((word, wordIndex) =>
      word
        .split(BREAK_PATTERN)
        .filter(Boolean)
        .map((part, index) => ({ text: part, hasSpaceBefore: wordIndex > 0 && index === 0 })),
    );

/** A last line of one word that is shorter than this share of the width looks lost. */
const SHORT_LAST_LINE = 0.3;
const NARROWEST = 0.7;

/**
 * Breaks a text into lines; a line that ends at a space has it. If the last line would be one short word, the others are
 * made shorter, unless that needs another line.
 */
export function breakLines(text: string, maxWidth: number, widthOf: (text: string) => number): string[] {
  const tokens = tokensOf(text).flatMap((token) => hardBroken(token, maxWidth, widthOf));
  const lines = fillLines(tokens, maxWidth, widthOf);
  if (lines.length < 2 || !isLost(lines, maxWidth, widthOf)) return lines;
  for (let share = 0.98; share >= NARROWEST; share -= 0.04) {
    const narrowLines = fillLines(tokens, maxWidth * share, widthOf);
    if (narrowLines.length > lines.length) break;
    if (!isLost(narrowLines, maxWidth, widthOf)) return narrowLines;
  }
  return lines;
}

function isLost(lines: readonly string[], maxWidth: number, widthOf: (text: string) => number): boolean {
  const lastLine = lines.at(-1)?.trim() ?? '';
  return !lastLine.includes(' ') && widthOf(lastLine) < maxWidth * SHORT_LAST_LINE;
}

function fillLines(tokens: readonly Token[], maxWidth: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  for (const { text, hasSpaceBefore } of tokens) {
    const space = hasSpaceBefore ? ' ' : '';
    const tokenWidth = widthOf(text) + (hasSpaceBefore ? widthOf(' ') : 0);
    if (line !== '' && width + tokenWidth > maxWidth) {
      lines.push(line + space);
      line = text;
      width = widthOf(text);
    } else {
      line += line === '' ? text : space + text;
      width += line === text ? widthOf(text) : tokenWidth;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** A word that is wider than the line is broken within. */
function hardBroken(token: Token, maxWidth: number, widthOf: (text: string) => number): Token[] {
  if (widthOf(token.text) <= maxWidth) return [token];
  const parts: Token[] = [];
  let part = '';
  for (const character of token.text) {
    if (part !== '' && widthOf(part + character) > maxWidth) {
      parts.push({ text: part, hasSpaceBefore: token.hasSpaceBefore && parts.length === 0 });
      part = '';
    }
    part += character;
  }
  return [...parts, { text: part, hasSpaceBefore: token.hasSpaceBefore && parts.length === 0 }];
}
