import type { MenuLocale } from '../../../shared/locales.ts';
import { withoutAccents } from '../../food/fold-words.ts';
import { splitWords } from '../../food/words.ts';

/**
 * The relation of two parts of a menu's line; `comma` joins entries of a list, `beside` means that a comma is missing, `note` that what follows is said of the
 * whole: "planche à partager".
 */
export type Relation = 'with' | 'and' | 'or' | 'comma' | 'in' | 'on' | 'choice' | 'beside' | 'note';

/** The function words of a source language, folded and without accents. */
export type SourceGrammar = {
  locale: MenuLocale;
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
  /** Whether what `of` joins precedes its head as well: "抹茶のティラミス" is a tiramisu. */
  has_head_behind_of?: boolean;
  /** Words that look like adjectives and are none on a menu: "steak haché frites". */
  nouns?: readonly string[];
  /** Whether an adjective between two nouns is of a clause: "in Ei gebackenes Brioche". */
  writes_compounds?: boolean;
};

const grammar = (
  locale: MenuLocale,
  relations: Partial<Record<Relation, string>>,
  of: string,
  articles: string,
  qualifies_before: boolean,
  exceptions: Pick<SourceGrammar, 'nouns' | 'writes_compounds' | 'has_head_behind_of'> & { beside?: string } = {},
): SourceGrammar => ({
  ...exceptions,
  locale,
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
    'en',
    {
      with: `with, w/, w, and served with, served with, served with a side of, with a side of, comes with, topped with,
        and topped with, then topped with, drizzled with, and drizzled with, garnished with, finished with, tossed with,
        tossed in, filled with, stuffed with, covered with, covered in, dressed with, dressed in, smothered in,
        smothered with, accompanied by, and finished with, layered with, sprinkled with, dusted with, brushed with,
        glazed with, loaded with, along with, wrapped in, rolled in, paired with, blended with, crowned with, enriched with, studded with, bathed in, spiked with, laced with, coated in, coated with, bursting with, packed with, together with, served alongside, alongside, swimming in, accompanied with, and topped with, piled with, piled high with, mixed with,
        baked with, sauteed with, sprinkled in, made with, cooked with, plus, served on the side with, all with`,
      and: "and, &, n, 'n', as well as",
      or: 'or, and/or',
      in: 'in, served in, inside',
      on: 'on, over, served on, served over, on a bed of, over a bed of, served on a bed of, served over a bed of, atop, on top of, upon, ladled over, spooned over, poured over',
      choice:
        'choice of, your choice of, with choice of, with a choice of, with your choice of, served with choice of, served with a choice of, served with your choice of, choose, a choice of, choose from, choose between, pick from, choice between, with a choice between',
    },
    'of',
    `a, an, the, our, your, some, its, their, a touch of, a hint of, a dash of, a drizzle of, a splash of, a drop of,
    a sprinkle of, a squeeze of, a dusting of, a dollop of, a knob of, a pinch of, a handful of, plenty of, lots of, lashings of,
    squeeze of, wedge of, a wedge of, dash of, splash of, dollop of, drizzle of, our famous, our signature, the famous, proper, a bit of, a generous helping of`,
    true,
  ),
  fr: grammar(
    'fr',
    {
      with: `avec, servi avec, servie avec, servis avec, servies avec, accompagne de, accompagnee de, accompagnes de,
        accompagnees de, accompagne d', accompagnee d', garni de, garnie de, nappe de, nappee de, et son, et sa, et ses,
        avec son, avec sa, avec ses, farci de, farcie de, sauce a base de, parfume a, parfumee a, arrose de, parseme de,
        servis avec, et ses, accompagne d'un, accompagne d'une, garnis de, garnies de, garni d', garnie d', farcis de, farcies de,
        farci d', farcie d', fourre a la, fourree a la, fourre au, fourree au, nappe d', nappee d', nappes de, cuisine avec,
        cuisinee avec, prepare avec, preparee avec, prepares avec, arrosee de, arroses de, parsemee de, parsemes de, saupoudre de,
        saupoudree de, releve de, relevee de, rehausse de, agremente de, agrementee de, enrobe de, enrobee de, recouvert de,
        recouverte de, entoure de, le tout avec, mais aussi, accompagne par, accompagnee par, servi avec son, servi avec sa, servi
        avec ses, servie avec son, servie avec sa, servie avec ses, avec un, avec une`,
      and: 'et, &',
      or: 'ou',
      in: 'en, dans, dans son, dans sa, dans un, dans une, dans leur, servi dans, servie dans, servi en, servie en, marine dans, marinee dans, cuit dans, cuite dans, cuits dans',
      on: 'sur, sur lit de, sur un lit de, servi sur, servie sur, sur son lit de, servis sur, servies sur, pose sur, posee sur, sur sa, sur son',
      choice: 'au choix, choix de, au choix de, au choix :, avec au choix, un choix de',
    },
    "de, d', du, de la, de l', des, a la, a l', au, aux, facon",
    `le, la, les, l', un, une, des, du, nos, notre, votre, son, sa, ses, leur, leurs, un trait de, un trait d', une goutte de, une goutte d', une pointe de, une pointe d', une touche de,
    une touche d', une pincee de, un nuage de, un peu de, un peu d', quelques, nos fameux, notre fameux, la fameuse, les fameuses,
    le fameux, les fameux, un soupcon de, une larme de, de bons, de bonnes, bien`,
    false,
    { nouns: ['frites'], beside: "a la, a l', au, aux" },
  ),
  es: grammar(
    'es',
    {
      with: `con, servido con, servida con, acompañado de, acompañada de, acompañado con, con su, con sus, con un, servidos con,
        servidas con, acompañados de, acompañadas de, acompañadas con, acompañados con, relleno de, rellena de, rellenos de,
        rellenas de, cubierto de, cubierta de, cubierto con, cubierta con, aliñado con, aliñada con, salteado con,
        salteada con, salteados con, salteadas con, gratinado con, gratinada con, hecho con, hecha con, aderezado con, y con, todo con,
        mezclado con, terminado con, decorado con, coronado con, coronado de, salseado con`,
      and: 'y, e, &, y de',
      or: 'o, u',
      in: 'en, servido en, servida en, marinado en, marinada en, marinados en, en su, confitado en, frito en, fritos en',
      on: 'sobre, sobre una cama de, encima de, sobre cama de, sobre una base de, sobre base de, servido sobre, servida sobre',
      choice: 'a elegir, a elegir entre, eleccion de',
    },
    'de, del, de la, de los, de las, al, a la, a las, a los',
    `el, la, los, las, un, una, unos, unas, nuestro, nuestra, nuestros, nuestras, su, sus, un toque de, un hilo de, un chorrito de,
    un chorro de, una pizca de, un poco de, bien, unas gotas de, una gota de, un golpe de, los famosos, nuestras famosas, nuestros famosos`,
    false,
    { beside: 'al, a la, a las, a los' },
  ),
  it: grammar(
    'it',
    {
      with: `con, servito con, servita con, accompagnato da, con il, con la, con i, con le, serviti con, servite con, accompagnata da,
        accompagnati da, accompagnate da, ripieno di, ripiena di, ripieni di, ripiene di, farcito con, farcita con, farciti con,
        farcite con, condito con, condita con, conditi con, condite con, guarnito con, guarnita con, con lo, con l', col, coi, saltati con,
        saltate con, saltato con, saltata con, mantecato con, mantecati con, mantecata con, e con, completato con, arricchito con,
        insaporito con, avvolto in, avvolta in, preparato con, preparata con, profumato con, ricoperto di, ricoperta di`,
      and: 'e, ed, &',
      or: 'o, oppure',
      in: 'in, nel, nella, nello, nei, nelle, cotto in, cotta in, cotti in, servito in, servita in, marinato in, marinata in',
      on: 'su, su letto di, su un letto di, servito su, servita su, adagiato su, adagiata su',
      choice: 'a scelta, a scelta tra',
    },
    "di, d', del, della, dello, dell', dei, delle, al, alla, allo, all', ai, alle, agli, da",
    `il, lo, la, i, gli, le, l', un, uno, una, un', nostri, nostre, nostro, nostra, i nostri, le nostre, il nostro, la nostra, suo,
    sua, il suo, la sua, i suoi, le sue, un filo di, un filo d', un tocco di, un pizzico di, una spolverata di, una goccia di,
    uno spruzzo di, un goccio di, un goccio d', una fetta di, una fetta d', uno schizzo di, un po' di, dei, delle, degli, del, della, i famosi, le famose`,
    false,
    { beside: "al, alla, allo, all', ai, alle, agli" },
  ),
  pt: grammar(
    'pt',
    {
      with: `com, servido com, servida com, acompanhado de, acompanhada de, acompanhado com, servidos com, servidas com, acompanhados de,
        acompanhadas de, acompanhada com, acompanhados com, acompanhado por, recheado com, recheada com, recheado de, recheada de,
        recheados com, recheadas com, coberto com, coberta com, coberto de, coberta de, regado com, regada com, temperado com,
        temperada com, salteado com, salteada com, salteados com, feito com, feita com, e com, gratinado com, finalizado com,
        finalizada com, polvilhado com`,
      and: 'e, &',
      or: 'ou',
      in: 'em, no, na, nos, nas, servido em, servida em, servido no, servida no, marinado em, marinada em, num, numa',
      on: 'sobre, sobre cama de, sobre uma cama de, em cama de, numa cama de, servido sobre, servida sobre',
      choice: 'a escolha, a escolher, a escolha de',
    },
    'de, do, da, dos, das, a, ao, aos, as',
    `o, a, os, as, um, uma, uns, umas, nosso, nossa, nossos, nossas, os nossos, as nossas, o nosso, a nossa, seu, sua, seus, suas,
    um fio de, um toque de, uma pitada de, um pouco de, umas gotas de, um golpe de`,
    false,
    { beside: 'a, ao, aos, as' },
  ),
  // Of these languages simple names are read: no particles, no counters.
  zh: grammar('zh', { with: '配', and: '和, 与' }, '的', '', true, { has_head_behind_of: true }),
  ja: grammar('ja', { and: 'と, &' }, 'の', '', true, { has_head_behind_of: true }),
  ko: grammar('ko', { and: '및, 와, 과, &' }, '', '', true),
  ar: grammar('ar', { with: 'مع', and: 'و', or: 'أو' }, '', '', false),
  de: grammar(
    'de',
    {
      with: `mit, dazu, dazu reichen wir, dazu servieren wir, dazu gibt es, serviert mit, und dazu, garniert mit, gefullt mit, belegt mit, an, uberbacken mit, verfeinert mit, abgerundet
        mit, gratiniert mit, begleitet von, zubereitet mit, angerichtet mit, bestreut mit, getoppt mit, vermischt mit, und mit,
        mit unserem, mit unserer, mit unseren, umhullt von, mariniert mit, ummantelt mit, samt, nebst`,
      and: 'und, &, u.',
      or: 'oder, o',
      in: 'in, im, serviert in, serviert im, gebacken in, gebraten in, geschmort in, mariniert in, gekocht in, gegart in',
      on: 'auf, auf einem bett von, serviert auf, auf einem bett aus, angerichtet auf',
      choice: 'nach wahl, wahlweise, wahlweise mit',
    },
    'von, vom, aus, nach art',
    `der, die, das, den, dem, ein, eine, einen, einem, einer, eines, unser, unsere, unserem, unseren, unserer, unseres, ihr, ihre,
    ein schuss, einem schuss, ein hauch, einem hauch, ein hauch von, einem hauch von, etwas, ein wenig, ein klecks, einem klecks,
    ein spritzer, einem spritzer, spritzer, ein bisschen, schon, unsere beliebten, unsere leckeren`,
    true,
    { writes_compounds: true },
  ),
};
