import { conceptsIn, wordsOf } from '../../food/concepts-in.ts';
import { isKindOf } from '../../food/kinds-of-food.ts';
import type { MenuDish, MenuFacts } from '../facts/menu-facts.ts';
import { stem } from '../facts/stems.ts';
import { isOrder, sayableDetails } from '../local/answers/describe-dish.ts';

/** The content that a sentence about a dish may have: the words of its texts, and the food that they name. */
export type Sayable = { stems: ReadonlySet<string>; has(concept: string): boolean; text: string };

/**
 * Words that negate or leave open: "without onions", "fries or salad", "cheese on request". Words of a sentence that
 * contains one may not be reused: taken out of context they would mean something else.
 */
const TAKES_BACK =
  /(?<![\p{L}])(no|not|non|without|or|choice|optional|add|extra|request|instead|hold|free|sans|pas|ou|choix|supplement|supplément|demande|option|sin|o|ohne|oder|nicht|kein\w*|senza|sem|bez|无|不含|或|抜き|または|なし|없이|또는|بدون|بلا|أو)(?![\p{L}])|[+/]|-free\b/iu;

const made = new WeakMap<MenuDish, Sayable>();

export function sayableOf(facts: MenuFacts, dish: MenuDish): Sayable {
  const known = made.get(dish);
  if (known) return known;
  const { item, original } = dish;
  const texts = [
    item.title,
    original.title,
    dish.section,
    dish.original_section,
    ...[item.description, original.description].flatMap((text) => (text ?? '').split(/(?<=[.!?;。])\s*|\n+/)),
    ...sayableDetails(dish.details),
  ].filter((text) => text !== '' && !isOrder(text) && !TAKES_BACK.test(text));
  const concepts = new Set(
    texts.flatMap((text) =>
      text.split(/[;,.()]/).flatMap((part) => conceptsIn(facts.main_locale, part).map(({ concept }) => concept)),
    ),
  );
  const sayable: Sayable = {
    stems: new Set(texts.flatMap((text) => wordsOf(text).map(stem))),
    has: (asked) => [...concepts].some((concept) => isKindOf(concept, asked)),
    text: texts.join('\n').toLowerCase(),
  };
  made.set(dish, sayable);
  return sayable;
}
