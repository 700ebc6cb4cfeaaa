import type { Concept } from '../../food/concept.ts';
import { nameOf } from '../../food/concepts-in.ts';
import { isKindOf } from '../../food/kinds-of-food.ts';
import type { ParsedPhrase } from './menu-phrase.ts';
import type { SourceGrammar } from './source-grammar.ts';

/** Dishes of which it is the same whether something is in them or on them. */
const FILLED = [
  'pizza',
  'sandwich',
  'burger',
  'salad',
  'tart',
  'pie',
  'pasta',
  'risotto',
  'omelette',
  'crêpe',
  'galette',
  'wrap',
  'quiche',
  'croquette',
  'skewer',
  'terrine',
  'gratin',
  'plate',
  'platter',
  'board',
  'tartare',
  'carpaccio',
];

/** "Tortilla de patatas y cebolla": eggs that are named after what is in them in one language alone. */
const FILLED_EGGS = ['omelette'];

const MADE_OF = / (?:de|du|d’|d'|di|al|alla|ai|au|à la|aux|con|com) /;
const hasFillingName = ({ words }: Concept): boolean =>
  (['fr', 'es', 'it', 'pt'] as const).some((locale) => MADE_OF.test(words[locale].forms[0] ?? ''));

const isIngredient = (concept: Concept): boolean =>
  ['plant food', 'animal food'].some((root) => isKindOf(nameOf(concept), root));

/** "Burger de betterave et quinoa" is a burger with both, wherever the second belongs. */
export function withJoinedParts(parts: readonly ParsedPhrase[], { qualifies_before }: SourceGrammar): ParsedPhrase[] {
  const [first, second, ...others] = parts;
  const isNamedBehind = first?.phrase.kind === 'noun' && first.phrase.qualifiers[0]?.is_beside === true;
  if ((qualifies_before && !isNamedBehind) || first?.phrase.kind !== 'noun' || second?.phrase.kind !== 'noun')
    return [...parts];
  const { head, qualifiers } = first.phrase;
  const [inner, ...further] = qualifiers;
  const isFilled = FILLED.some((kind) => isKindOf(nameOf(head.concept), kind));
  const isJoined = second.relation === 'and' && second.phrase.qualifiers.length === 0;
  const isNamedAfterFilling =
    FILLED_EGGS.some((kind) => isKindOf(nameOf(head.concept), kind)) || (isFilled && hasFillingName(head.concept));
  // "Insalata di polpo" is a dish of the lexicon, and the potatoes are in it as well.
  // "Macaroni with tomato sauce": a second "with" would be the sauce's.
  const isSaidWith = / with /.test(nameOf(head.concept));
  if (!inner && isNamedAfterFilling && !isSaidWith && isJoined && isIngredient(second.phrase.head.concept))
    return [first, { ...second, relation: 'with' }, ...others];
  if (!inner || further.length > 0 || !isFilled || !isJoined || inner.concept.class === 'name') return [...parts];
  const dish: ParsedPhrase = { ...first, phrase: { ...first.phrase, qualifiers: [] } };
  const filling: ParsedPhrase = {
    relation: 'with',
    phrase: { kind: 'noun', quantity: null, head: inner, qualifiers: [], measures: [] },
  };
  return [dish, filling, second, ...others];
}
