import type { MenuLocale } from '../../../shared/locales.ts';
import { withoutAccents } from '../../food/fold-words.ts';
import { splitWords } from '../../food/words.ts';

/** The relation of two parts of a menu's line; `beside` means that a comma is missing. */
export type Relation = 'with' | 'and' | 'or' | 'in' | 'on' | 'choice' | 'beside';

/** The function words of a source language, folded and without accents. */
export type SourceGrammar = {
  /** Longer expressions first, so that "served with" is not read as an unknown word before "with". */
  relations: readonly (readonly [words: string, relation: Relation])[];
  /** Between a noun and the noun that qualifies it, in this order: "leg of lamb", "tarte aux pommes". */
  of: readonly string[];
  /** Those of `of` after which comes what accompanies a meat, a fish or a vegetable: "loup au fenouil". */
  beside: readonly string[];
  /** Words that are skipped before a noun. */
  articles: readonly string[];
  /** Whether a qualifying noun precedes its head ("lemon butter"), as in the Germanic languages. */
  qualifies_before: boolean;
  /** Words that look like adjectives and are none on a menu: "steak haché frites". */
  nouns?: readonly string[];
};

const grammar = (
  relations: Partial<Record<Relation, string>>,
  of: string,
  articles: string,
  qualifies_before: boolean,
  exceptions: Pick<SourceGrammar, 'nouns'> & { beside?: string } = {},
): SourceGrammar => ({
  ...exceptions,
  beside: list(exceptions.beside ?? ''),
  relations: Object.entries(relations)
    .flatMap(([relation, words]) => list(words).map((word): [string, Relation] => [word, relation as Relation]))
    .sort(([first], [second]) => second.split(' ').length - first.split(' ').length),
  of: list(of),
  articles: list(articles),
  qualifies_before,
});

const list = (words: string): string[] =>
  words
    .split(',')
    .map((expression) => withoutAccents(splitWords(expression).join(' ')))
    .filter((expression) => expression !== '');

/** The languages that sentences are taken apart in; of the others whole expressions and lists are known. */
export const SOURCE_GRAMMARS: Partial<Record<MenuLocale, SourceGrammar>> = {
  en: grammar(
    {
      with: `with, w/, w, and served with, served with, served with a side of, with a side of, comes with, topped with,
        and topped with, then topped with, drizzled with, and drizzled with, garnished with, finished with, tossed with,
        tossed in, filled with, stuffed with, covered with, covered in, dressed with, dressed in, smothered in,
        smothered with, accompanied by, and finished with, layered with, sprinkled with, dusted with, brushed with,
        glazed with, loaded with, along with, wrapped in, rolled in, mixed with, marinated in, simmered in, cooked in,
        baked with, sauteed with, sauteed in, sprinkled in, made with, plus, served on the side with, all with`,
      and: "and, &, n, 'n', as well as",
      or: 'or, and/or',
      in: 'in, served in, baked in, inside, poached in',
      on: 'on, over, served on, served over, on a bed of, over a bed of, served on a bed of, served over a bed of, atop, on top of, on toasted, upon',
      choice:
        'choice of, your choice of, with choice of, with a choice of, with your choice of, served with choice of, served with a choice of, served with your choice of, choose, a choice of',
    },
    'of',
    'a, an, the, our, your, some, its, their',
    true,
  ),
  fr: grammar(
    {
      with: `avec, servi avec, servie avec, servis avec, servies avec, accompagne de, accompagnee de, accompagnes de,
        accompagnees de, accompagne d', accompagnee d', garni de, garnie de, nappe de, nappee de, et son, et sa, et ses,
        avec son, avec sa, avec ses, farci de, farcie de, sauce a base de, parfume a, parfumee a, arrose de, parseme de`,
      and: 'et, &',
      or: 'ou',
      in: 'en, dans, dans son, dans sa, dans un, dans une',
      on: 'sur, sur lit de, sur un lit de, servi sur, servie sur, sur son lit de',
      choice: 'au choix, choix de, au choix de, au choix :, avec au choix, un choix de',
    },
    "de, d', du, de la, de l', des, a la, a l', au, aux, facon",
    "le, la, les, l', un, une, des, du, nos, notre, votre, son, sa, ses",
    false,
    { nouns: ['frites'], beside: "a la, a l', au, aux" },
  ),
  es: grammar(
    {
      with: 'con, servido con, servida con, acompañado de, acompañada de, acompañado con, con su',
      and: 'y, e, &',
      or: 'o, u',
      in: 'en',
      on: 'sobre, sobre una cama de, encima de',
      choice: 'a elegir, a elegir entre, eleccion de',
    },
    'de, del, de la, de los, de las, al, a la, a las, a los',
    'el, la, los, las, un, una, unos, unas, nuestro, nuestra',
    false,
    { beside: 'al, a la, a las, a los' },
  ),
  it: grammar(
    {
      with: 'con, servito con, servita con, accompagnato da, con il, con la, con i, con le',
      and: 'e, ed, &',
      or: 'o, oppure',
      in: 'in',
      on: 'su, su letto di',
      choice: 'a scelta, a scelta tra',
    },
    "di, d', del, della, dello, dell', dei, delle, al, alla, allo, all', ai, alle, agli, da",
    "il, lo, la, i, gli, le, l', un, uno, una",
    false,
    { beside: "al, alla, allo, all', ai, alle, agli" },
  ),
  pt: grammar(
    {
      with: 'com, servido com, servida com, acompanhado de, acompanhada de, acompanhado com',
      and: 'e, &',
      or: 'ou',
      in: 'em, no, na',
      on: 'sobre, sobre cama de',
      choice: 'a escolha, a escolher, a escolha de',
    },
    'de, do, da, dos, das, a, ao, aos, as',
    'o, a, os, as, um, uma, uns, umas',
    false,
    { beside: 'a, ao, aos, as' },
  ),
  // Of these languages simple names are read: no particles, no counters.
  zh: grammar({ with: '配', and: '和, 与' }, '的', '', true),
  ja: grammar({ and: 'と, &' }, 'の', '', true),
  ko: grammar({ and: '및, 와, 과, &' }, '', '', true),
  ar: grammar({ with: 'مع', and: 'و', or: 'أو' }, '', '', false),
  de: grammar(
    {
      with: 'mit, dazu, serviert mit, und dazu, garniert mit, gefullt mit, belegt mit, an, uberbacken mit',
      and: 'und, &, u.',
      or: 'oder',
      in: 'in, im',
      on: 'auf, auf einem bett von',
      choice: 'nach wahl, wahlweise, wahlweise mit',
    },
    'von, vom, aus, nach art',
    'der, die, das, den, dem, ein, eine, einen, einem, einer, unser, unsere, hausgemacht',
    true,
  ),
};
