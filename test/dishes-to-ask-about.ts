import { makeMenuFacts } from '../server/chat/facts/menu-facts.ts';
import type { AllergenCode } from '../shared/allergens.ts';
import type { MenuLocale } from '../shared/locales.ts';
import type { PublicItem, PublicRestaurant } from '../shared/publication.ts';
import { askInTurn } from './ask-in-turn.ts';
import { sampleItem, sampleMenu, sampleRestaurant, sampleSection } from './sample-publication.ts';

/** Menus of a few dishes that guests ask about. */

/** `contains`: the owner has declared that it contains these, and nothing else. */
export type AskedDish = Partial<PublicItem> & { title: string; contains?: readonly AllergenCode[] | undefined };

/**
 * A restaurant with these sections, whose dishes are numbered from 1.
 * @param usual What is true of every dish that says nothing else.
 */
export function restaurantWith(
  sections: Readonly<Record<string, readonly AskedDish[]>>,
  settings: Partial<PublicRestaurant> = {},
  usual: Omit<Partial<AskedDish>, 'title'> = {},
): PublicRestaurant {
  let lastId = 0;
  const menuSections = Object.entries(sections).map(([title, dishes], index) =>
    sampleSection(
      index + 1,
      title,
      dishes.map((dish) => {
        lastId += 1;
        const { title: name, contains, ...fields } = { ...usual, ...dish };
        return sampleItem(lastId, name, { menu_section_id: index + 1, ...fields, ...(contains && declared(contains)) });
      }),
    ),
  );
  return sampleRestaurant({ main_locale: 'en', menus: [sampleMenu({ sections: menuSections })], ...settings });
}

const declared = (codes: readonly AllergenCode[]): Pick<PublicItem, 'allergens' | 'allergens_checked_at'> => ({
  allergens: codes.map((code) => ({ code, state: 'contains' })),
  allergens_checked_at: '2026-11-01T10:00:00.000Z',
});

export const factsOf = (restaurant: PublicRestaurant, locale: MenuLocale) =>
  makeMenuFacts({ public: restaurant, assistant: { details: [] } }, [], locale);

/** Answers the last of some questions of a guest who reads the page in a language. */
export const askAbout =
  (restaurant: PublicRestaurant) =>
  (locale: MenuLocale, ...questions: string[]): string =>
    askInTurn(factsOf(restaurant, locale), ...questions);

/** The first line of an answer that names a dish; empty if none does. */
export const lineOf = (answer: string, dish: string): string =>
  answer.split('\n').find((line) => line.includes(dish)) ?? '';
