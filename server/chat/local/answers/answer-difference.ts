import type { MenuDish } from '../../facts/menu-facts.ts';
import { stemsIn } from '../../facts/stems.ts';
import { findDishes } from '../finding/find-dishes.ts';
import { namedPartsOf } from '../finding/named-parts.ts';
import { readOnMenu } from '../reading/read-on-menu.ts';
import { isCommonWord } from '../words/common-words.ts';
import { described } from './describe-dish.ts';
import { type LocalAnswer, list, type Teller } from './teller.ts';

/** "What's the difference between the burger and the pie?": what the menu says of each. */
export function answerDifference(teller: Teller): LocalAnswer | undefined {
  const { facts, message, matches, words } = teller;
  if (!DIFFERENCE.test(message.folded_text)) return undefined;
  const parts = [...new Set(namedPartsOf(facts, message).parts.map(({ dish }) => dish))];
  const joined = parts.length > 1 ? parts : dishesJoined(teller);
  const dishes = [...new Set([...joined, ...(joined.length > 1 ? [] : matches.dishes)])].slice(0, MAX_COMPARED);
  if (dishes.length < 2) return undefined;
  const listed = list(teller, 'dish', words.list_found, dishes);
  return { ...listed, lines: [...listed.lines, ...dishes.flatMap((dish) => described(teller, dish))] };
}

/** In any language; folded as messages are. */
const DIFFERENCE =
  / (?:difference|differences|differ|differs|diferencias?|diferencia|diferencian|diferencas?|unterschiede?|unterscheide\p{L}*|differenz[ae]|(?:شو|ما|ايش|وش|ايه)? ?(?:هو )?(?:ال)?فرق(?! السعر)|[يت]ختلف) |区别|區別|差别|差別|(?:什么|哪里|有何)不(?:同|一样)|(?:ドウ|ナニガ|何ガ|ドコガ)違|違イ[ハガッヲ]|違イ(?:[?？。]|$)|차이(?:가|점|를|는 ?(?:뭐|무엇|어떤)|(?= ?(?:뭐|무엇|설명|알려)))|(?:뭐가|어떻게|어디가|무엇이) ?(?:다르|다른|달라)/u;

/** "タブレとファトゥーシュ", "الحمص والمتبل": the dish that each of the words around "and" means. */
function dishesJoined({ facts, message: { locale, text } }: Teller): MenuDish[] {
  const names = text.replace(ASKING, ' ').split(AND);
  return names.flatMap((name) => {
    if (!/\p{L}/u.test(name)) return [];
    const { named: namedDish, dishes } = findDishes(facts, readOnMenu(facts, name, locale));
    if (namedDish) return namedDish;
    const words = stemsIn(name).filter((word) => !isCommonWord(word, [locale]));
    const titled = facts.dishes.filter(({ title_stems }) => words.every((word) => title_stems.has(word)));
    const only = words.length > 0 && titled.length === 1 ? titled : dishes;
    return only.length === 1 ? only : [];
  });
}

const AND =
  /[とや、和与跟及/]|(?:이?랑|하고)(?=\s)|(?<=\p{L})[와과](?=\s)|(?<=\s)و(?=\p{L}{3})|(?<=\s)(?:and|or|et|ou|y|o|e|und|oder|vs)(?=\s)/u;
/** Words around the names. */
const ASKING =
  /(?:って)?(?:どう|何が|なにが|どこが)違.*|の?違い.*|(?:有)?(?:什么|哪里|何)?(?:区别|差别|不同).*|차이(?:가|점|를|는| ?(?:뭐|무엇|설명|알려)).*|(?:뭐가|어떻게|어디가) ?(?:다르|다른|달라).*|(?:شو|ما|ايش|وش|إيش)? ?(?:هو )?(?:ال)?فرق(?: بين)?/gu;

const MAX_COMPARED = 4;
