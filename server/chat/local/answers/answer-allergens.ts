import type { AllergenChoice } from '../../../../shared/allergens.ts';
import { interpolate } from '../../../../shared/i18n/interpolate.ts';
import { conceptsIn, isReadByCharacters } from '../../../food/concepts-in.ts';
import { isKindOf } from '../../../food/kinds-of-food.ts';
import type { MenuDish } from '../../facts/menu-facts.ts';
import { stemsIn, titlesNamedIn } from '../../facts/stems.ts';
import { findDishes } from '../finding/find-dishes.ts';
import { namedPartsOf } from '../finding/named-parts.ts';
import { asksMains, poolOf } from '../finding/pool-of.ts';
import { isOfKind, isOfSection } from '../finding/wanted-dishes.ts';
import { isAvoidedFood } from '../reading/avoided-food.ts';
import { conceptsOfMessage } from '../reading/concepts-of-message.ts';
import { isEdible } from '../reading/edible.ts';
import type { GuestMessage } from '../reading/guest-message.ts';
import { isAskingFlavours, isAskingWhatToAvoid } from '../words/asking-what-to-avoid.ts';
import { splitAtRefusal } from '../words/obvious-refusals.ts';
import { ofDishes } from './declared-of-dish.ts';
import { ofMenu } from './declared-of-menu.ts';
import { described } from './describe-dish.ts';
import { answer, bullets, foodWords, type LocalAnswer, list, MAX_BUTTONS, name, type Teller } from './teller.ts';

/**
 * Repeats what the owner declared, says who declared it, and always sends guests to the staff. Never concludes that a
 * dish is free of anything: what isn't declared is unknown.
 */
export function answerAllergens(teller: Teller): LocalAnswer {
  const { facts, message, matches, words, avoided: avoidedAllergens } = teller;
  const { named } = matches;
  const isOfDish =
    named !== undefined &&
    !message.asks_eat &&
    (!message.is_statement || message.asks_for) &&
    !isAskingOneOfKind(teller, named);
  if (avoidedAllergens.length === 0) return withoutChoice(teller, isOfDish ? named : undefined);
  const several = severalNamed(teller);
  if (several.length > 1) return ofDishes(teller, several);
  const besideRefused = dishesBesideRefused(teller);
  if (besideRefused.length > 0) return ofDishes(teller, besideRefused);
  if (isOfDish) {
    const dishAnswer = ofDishes(teller, [named]);
    if (!message.is_statement || !ELSE.test(message.folded_text)) return dishAnswer;
    // "Edamame is out, isn't it? What else can't I order?"
    const whole = ofMenu(teller, facts.dishes);
    return {
      ...whole,
      lines: [...dishAnswer.lines.filter((line) => line !== words.allergen_ask), ...whole.lines],
      item_ids: [...new Set([...dishAnswer.item_ids, ...whole.item_ids])],
    };
  }
  if (matches.is_of_those)
    return matches.dishes.length <= MAX_TOLD_EACH ? ofDishes(teller, matches.dishes) : ofMenu(teller, matches.dishes);
  const part = askedPart(teller);
  if (part) return ofMenu(teller, part.dishes, part.group);
  if (matches.dishes.length > 0 && matches.dishes.length <= MAX_TOLD_EACH && !message.is_statement)
    return ofDishes(teller, matches.dishes);
  if (matches.asks_food && matches.dishes.length === 0 && !message.is_statement && matches.nearest.length === 0) {
    const whole = ofMenu(teller, facts.dishes);
    return { ...whole, lines: [words.not_on_menu, ...whole.lines] };
  }
  const whole = ofMenu(teller, facts.dishes);
  // "I am allergic to nuts, do you have fish?"
  const isOfSpice = message.asks_mild && matches.concepts.every((concept) => isKindOf(concept, 'spicy'));
  if (!message.is_statement || matches.dishes.length === 0 || isOfSpice) return whole;
  const wished = list(teller, 'allergens', words.list_found, matches.dishes);
  return {
    ...whole,
    lines: [...wished.lines, ...whole.lines],
    item_ids: [...new Set([...wished.item_ids, ...whole.item_ids])],
  };
}

/** "Do the hummus and the falafel have sesame?" asks of each of them; empty if fewer than two dishes are named. */
function severalNamed({ facts, message, matches, avoided: avoidedAllergens }: Teller): MenuDish[] {
  const { asks_eat, is_statement, asks_for, asks_contents } = message;
  const isOfContents = asks_contents || !is_statement;
  if (matches.is_of_those || !(asks_for || isOfContents || asks_eat)) return [];
  const { parts, is_whole } = namedPartsOf(facts, message, {
    // "The fried rice and the soft-boiled egg" names two dishes.
    isLeftOut: (part) => namesOnlyAvoided(part, avoidedAllergens) && findDishes(facts, part).named === undefined,
  });
  const dishes = [...new Set(parts.map(({ dish }) => dish))];
  // "What can I have of rice and noodles?" names kinds, of which there may be more.
  if (asks_eat && !dishes.every((dish) => isNamedInFull(message, dish))) return [];
  // Who names an allergy and asks of one dish in other words may mean another: "do the hummus and the falafel have any?"
  const isClear = (isOfContents && !asks_eat) || dishes.length > 1;
  return is_whole && isClear && dishes.length <= MAX_TOLD_EACH ? dishes : [];
}

/** "The prawns are out, of course, but the calamari?": of both, since the declarations of both may be what is asked. */
function dishesBesideRefused({ facts, message }: Teller): MenuDish[] {
  const { locale, text } = message;
  const [refusedText, askedText] = splitAtRefusal(locale, text) ?? [];
  if (refusedText === undefined || askedText === undefined) return [];
  const dishesIn = (part: string) => {
    const wished = conceptsOfMessage(part, locale, () => false);
    const { named, dishes } = findDishes(facts, { ...message, text: part, wished, concern_words: new Set<string>() });
    return named ? [named] : dishes.length <= MAX_TOLD_EACH ? dishes : [];
  };
  const askedDishes = dishesIn(askedText);
  return askedDishes.length === 0 ? [] : [...new Set([...askedDishes, ...dishesIn(refusedText)])];
}

/**
 * "Which soups must I avoid?" is of all soups, though one is called "Soup of the day", or "Soup"; and who avoids eggs
 * asks in "is there any in the rice?" of the fried rice, too.
 */
function isAskingOneOfKind({ facts, message, matches }: Teller, named: MenuDish): boolean {
  if (message.is_statement && isNamedByKind(facts, message, named)) return true;
  if (!matches.dishes.includes(named) || matches.dishes.length === 1) return false;
  const isOneWord = stemsIn(named.item.title).length === 1;
  if (!isAskingWhatToAvoid(message.locale, message.folded_text)) return isOneWord && message.is_statement;
  return isOneWord || isReadByCharacters(message.locale) || !isNamedInFull(message, named);
}

/** "A scoop of something" of a menu with ten scoops: other dishes of its section are called by the same words, too. */
function isNamedByKind({ dishes }: Teller['facts'], message: GuestMessage, titledDish: MenuDish): boolean {
  if (isReadByCharacters(message.locale) || isNamedInFull(message, titledDish)) return false;
  const stems = stemsIn(message.text).filter((word) => titledDish.title_stems.has(word) && word.length > 2);
  return (
    stems.length > 0 &&
    dishes.some(
      (dish) =>
        dish !== titledDish &&
        dish.section_id === titledDish.section_id &&
        stems.every((word) => dish.title_stems.has(word)),
    )
  );
}

/** Whether a message has all of a dish's name: fewer words are a kind of dish. */
function isNamedInFull({ text, locale }: GuestMessage, { item, original }: MenuDish): boolean {
  const titles = [item.title, original.title];
  if (isReadByCharacters(locale)) return titles.some(titlesNamedIn(locale, text));
  const stems = new Set(stemsIn(text));
  return titles.some((title) => stemsIn(title).every((word) => stems.has(word)));
}

/** "Sesame or nuts" names what can't be eaten, no dish. */
const namesOnlyAvoided = ({ text, locale }: GuestMessage, avoidedAllergens: readonly AllergenChoice[]): boolean => {
  const foods = conceptsIn(locale, text).filter(({ concept }) => isEdible(concept));
  return foods.length > 0 && foods.every(({ concept }) => isAvoidedFood(concept, avoidedAllergens));
};

/** "What else", in any language; folded as messages are. */
const ELSE =
  / (?:else|other|others|sonst|noch was|weitere|andere|autres?|d autre|encore|otr[ao]s?|demas|altr[oaie]|outr[ao]s?|mais o que|aussi|also|auch|tambien|anche|tambem) |还有|还能|其他|别的|他に|ほかに|ホカ|他ニ|또 |다른|그 ?외|나머지|غير|ثاني|تاني|اخر|كمان/u;

type MenuPart = { dishes: readonly MenuDish[]; group?: string };

/** The part of the menu that a question is about, with its name; undefined if it is about some dishes or nothing of it. */
function askedPart(teller: Teller): MenuPart | undefined {
  const { facts, message, matches, avoided: avoidedAllergens } = teller;
  // "Which ice cream flavours are out?": no word of theirs says that they are ice cream.
  if (isAskingFlavours(message.folded_text)) return { dishes: facts.dishes };
  if (asksGroup(teller) && matches.dishes.length > 0) {
    // A kind that no section is called by may be in dishes whose words don't name it.
    const part = namesSection(teller)
      ? { dishes: withSections(teller), group: groupName(teller) }
      : { dishes: facts.dishes };
    // "I can't have lactose: which tapas must I avoid?" of tapas all over the menu.
    const isWide = new Set(part.dishes.map(({ section_id }) => section_id)).size > 1;
    return message.is_statement && isWide ? { dishes: facts.dishes } : part;
  }
  // "Which of the grills have gluten?": of the grills, not of those whose words name gluten.
  const isAvoided = (concept: string) => isAvoidedFood(concept, avoidedAllergens);
  const kinds = matches.concepts.filter((concept) => !isAvoided(concept));
  if (kinds.length > 0 && kinds.length < matches.concepts.length && matches.named === undefined) {
    const ofKind = facts.dishes.filter((dish) => kinds.some((kind) => isOfKind(dish, kind)));
    if (ofKind.length > 0 && asksGroup({ ...teller, matches: { ...matches, concepts: kinds } }))
      return { dishes: ofKind };
  }
  if (message.diet && !message.is_statement) return { dishes: facts.dishes };
  // "Are there prawns?" of somebody who can't eat them is about the whole menu, not about the dishes of prawns.
  const isAvoidedItself = matches.concepts.length > 0 && matches.concepts.every(isAvoided);
  if (isAvoidedItself) return { dishes: facts.dishes };
  if (!asksMains(message)) return undefined;
  const mains = [
    ...new Set([...matches.dishes, ...poolOf({ ...teller, matches: { ...matches, asks_food: false, dishes: [] } })]),
  ];
  const sections = new Set(mains.map(({ section }) => section));
  const [section] = sections;
  // A part that no section's title names isn't told apart: what it leaves out would look forgotten.
  return sections.size === 1 && section !== undefined ? { dishes: mains, group: section } : { dishes: facts.dishes };
}

/** Above this number of dishes the declarations are listed. */
const MAX_TOLD_EACH = 3;

/** "And desserts?", "Which pizzas …": a part of the menu or a kind of dish, not an ingredient. */
const asksGroup = ({ matches }: Teller): boolean =>
  matches.concepts.length > 0 &&
  matches.concepts.every((concept) =>
    ['menu part', 'dessert', 'dish', 'drink', 'pasta', 'bread', 'sauce', 'bakery product'].some((kind) =>
      isKindOf(concept, kind),
    ),
  );

const namesSection = ({ matches }: Teller): boolean =>
  matches.dishes.some((dish) => matches.concepts.some((concept) => isOfSection(dish, concept)));

/** All of a section in which the group is: "Cheese and desserts" is asked for whole, lest a guest miss a part of it. */
function withSections({ facts, matches }: Teller): MenuDish[] {
  const sections = new Set(
    matches.dishes
      .filter((dish) =>
        matches.concepts.some((concept) => [...dish.section_concepts].some((one) => isKindOf(one, concept))),
      )
      .map(({ section_id }) => section_id),
  );
  return facts.dishes.filter((dish) => sections.has(dish.section_id) || matches.dishes.includes(dish));
}

function groupName(teller: Teller): string {
  const { matches } = teller;
  const sections = new Set(matches.dishes.map(({ section }) => section));
  const [only] = sections;
  return sections.size === 1 && only ? only : foodWords(teller, [...new Set(matches.concepts)].slice(0, 2));
}

/** An allergy to something that nobody declares, or none that was named. */
function withoutChoice(teller: Teller, dish: MenuDish | undefined): LocalAnswer {
  const { facts, words, excluded, message, matches } = teller;
  if (excluded.length > 0 && message.is_allergic) {
    const food = foodWords(teller, excluded);
    const askedDishes =
      matches.dishes.length > 0 && matches.dishes.length <= MAX_TOLD_EACH ? matches.dishes : dish ? [dish] : [];
    const naming = facts.dishes.filter(({ kinds, usual_kinds }) =>
      excluded.some((concept) => kinds.has(concept) || usual_kinds.has(concept)),
    );
    const lines = [
      interpolate(words.allergen_other, { food }),
      ...(naming.length > 0 ? bullets(teller, interpolate(words.food_named, { food }), naming) : []),
      // "I'm allergic to kiwi, any in the pudding?": what the menu says of it.
      ...askedDishes.flatMap((asked) => [...bullets(teller, words.list_found, [asked]), ...described(teller, asked)]),
      words.allergen_ask,
    ];
    return answer('allergens', lines, [...naming, ...askedDishes].slice(0, MAX_BUTTONS), { about: undefined });
  }
  if (dish) return ofDishes(teller, [dish]);
  const which = interpolate(words.allergen_which, { name: name(teller) });
  return answer('allergens', [which, words.allergen_ask], [], { about: undefined });
}
