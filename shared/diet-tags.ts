import { type AllergenChoice, type DeclaredDish, statusOf } from './allergens.ts';
import { MENU_LOCALES, type MenuLocale } from './locales.ts';

type DietTag = {
  /** What owners write, by language; the first is how it is translated. Compared without case. */
  words: Record<MenuLocale, readonly string[]>;
  /** Its name in schema.org, if it has one. */
  schema?: string;
  /** A dish with this tag that is declared to contain one of these contradicts itself. */
  excludes: readonly AllergenChoice[];
  /** Whether traces contradict the tag, too. */
  isStrict: boolean;
};

const ANIMAL = ['milk', 'eggs', 'seafood'] as const;

/** The closed tags of diets in the ten languages of menus. A text about a dish is never one: "can be gluten-free". */
export const DIET_TAGS = {
  vegetarian: {
    words: {
      en: ['vegetarian', 'veggie'],
      fr: ['végétarien', 'végétarienne'],
      es: ['vegetariano', 'vegetariana'],
      de: ['vegetarisch'],
      it: ['vegetariano', 'vegetariana'],
      pt: ['vegetariano', 'vegetariana'],
      zh: ['素食', '蛋奶素'],
      ja: ['ベジタリアン'],
      ko: ['채식'],
      ar: ['نباتي'],
    },
    schema: 'VegetarianDiet',
    excludes: ['seafood'],
    isStrict: false,
  },
  vegan: {
    words: {
      en: ['vegan', 'plant-based'],
      fr: ['végétalien', 'végétalienne', 'végane', 'végan'],
      es: ['vegano', 'vegana'],
      de: ['vegan'],
      it: ['vegano', 'vegana'],
      pt: ['vegano', 'vegana'],
      zh: ['纯素', '纯素食'],
      ja: ['ヴィーガン', 'ビーガン'],
      ko: ['비건'],
      ar: ['نباتي صرف'],
    },
    schema: 'VeganDiet',
    excludes: ANIMAL,
    isStrict: false,
  },
  gluten_free: {
    words: {
      en: ['gluten-free', 'gluten free'],
      fr: ['sans gluten'],
      es: ['sin gluten'],
      de: ['glutenfrei'],
      it: ['senza glutine'],
      pt: ['sem glúten'],
      zh: ['无麸质'],
      ja: ['グルテンフリー'],
      ko: ['글루텐 프리'],
      ar: ['خالٍ من الغلوتين', 'خال من الغلوتين'],
    },
    schema: 'GlutenFreeDiet',
    excludes: ['gluten'],
    isStrict: true,
  },
  nut_free: {
    words: {
      en: ['nut-free', 'nut free', 'no nuts'],
      fr: ['sans noix', 'sans fruits à coque'],
      es: ['sin frutos secos'],
      de: ['nussfrei', 'ohne Nüsse'],
      it: ['senza frutta a guscio', 'senza noci'],
      pt: ['sem frutos de casca rija', 'sem nozes'],
      zh: ['不含坚果', '无坚果'],
      ja: ['ナッツ不使用', 'ナッツフリー'],
      ko: ['견과류 무첨가', '견과류 없음'],
      ar: ['خالٍ من المكسرات', 'خال من المكسرات'],
    },
    excludes: ['tree_nuts', 'peanuts'],
    isStrict: true,
  },
  dairy_free: {
    words: {
      en: ['dairy-free', 'dairy free', 'milk-free'],
      fr: ['sans produits laitiers', 'sans lait'],
      es: ['sin lácteos', 'sin leche'],
      de: ['ohne Milchprodukte', 'milchfrei'],
      it: ['senza latticini', 'senza latte'],
      pt: ['sem laticínios', 'sem leite'],
      zh: ['不含乳制品'],
      ja: ['乳製品不使用'],
      ko: ['유제품 무첨가'],
      ar: ['خالٍ من الألبان'],
    },
    excludes: ['milk'],
    isStrict: true,
  },
  // A food without lactose may contain milk.
  lactose_free: {
    words: {
      en: ['lactose-free', 'lactose free'],
      fr: ['sans lactose'],
      es: ['sin lactosa'],
      de: ['laktosefrei'],
      it: ['senza lattosio'],
      pt: ['sem lactose'],
      zh: ['不含乳糖', '无乳糖'],
      ja: ['乳糖不使用'],
      ko: ['락토프리'],
      ar: ['خالٍ من اللاكتوز'],
    },
    excludes: [],
    isStrict: false,
  },
  egg_free: {
    words: {
      en: ['egg-free', 'egg free'],
      fr: ['sans œufs', 'sans oeufs', 'sans œuf'],
      es: ['sin huevo'],
      de: ['eifrei', 'ohne Ei'],
      it: ['senza uova'],
      pt: ['sem ovos'],
      zh: ['不含鸡蛋'],
      ja: ['卵不使用'],
      ko: ['달걀 무첨가'],
      ar: ['خالٍ من البيض'],
    },
    excludes: ['eggs'],
    isStrict: true,
  },
  halal: {
    words: {
      en: ['halal', 'hallal'],
      fr: ['halal', 'hallal'],
      es: ['halal'],
      de: ['halal'],
      it: ['halal'],
      pt: ['halal'],
      zh: ['清真'],
      ja: ['ハラール', 'ハラル'],
      ko: ['할랄'],
      ar: ['حلال'],
    },
    schema: 'HalalDiet',
    excludes: [],
    isStrict: false,
  },
  kosher: {
    words: {
      en: ['kosher'],
      fr: ['casher', 'cacher', 'kascher'],
      es: ['kosher'],
      de: ['koscher'],
      it: ['kosher'],
      pt: ['kosher'],
      zh: ['犹太洁食'],
      ja: ['コーシャ'],
      ko: ['코셔'],
      ar: ['كوشير'],
    },
    schema: 'KosherDiet',
    excludes: [],
    isStrict: false,
  },
  organic: {
    words: {
      en: ['organic'],
      fr: ['bio', 'biologique'],
      es: ['ecológico', 'orgánico', 'bio'],
      de: ['Bio', 'biologisch'],
      it: ['biologico', 'bio'],
      pt: ['biológico', 'orgânico', 'bio'],
      zh: ['有机'],
      ja: ['オーガニック', '有機'],
      ko: ['유기농'],
      ar: ['عضوي'],
    },
    excludes: [],
    isStrict: false,
  },
} as const satisfies Record<string, DietTag>;
export type DietTagName = keyof typeof DIET_TAGS;

const TAGS: ReadonlyMap<string, DietTag> = new Map(Object.entries(DIET_TAGS));

const foldTag = (tag: string): string => tag.trim().toLowerCase().normalize('NFC');

const NAMES = new Map(
  [...TAGS].flatMap(([name, { words }]) =>
    MENU_LOCALES.flatMap((locale) => words[locale].map((word) => [foldTag(word), name] as const)),
  ),
);

/** The diet that a tag is word for word, in any of the ten languages. */
export function findDietTag(tag: string): DietTag | undefined {
  const name = NAMES.get(foldTag(tag));
  return name === undefined ? undefined : TAGS.get(name);
}

/** Whether two tags differ only in capitals or in how their accents are encoded. */
export const isSameTag = (first: string, second: string): boolean => foldTag(first) === foldTag(second);

/** The list without later spellings of the same tag. */
export const withoutTwins = (tags: readonly string[]): string[] =>
  [...new Map(tags.map((tag) => [foldTag(tag), tag] as const).toReversed()).values()].toReversed();

/**
 * What an owner is offered to pick: the restaurant's own tags, each in its first spelling, then the closed ones that none
 * of them says, in the menu's language.
 */
export function offeredTags(ownTags: readonly string[], locale: MenuLocale): string[] {
  const distinctTags = withoutTwins(ownTags).sort((a, b) => a.localeCompare(b, locale));
  const usedDiets = new Set(distinctTags.map(findDietTag));
  const closedTags = [...TAGS.values()].flatMap((diet) => {
    const [word = ''] = diet.words[locale];
    return usedDiets.has(diet) || word === '' ? [] : [word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)];
  });
  return [...distinctTags, ...closedTags];
}

/** A tag of a diet in another language; undefined if it is none. It begins as the owner's does. */
export function translatedDietTag(tag: string, to: MenuLocale): string | undefined {
  const [word] = findDietTag(tag)?.words[to] ?? [];
  if (word === undefined) return undefined;
  const first = tag.trim().charAt(0);
  const isCapital = first !== first.toLowerCase();
  return isCapital ? word.charAt(0).toLocaleUpperCase(to) + word.slice(1) : word;
}

/**
 * The tags that contradict what is declared of the dish itself: vegan with milk. An add-on doesn't contradict the dish's tag,
 * and of a dish of which nothing is declared nothing is known.
 */
export const contradictedTags = ({ tags, ...dish }: DeclaredDish & { tags: readonly string[] }): string[] =>
  tags.filter((tag) => {
    const diet = findDietTag(tag);
    const statuses = diet?.excludes.map((choice) => statusOf({ ...dish, variants: [], options: [] }, choice)) ?? [];
    return statuses.includes('contains') || (diet?.isStrict === true && statuses.includes('may_contain'));
  });
