import { type CellState, cellState, listOfPart } from '../../shared/allergen-edits.ts';
import {
  ALLERGEN_CODES,
  type AllergenCode,
  type DeclaredAllergen,
  declaredList,
  isNothingDeclared,
} from '../../shared/allergens.ts';
import { allergens as englishNames } from '../../shared/i18n/guest/en.ts';
import { allergens as frenchNames } from '../../shared/i18n/guest/fr.ts';
import { allergen_record as english } from '../../shared/i18n/server/en.ts';
import { allergen_record as french } from '../../shared/i18n/server/fr.ts';
import type { AppLocale } from '../../shared/locales.ts';
import type { Item } from '../../shared/menu.ts';
import type { LastDeclaration } from './declaration-queries.ts';

export const RECORD_WORDS: Record<AppLocale, Record<keyof typeof english, string>> = { en: english, fr: french };
export const ALLERGEN_NAMES: Record<AppLocale, typeof englishNames> = { en: englishNames, fr: frenchNames };

/** A line of the written record: a dish, or one of its sizes or add-ons. */
export type RecordLine = {
  item_id: number;
  menu: string;
  section: string;
  dish: string;
  /** The size or add-on; empty for the dish. */
  part: string;
  states: Record<AllergenCode, CellState>;
  declared_at: string | null;
  declared_by: string;
};

type RecordedMenus = {
  menus: readonly { title: string; sections: readonly { title: string; items: readonly Item[] }[] }[];
};

/**
 * All dishes as the owner has declared them, each followed by its add-ons and by the sizes that are declared otherwise. One
 * section at a time: a menu may have thousands.
 */
export function* recordLines(
  { menus }: RecordedMenus,
  declarations: ReadonlyMap<number, LastDeclaration>,
): Iterable<RecordLine[]> {
  for (const menu of menus)
    for (const section of menu.sections)
      yield section.items.flatMap((item) => {
        const lastDeclaration = declarations.get(item.id);
        const dishPlace = { item_id: item.id, menu: menu.title, section: section.title, dish: item.title };
        return partsOf(item).map(({ part, list }) => ({
          ...dishPlace,
          part,
          states: statesOf(list),
          ...(isNothingDeclared(list)
            ? { declared_at: null, declared_by: '' }
            : {
                declared_at: lastDeclaration?.declared_at ?? item.allergens_checked_at,
                declared_by: lastDeclaration?.declared_by ?? '',
              }),
        }));
      });
}

type PartList = { part: string; list: readonly DeclaredAllergen[] };

const partsOf = (item: Item): PartList[] => [
  { part: '', list: declaredList(item) },
  ...item.variants.flatMap(({ label, allergens }) => (allergens ? [{ part: label, list: allergens }] : [])),
  ...item.options.map(({ label, allergens }) => ({ part: label, list: listOfPart(allergens) })),
];

const statesOf = (list: readonly DeclaredAllergen[]): RecordLine['states'] =>
  // Made of every code.
  Object.fromEntries(ALLERGEN_CODES.map((code) => [code, cellState(list, code)])) as RecordLine['states'];
