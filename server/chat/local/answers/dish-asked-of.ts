import type { MenuLocale } from '../../../../shared/locales.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { titlesNamedIn } from '../../facts/stems.ts';
import { isIngredient } from '../reading/edible.ts';
import { described } from './describe-dish.ts';
import type { Teller } from './teller.ts';

/** The dish of which a question asks what it is made of: "is the schnitzel pork or veal?". */
export function dishAskedOf(teller: Teller, pool: readonly MenuDish[]): MenuDish | undefined {
  const [only] = pool;
  if (pool.length > 1 || !only) return dishAskedWhichOf(teller, pool);
  const isOtherAsked = teller.message.wished.some(
    ({ concept }) => isIngredient(concept) && !only.title_concepts.has(concept),
  );
  return isOtherAsked && described(teller, only).length > 0 ? only : undefined;
}

/** The dish of "is the schnitzel pork or veal?" where other dishes are of pork or veal, too: its title is in the question. */
function dishAskedWhichOf(teller: Teller, pool: readonly MenuDish[]): MenuDish | undefined {
  const { facts, message } = teller;
  const { locale, text, folded_text, wished } = message;
  if (pool.length === 0 || !EITHER_OF[locale].test(folded_text)) return undefined;
  const isTitled = titlesNamedIn(locale, text);
  const [dish, ...others] = facts.dishes.filter(
    ({ item, original }) => isTitled(item.title) || isTitled(original.title),
  );
  if (!dish || others.length > 0) return undefined;
  const foods = wished.filter(({ concept }) => isIngredient(concept) && !dish.title_concepts.has(concept));
  return foods.length > 1 && described(teller, dish).length > 0 ? dish : undefined;
}

/** Folded as messages are. */
const EITHER_OF: Record<MenuLocale, RegExp> = {
  en: / or /u,
  fr: / ou /u,
  es: / [ou] /u,
  de: / oder /u,
  it: / od? /u,
  pt: / ou /u,
  zh: /还是|或/u,
  ja: /ソレトモ|カ(?=[\p{L}])|カ、/u,
  ko: /아니면|또는|이나|인가요.*인가요/u,
  ar: / (?:او|ام|ولا|والا) /u,
};
