import { isKindOf } from '../../../food/kinds-of-food.ts';
import { isSameMeal } from '../words/meals.ts';
import type { Teller } from './teller.ts';

/** A time of day, or a span of days: "Mo–Fr 11:30–14:00", "bis 11 Uhr", "weekends only". */
const HAS_TIME =
  /\d\s*(?:[:.h点點時时시–-]|uhr|am|pm|o['’]clock)|(?:until|bis|jusqu|hasta|fino|até|from|ab|dès|desde|dalle|à partir)\P{L}+\d/iu;

/** What the menu says of when a part of it is served: its title and its description, as the guest's page shows them. */
export function sectionTimes({ facts, message }: Teller): string[] {
  const isWished = (sectionId: number) => {
    const [dish] = facts.dishes.filter(({ section_id }) => section_id === sectionId);
    return message.wished.some(
      ({ concept }) =>
        !isKindOf(concept, 'quality') &&
        dish !== undefined &&
        [...dish.section_concepts].some((part) => part === concept),
    );
  };
  const originals = new Map(facts.dishes.map(({ section_id, original_section }) => [section_id, original_section]));
  return facts.restaurant.menus
    .flatMap(({ sections }) => sections)
    .flatMap(({ id, title, description }) => {
      const isMeant = isSameMeal(message.text, `${title} ; ${originals.get(id) ?? ''}`) || isWished(id);
      const hasTimes = HAS_TIME.test(title) || (description !== null && HAS_TIME.test(description));
      return isMeant && hasTimes ? [description === null ? title : `${title}: ${description}`] : [];
    });
}
