import { MENU_LOCALES } from '../../../shared/locales.ts';

/** A concept's class and English name at the beginning of its line. */
const HEAD = /^(\w+) \| ([^~|>]+)/;
const PLURAL_MARK = / [mfn]?p$/;
const WORDS = /^([a-z]{2}): (.+)$/;

const COLUMNS: readonly string[] = MENU_LOCALES;

const headOf = (line: string): string => {
  const [, kind = '', written = ''] = HEAD.exec(line) ?? [];
  const [singular = ''] = written.split('/');
  return `${kind} ${singular.trim().replace(PLURAL_MARK, '')}`;
};

/**
 * Lines of the lexicon with more synonyms. A line of `more` names a concept and gives its words by language, in the
 * lexicon's format; a concept that is no noun has its class before its name:
 *
 *     eggplant | de: Melanzani ~ Eierfrucht/Eierfrüchte | ar: بتنجان
 *     adjective spicy | es: picoso/picosa
 *
 * @throws if no line or several lines define a concept, or a language is none of the ten.
 */
export function withMoreWords(lines: readonly string[], more: readonly string[]): string[] {
  const widened = [...lines];
  const places = new Map<string, number[]>();
  for (const [place, line] of lines.entries()) places.set(headOf(line), [...(places.get(headOf(line)) ?? []), place]);
  for (const entry of more) {
    const [name = '', ...cells] = entry.split('|').map((cell) => cell.trim());
    const [place, ...others] = [name, `noun ${name}`, `name ${name}`].flatMap((head) => places.get(head) ?? []);
    if (place === undefined || others.length > 0) throw new Error(`Not the name of one concept: "${name}"`);
    for (const cell of cells) {
      const [, language = '', words = ''] = WORDS.exec(cell) ?? [];
      const column = COLUMNS.indexOf(language);
      if (column < 0) throw new Error(`No language: "${entry}"`);
      const all = (widened[place] ?? '').split(' | ');
      // The class is the first cell.
      all[column + 1] = `${all[column + 1] ?? ''} ~ ${words}`;
      widened[place] = all.join(' | ');
    }
  }
  return widened;
}
