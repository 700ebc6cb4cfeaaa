import { explainStatus } from '../../../../shared/allergens.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import { hasAlcohol } from '../../../food/without-alcohol.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';

/** What a menu's words name that is eaten raw. */
const RAW = [
  'raw',
  'sashimi',
  'sushi',
  'nigiri',
  'tartare',
  'carpaccio',
  'ceviche',
  'oyster',
  'sea urchin',
  'seafood tower',
  'tataki',
  'poke bowl',
  'raw milk cheese',
  'gravlax',
  'marinated anchovies',
  'pickled herring',
  'raw fish and seafood platter',
  'shredded raw cod salad',
];

/** Raw food in words that name no concept of their own: "生だこ", "しめさば", "육회". */
const RAW_WORDS =
  /生(?:だこ|ダコ|タコ|牡蠣|ガキ|がき|うに|ウニ|ハム|魚|肉|卵|食|サーモン|ホタテ|ほたて|エビ|えび|海老|イカ|いか|しらす|まぐろ|蠔|蚝|腌|醃|拌|滚|滾|蝦|虾)|刺身|お造り|ユッケ|たたき|タタキ|しめさば|しめ鯖|醉蟹|醉虾|육회|생선회|모둠회|물회|(?:^|\s)회(?:\s|$)|كبه نيه|كبة نية|كبة نيئة|\bcrud[oi]?\b di (?:mare|pesce)/iu;

const CURED = ['marinated', 'cured', 'smoked', 'smoked salmon', 'smoked trout', 'smoked eel'];

/**
 * What a menu's words name in a dish of raw food, fish that is not cooked, and alcohol, by the names of concepts. Empty if
 * they name nothing of it, which says nothing about the dish.
 */
export function rawNamesOf(dish: MenuDish): readonly string[] {
  const own = [...dish.own_concepts];
  const raw = own.filter((concept) => RAW.some((kind) => isKindOf(concept, kind)));
  const cured = own.filter((concept) => CURED.includes(concept));
  return [
    ...(raw.length === 0 && RAW_WORDS.test(dish.texts) ? ['raw'] : raw),
    ...(cured.length > 0 && dish.kinds.has('seafood') ? [...cured, 'fish'] : []),
    ...(own.some(hasAlcohol) ? ['alcohol'] : []),
  ];
}

/** Whether the menu's words name something raw or alcoholic in a dish. */
export const isRawOrAlcoholic = (dish: MenuDish): boolean =>
  rawNamesOf(dish).some((concept) => !CURED.includes(concept) && concept !== 'fish');

/** Whether the menu's words name something raw in a dish. */
export const isRawFood = (dish: MenuDish): boolean =>
  rawNamesOf(dish).some((concept) => !CURED.includes(concept) && concept !== 'fish' && concept !== 'alcohol');

/** What a menu's words name that is cooked through. */
const COOKED = [
  'grilled',
  'charcoal-grilled',
  'fried',
  'deep-fried',
  'steamed',
  'braised',
  'roasted',
  'baked',
  'boiled',
  'tempura',
];

/** Whether there may be seafood in a dish that its words don't call cooked: "octopus with wasabi" is raw. */
export function canBeRawSeafood(dish: MenuDish): boolean {
  const has = dish.kinds.has('seafood') || dish.usual_kinds.has('seafood');
  const isDeclared = explainStatus(dish.item, ['seafood', 'crustaceans', 'molluscs', 'fish']).status === 'contains';
  return (
    (has || isDeclared) && ![...dish.own_concepts].some((concept) => COOKED.some((kind) => isKindOf(concept, kind)))
  );
}

/** What is often served raw, pink, of raw milk or with raw eggs, without a word of it on the menu. */
const OFTEN_RAW = [
  'steak',
  'beef',
  'lamb',
  'duck',
  'game',
  'offal',
  'cold cut',
  'cured ham',
  'sausage',
  'tuna',
  'smoked fish',
  'egg',
  'egg dish',
  'mayonnaise',
  'hollandaise',
  'Caesar dressing',
  'Caesar salad',
  'spaghetti carbonara',
  'mousse',
  'custard dessert',
  'raw milk',
  'soft cheese',
  'blue cheese',
];

/** Whether a dish may well be raw in part, whatever the menu's words name. */
export const isOftenRaw = (dish: MenuDish): boolean =>
  [...dish.kinds, ...dish.usual_kinds].some((concept) => OFTEN_RAW.some((kind) => isKindOf(concept, kind)));
