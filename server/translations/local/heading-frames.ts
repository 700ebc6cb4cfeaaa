import { LANGUAGE_TAGS, MENU_LOCALES, type MenuLocale } from '../../../shared/locales.ts';
import { isPrepositional } from './prepositional-headings.ts';
import { HEADING_FRAMES } from './sentences/heading-frames.ts';
import { capitalized, withCaseOf } from './written-marks.ts';

/**
 * Titles of sections that say something usual around another title: "L'angolo dei dolci", "Frites & Cie", "Soupes du jour". The
 * inner part is a title of its own, so that each frame goes with every title that is known by itself.
 */

const GAP = '…';

type Frame = { pattern: RegExp; written: Readonly<Record<MenuLocale, string>> };

const framesByLocale = new Map<MenuLocale, readonly Frame[]>();

/** A text without accents whose letters are where they were. */
const withoutMarks = (text: string): string =>
  [...text.replaceAll('’', "'")]
    .map((letter) => (letter.length > 1 ? '?' : (letter.normalize('NFD')[0] ?? letter)))
    .join('');

function patternOf(locale: MenuLocale, template: string): RegExp {
  const folded = withoutMarks(template).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [before = '', behind = ''] = folded.replaceAll(' ', '\\s+').split(GAP);
  // A German compound joins what it is made of at once, or by a letter.
  const isEnd = locale === 'de' && /^-?\p{L}/u.test(behind);
  const end = isEnd ? `(?:s|n)?[-\\s]?${behind.replace(/^-/, '')}` : behind;
  return new RegExp(`^${before}(?<core>\\S(?:.*\\S)?)${end}$`, 'diu');
}

function framesOf(locale: MenuLocale): readonly Frame[] {
  const cachedFrames = framesByLocale.get(locale);
  if (cachedFrames) return cachedFrames;
  const frames = HEADING_FRAMES.split('\n')
    .filter((line) => line.includes('|'))
    .flatMap((line) => {
      const ways = line.split('|').map((cell) => cell.split('~').map((way) => way.trim()));
      const written = Object.fromEntries(MENU_LOCALES.map((to, at) => [to, ways[at]?.[0] ?? GAP]));
      return (
        (ways[MENU_LOCALES.indexOf(locale)] ?? [])
          .filter((way) => way !== GAP)
          // Built from every locale in the list.
          .map((way) => ({ way, pattern: patternOf(locale, way), written: written as Frame['written'] }))
      );
    })
    // Longer frames come first.
    .toSorted((first, second) => second.way.length - first.way.length);
  framesByLocale.set(locale, frames);
  return frames;
}

/** Marks by which houses adorn a title, each a character; at its end also those of a sentence. */
const ADORNMENT = /^(?:[\s*~•·★☆✦✨♥❤–—_=#<>«»"“”|]|\p{Extended_Pictographic}|\uFE0F)$/u;
const END_ADORNMENT = /^(?:[\s*~•·★☆✦✨♥❤–—_=#<«»"“”|!?…:]|\p{Extended_Pictographic}|\uFE0F)$/u;
const SEPARATOR = /^[\s,;:–—-]$/u;

/** A title without what adorns it: "★ Burgers ★". */
function withoutAdornment(source: string): string {
  const characters = Array.from(source);
  const start = characters.findIndex((character) => !ADORNMENT.test(character));
  return start === -1 ? '' : withoutEnd(characters.slice(start).join(''), END_ADORNMENT);
}

/** A text without the characters at its end that match. */
function withoutEnd(text: string, pattern: RegExp): string {
  const characters = Array.from(text);
  return characters.slice(0, characters.findLastIndex((character) => !pattern.test(character)) + 1).join('');
}

/** Of the frames that a title may have the first whose inner title is known. */
export function translateInFrame(
  source: string,
  { from, to }: { from: MenuLocale; to: MenuLocale },
  translate: (title: string) => string | null,
): string | null {
  const text = withoutAdornment(source);
  if (text === '') return null;
  if (text !== source) {
    const plain = translate(text);
    if (plain !== null) return plain;
  }
  const folded = withoutMarks(text);
  for (const { pattern, written } of framesOf(from)) {
    const [start, end] = pattern.exec(folded)?.indices?.groups?.['core'] ?? [0, 0];
    const inner = withoutEnd(text.slice(start, end), SEPARATOR);
    if (!HAS_LETTERS.test(inner)) continue;
    const isShouted = inner === inner.toLocaleUpperCase(LANGUAGE_TAGS[from]);
    const translated = translate(isShouted ? inner : capitalized(inner, from));
    if (translated === null || (written[to] !== GAP && isPrepositional(translated, to))) continue;
    return withCaseOf(source, capitalized(filled(written[to], translated, to), to), to);
  }
  return null;
}

const HAS_LETTERS = /\p{L}{2}|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}]/u;

function filled(template: string, title: string, to: MenuLocale): string {
  if (template === GAP) return title;
  const isInitial = template.startsWith(GAP) || /[:：]\s?…/u.test(template);
  return template.replace(GAP, () => (isInitial ? title : uncapitalized(title, to)));
}

/** German nouns keep their capitals. */
const uncapitalized = (text: string, to: MenuLocale): string =>
  to === 'de' ? text : text.charAt(0).toLocaleLowerCase(LANGUAGE_TAGS[to]) + text.slice(1);
