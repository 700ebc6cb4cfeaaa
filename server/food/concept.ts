import { MENU_LOCALES, type MenuLocale } from '../../shared/locales.ts';

/**
 * One line of the lexicon is one concept in ten languages, its cells separated by " | ":
 *
 *     class | en | fr | es | de | it | pt | zh | ja | ko | ar
 *
 * Classes and the format of their cells:
 * - `noun`: `singular/plural gender > modifier ~ synonym/plural ~ …`. Without `/plural` the form stays the same.
 *   Gender is m, f or n, followed by `p` (`mp`, `fp`, `p`) for words that only have a plural; languages without
 *   gender omit it. `> modifier` is the noun's form when it qualifies another ("au poulet", "Hähnchen-",
 *   where the hyphen joins it to what follows); without it the language's usual form is used. Synonyms are
 *   recognised but never written. A cell that begins with `?` is only recognised: people who speak the language don't use
 *   the word, so that nothing is written with it.
 * - `adjective`: fr, es, it, pt: four forms `m/f/mp/fp`, two `singular/plural`, or one invariable form. de: the stem
 *   that takes endings, `!stem` for an invariable one, `+phrase` for words that follow the noun. ar: `m/f`.
 *   A leading `^` puts a Romance or Arabic adjective before its noun. Synonyms as above; only the first form's mark counts.
 * - `name`: a proper name that stays; `=` means the English cell without its synonyms. Gender as for nouns.
 * - `phrase`: words that are complete by themselves and never part of a longer expression.
 */
export const CONCEPT_CLASSES = ['noun', 'adjective', 'name', 'phrase'] as const;
export type ConceptClass = (typeof CONCEPT_CLASSES)[number];

export type Gender = 'm' | 'f' | 'n';

/** A concept in one language. */
export type Wording = {
  /** noun, name, phrase: singular and plural; adjective: its forms as the cell has them. */
  forms: string[];
  gender: Gender;
  has_plural_only: boolean;
  modifier: string | null;
  /** For adjectives: before the noun (Romance), invariable, or after the noun (German). */
  mark: '^' | '!' | '+' | null;
  /** Whether the forms are only recognised. */
  is_unwritten: boolean;
  /** Other forms that are recognised, each singular and plural. */
  synonyms: string[][];
};

export type Concept = { class: ConceptClass; words: Record<MenuLocale, Wording> };

/** The columns of a line after its class. */
const COLUMNS = MENU_LOCALES;

/** @throws if the line does not have one class and ten cells, or a cell is empty. */
export function parseConcept(line: string): Concept {
  const [kind = '', ...cells] = line.split('|').map((cell) => cell.trim());
  const conceptClass = CONCEPT_CLASSES.find((name) => name === kind);
  if (!conceptClass) throw new Error(`No class of concepts: "${line}"`);
  if (cells.length !== COLUMNS.length) throw new Error(`${cells.length} languages instead of ten: "${line}"`);
  const [english = ''] = cells;
  const englishForm = english.split('~')[0]?.trim() ?? '';
  const words = Object.fromEntries(
    COLUMNS.map((locale, index) => {
      const cell = cells[index] ?? '';
      if (cell === '') throw new Error(`Nothing for ${locale}: "${line}"`);
      return [locale, parseCell(cell.startsWith('=') ? englishForm + cell.slice(1) : cell, conceptClass)];
    }),
  );
  // Built from every locale in the list.
  return { class: conceptClass, words: words as Record<MenuLocale, Wording> };
}

const UNWRITTEN = /^\?\s*/;

function parseCell(cell: string, conceptClass: ConceptClass): Wording {
  const [main = '', ...synonyms] = cell
    .replace(UNWRITTEN, '')
    .split('~')
    .map((part) => part.trim());
  const [written = '', modifier] = main.split('>').map((part) => part.trim());
  const genderMatch = conceptClass === 'noun' || conceptClass === 'name' ? / (m|f|n)?(p)?$/.exec(written) : null;
  const hasGender = genderMatch !== null && (genderMatch[1] !== undefined || genderMatch[2] !== undefined);
  const bare = hasGender ? written.slice(0, genderMatch.index) : written;
  const mark = conceptClass === 'adjective' ? (/^[\^!+]/.exec(bare)?.[0] ?? null) : null;
  const withoutMark = (text: string) => (conceptClass === 'adjective' ? text.replace(/^[\^!+]/, '') : text);
  return {
    forms: formsOf(withoutMark(bare)),
    // The alternatives of the expression above.
    gender: hasGender ? ((genderMatch[1] as Gender | undefined) ?? 'm') : 'm',
    has_plural_only: hasGender && genderMatch[2] !== undefined,
    modifier: modifier === undefined || modifier === '' ? null : modifier,
    mark: mark as Wording['mark'],
    is_unwritten: UNWRITTEN.test(cell),
    synonyms: synonyms.map((text) => formsOf(withoutMark(text))),
  };
}

/** "1/2" is not a pair of forms; a slash with letters on both sides is. */
const formsOf = (text: string): string[] => text.split(/(?<=\D)\/(?=\D)/).map((form) => form.trim());
