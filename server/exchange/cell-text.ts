import { ALLERGEN_CODES, type AllergenCode, NOTHING_DECLARED } from '../../shared/allergens.ts';
import type { AppLocale } from '../../shared/locales.ts';
import type { Allergen } from '../../shared/menu.ts';
import type { DataPart } from '../../shared/menu-data.ts';

/** How values are written into cells of a table, and read again: each pair of functions is the other's inverse. */

// Spreadsheets run what begins with one of these as a formula (OWASP, "CSV injection"); also in their full width.
const FORMULA_PATTERN = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Never begins as a formula. One more apostrophe than the text has, so that it can be removed again. */
export const neutralize = (text: string): string => (FORMULA_PATTERN.test(text) ? `'${text}` : text);

export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && FORMULA_PATTERN.test(cell) ? cell.slice(1) : cell;

const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '|': '\\|', ';': '\\;', '\n': '\\n' };

const escapeText = (text: string): string => text.replace(/[\\|;\n]/g, (character) => ESCAPED[character] ?? character);

/** The parts between any of the unescaped separators, trimmed and without escapes. */
function splitEscaped(text: string, separators: string): string[] {
  const parts = [''];
  const addToLast = (more: string) => parts.push((parts.pop() ?? '') + more);
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === '\\' && index + 1 < text.length) {
      index++;
      const escaped = text.charAt(index);
      // Escapes of other separators are for the next split.
      addToLast(separators === '\n' ? `\\${escaped}` : escaped === 'n' ? '\n' : escaped);
    } else if (separators.includes(character)) parts.push('');
    else addToLast(character);
  }
  return parts.map((part) => part.trim());
}

/** "V; GF": of any texts. Commas separate, too, as people write lists. */
export const writeList = (texts: readonly string[]): string =>
  texts.map((text) => escapeText(text).replaceAll(',', '\\,')).join('; ');
export const readList = (cell: string): string[] => splitEscaped(cell, ';,').filter((text) => text !== '');

const YES_WORDS = { en: 'yes', fr: 'oui' } satisfies Record<AppLocale, string>;
const YES_PATTERN = /^(yes|y|oui|o|true|vrai|x|1)$/;
const NO_PATTERN = /^(no|n|non|false|faux|0)?$/;

/** "yes", also as spreadsheets write it themselves. */
export const writeYes = (locale: AppLocale): string => YES_WORDS[locale];
/** @returns Undefined for any other word. */
export function readYes(cell: string): boolean | undefined {
  const word = cell.trim().toLowerCase();
  if (YES_PATTERN.test(word)) return true;
  return NO_PATTERN.test(word) ? false : undefined;
}

const NONE = 'none';
const SUFFIXES = { contains: '', may_contain: '?', not_declared: '??' } as const;

/** "milk, eggs?, celery??": contains, may contain, not declared; "none" for a list that is declared and empty. */
export const writeAllergens = (list: readonly Allergen[]): string =>
  list.length === 0 ? NONE : list.map(({ code, state }) => `${code}${SUFFIXES[state]}`).join(', ');

/** @returns Null for a cell that says nothing; undefined if it names what isn't an allergen, or one of them twice. */
export function readAllergens(cell: string): Allergen[] | null | undefined {
  const words = cell
    .toLowerCase()
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words.length === 0) return null;
  if (words.length === 1 && words[0] === NONE) return [];
  const list = words.map((word) => {
    const marks = word.length - withoutEnd(word, '?').length;
    const code = word.slice(0, word.length - marks).trim();
    const state = marks === 0 ? 'contains' : marks === 1 ? 'may_contain' : 'not_declared';
    return { code, state } as const;
  });
  const isCode = (code: string): code is AllergenCode => (ALLERGEN_CODES as readonly string[]).includes(code);
  const allergens = list.flatMap(({ code, state }) => (isCode(code) ? [{ code, state }] : []));
  const isEach = allergens.length === list.length && new Set(allergens.map(({ code }) => code)).size === list.length;
  return isEach ? allergens : undefined;
}

/** The list that declares what is named, and none of the others; null if nothing is named. */
export function namedAllergens(list: readonly Allergen[]): Allergen[] | null {
  const declared = list.filter(({ state }) => state !== 'not_declared');
  const declaredCodes = new Set(declared.map(({ code }) => code));
  return declared.length === 0
    ? null
    : [...declared, ...NOTHING_DECLARED.filter(({ code }) => !declaredCodes.has(code))];
}

/** One line each: "Glass | 9.00", or "Glass | 9.00 | milk, eggs?" with what is declared of it. */
export const writeParts = (parts: readonly DataPart[], formatAmount: (amount: string) => string): string =>
  parts
    .map(({ label, price, allergens }) =>
      [
        escapeText(label),
        price === null ? '' : formatAmount(price),
        ...(allergens ? [writeAllergens(allergens)] : []),
      ].join(' | '),
    )
    .join('\n');

/** The texts of each line, to be checked by the caller. */
export const readParts = (cell: string): { label: string; amount: string; allergens: string | undefined }[] =>
  splitEscaped(cell, '\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [label = '', amount = '', allergens] = splitEscaped(line, '|');
      return { label, amount, allergens };
    });

/** A text without the same sign repeated at its end. */
export function withoutEnd(text: string, sign: string): string {
  let end = text.length;
  while (end > 0 && text[end - 1] === sign) end -= 1;
  return text.slice(0, end);
}
