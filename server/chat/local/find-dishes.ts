import type { MenuLocale } from '../../../shared/locales.ts';
import { withoutAccents } from '../../translations/local/fold-words.ts';
import type { Dish, MenuFacts } from '../menu-facts.ts';
import { conceptsIn, isOfKind, placeOf, stem, wordsOf } from './food.ts';
import { languageOf } from './language-of.ts';

/** One thing that a question asks for: its words, and what they mean. */
type Wanted = { words: string[]; concepts: string[] };

export type Found = {
  /** The dish that the question names, if it names one. */
  named: Dish | undefined;
  /** What has everything that was asked for, the best first. */
  dishes: Dish[];
  /** If nothing has: what comes nearest. */
  nearest: Dish[];
  /** Whether the question asked for food or drink at all. */
  asks_food: boolean;
};

/** Words that ask, count or greet, in the languages that the answerer takes apart. */
const EMPTY = new Set(
  (
    'a an the of in on at to for with from by and or is are was be been do does did you your yours we our i me my it its this that these those there here have has had ' +
    'what which who when where why how much many any some all can could would should will like want need get got give show list tell find see please hi hello hey thanks thank bonjour salut merci bonsoir about menu ' +
    'dish dishes food item items eat eating drink drinks order ordering serve served serving offer sell make made choose something anything thing things good best nice great option options choice kind type tonight today now dinner lunch evening still also too only just really very more most less not no don doesn won isn s t d m re ll ve ' +
    "le la les l l' un une des du de d d' au aux en et ou y a est sont c c' ce ces cet cette ca qu qu' que qui quoi quel quels quelle quelles il elle ils on nous vous votre vos notre nos je j j' mon ma mes me moi tu te ton avez avoir ai as ont auriez etes suis dans sur pour par avec plus moins tres bien aussi encore ne n n' pas combien comment est-ce " +
    'plat plats carte mets manger boire voudrais veux aimerais aime cherche proposez servez servi montrez montre donnez liste quelque chose soir midi bon bonne meilleur svp plait si faites fait trouve envie contient contiennent contains contain cost costs price coute prix ' +
    'el los las hay tienen con que y para por favor der die das gibt es sie haben und mit ich ein eine avete con per o os tem com um uma platos gerichte piatti pratos quiero mochte vorrei quero me un ' +
    'under over below above than between dollars dollar euros euro cheap cheapest expensive cheaper de entre sous elle elles ils lui eux ingredients ingredient inside come comes served tell describe describe parlez parle moi recommend recommande wine pairing pair goes go match accompagner accord sold out available epuise disponible reste mean means meaning explain veut dire signifie contents made there s'
  ).split(' '),
);

const isEmpty = (word: string): boolean =>
  EMPTY.has(withoutAccents(word)) || /^\d+([.,]\d+)?$/.test(word) || word.length === 1;

/** What a question wants, in the order of its words. */
function wantedIn(text: string, locales: readonly MenuLocale[]): Wanted[] {
  const [first = 'en'] = locales;
  if (first === 'zh' || first === 'ja')
    return conceptsIn(first, text).map(({ concept }) => ({ words: [], concepts: [concept] }));
  const words = wordsOf(text);
  const named = locales.flatMap((locale) => conceptsIn(locale, text));
  const wanted: Wanted[] = [];
  for (let at = 0; at < words.length; ) {
    const longest = named
      .filter(({ from, to }) => from === at && words.slice(from, to).some((word) => !isEmpty(word)))
      .sort((a, b) => b.to - a.to);
    const to = longest[0]?.to ?? at + 1;
    const taken = words.slice(at, to).filter((word) => !isEmpty(word));
    if (taken.length > 0)
      wanted.push({ words: taken, concepts: longest.filter((one) => one.to === to).map(({ concept }) => concept) });
    at = to;
  }
  return wanted;
}

const hasConcept = (dish: Dish, asked: string): boolean => {
  for (const concept of dish.concepts) if (isOfKind(concept, asked)) return true;
  return false;
};

const satisfies = (dish: Dish, { words, concepts }: Wanted): boolean =>
  concepts.some((concept) => hasConcept(dish, concept)) ||
  (words.length > 0 && words.every((word) => dish.stems.has(stem(word))));

/** A country that wines come from is no food. */
const isFood = (concept: string): boolean =>
  (placeOf(concept) ?? 'drinks/Places').startsWith('drinks/Places') === false;

const MIN_TITLE_SHARE = 0.6;

export function findDishes(facts: MenuFacts, text: string, locale: MenuLocale): Found {
  const locales = [...new Set([locale, facts.main_locale, facts.locale])];
  const wanted = wantedIn(text, locales);
  const stems = new Set(
    wordsOf(text)
      .filter((word) => !isEmpty(word))
      .map(stem),
  );
  const titleHit = (dish: Dish) => {
    const title = [...dish.title_stems].filter((word) => word.length > 1);
    const meaning = wordsOf(dish.item.title)
      .filter((word) => !isEmpty(word))
      .map(stem);
    const hits = meaning.filter((word) => stems.has(word)).length;
    return { dish, hits, share: meaning.length === 0 ? 0 : hits / meaning.length, length: title.length };
  };
  const byTitle =
    stems.size === 0
      ? []
      : facts.dishes
          .map(titleHit)
          .filter(({ hits }) => hits > 0)
          .sort((a, b) => b.share * b.hits - a.share * a.hits);
  const [best, second] = byTitle;
  const isNamed =
    best !== undefined &&
    (best.share >= MIN_TITLE_SHARE || (best.hits >= 2 && best.hits === stems.size)) &&
    (second === undefined || second.hits < best.hits || second.share < best.share);
  const unique =
    best !== undefined && best.hits === stems.size && byTitle.filter(({ hits }) => hits === best.hits).length === 1
      ? best.dish
      : undefined;
  const named = isNamed ? best.dish : unique;
  const all = wanted.length === 0 ? [] : facts.dishes.filter((dish) => wanted.every((one) => satisfies(dish, one)));
  const asks_food = wanted.some(({ concepts }) => concepts.some(isFood)) || byTitle.length > 0;
  const inTitleFirst = (dish: Dish) =>
    wanted.filter(
      ({ words, concepts }) =>
        concepts.some((concept) => dish.title_concepts.has(concept)) ||
        words.some((word) => dish.title_stems.has(stem(word))),
    ).length;
  const dishes = all.toSorted((a, b) => inTitleFirst(b) - inTitleFirst(a));
  return { named, dishes, nearest: dishes.length > 0 ? [] : nearestTo(facts, wanted, text), asks_food };
}

const MAX_NEAREST = 3;

/** Of the same part of the lexicon, what has one of the words, then what is spelled alike. */
function nearestTo(facts: MenuFacts, wanted: readonly Wanted[], text: string): Dish[] {
  const some = facts.dishes.filter((dish) => wanted.some((one) => satisfies(dish, one)));
  if (some.length > 0) return some.slice(0, MAX_NEAREST);
  const places = new Set(
    wanted.flatMap(({ concepts }) => concepts.map(placeOf)).filter((place) => place !== undefined),
  );
  const akin = facts.dishes.filter((dish) =>
    [...dish.title_concepts].some((concept) => places.has(placeOf(concept) ?? '')),
  );
  if (akin.length > 0) return akin.slice(0, MAX_NEAREST);
  const query = wanted.flatMap(({ words }) => words).join(' ') || text;
  return searched(facts, query).slice(0, MAX_NEAREST);
}

const MAX_RELATED = 20;

/** What a question may be about, for a model to choose from: never a whole menu. */
export function relatedDishes(facts: MenuFacts, text: string): Dish[] {
  const { named, dishes, nearest } = findDishes(facts, text, languageOf(text, facts.locale));
  const related = new Set([...(named ? [named] : []), ...dishes, ...nearest, ...searched(facts, text)]);
  const all = related.size > 0 ? [...related] : facts.dishes;
  return all.slice(0, MAX_RELATED);
}

// minisearch types what it gives back as any field; the id is a dish's.
const searched = (facts: MenuFacts, text: string): Dish[] =>
  facts.search.search(text).flatMap(({ id }) => facts.by_id.get(id as number) ?? []);
