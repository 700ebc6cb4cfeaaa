import type { MenuLocale } from '../../shared/locales.ts';
import type { NamedAllergen } from '../../shared/menu.ts';
import { answerTasks } from '../answer-tasks.ts';
import { type DishWords, namedAllergens } from '../food/named-allergens.ts';

/** Dishes with what their words say, in the language of the menu. */
export type NamedAllergensTask = { locale: MenuLocale; dishes: (DishWords & { id: number })[] };
export type NamedAllergensAnswer = { item_id: number; allergens: NamedAllergen[] }[];

answerTasks(
  ({ locale, dishes }: NamedAllergensTask): NamedAllergensAnswer =>
    dishes.flatMap(({ id, ...words }) => {
      const allergens = namedAllergens(locale, words);
      return allergens.length === 0 ? [] : [{ item_id: id, allergens }];
    }),
);
