import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../../../shared/errors.ts';
import { type Item, itemsOf, type Menu, type Restaurant, type Section, type Variant } from '../../../shared/menu.ts';
import type { PublicationContent, PublicItem } from '../../../shared/publication.ts';
import type { Tax } from '../../../shared/taxes.ts';
import { hasVisibleItems } from '../../../shared/visible-menus.ts';
import type { Db } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import { moveItemsToBin, moveMenuToBin, moveSectionsToBin, takeRowsOutOfBin } from '../../menus/bin-queries.ts';
import { hideParts, overwriteRows, type WrittenRows } from '../../menus/bulk-queries.ts';
import { listMenus, restaurantWithMenus } from '../../menus/entity-queries.ts';
import { checkCounts } from '../../menus/restore-from-bin.ts';
import { withinTextLimit } from '../../menus/text-queries.ts';
import type { RestaurantAccess } from '../../restaurants/access.ts';
import { changeAndRead, unchanged } from '../../restaurants/change-restaurant.ts';
import { hiddenIdsOf } from '../hidden-ids.ts';
import { findContent } from '../queries.ts';

/**
 * Makes the draft's menus what a publication showed, ids and pictures included (docs/decisions/130). Content that
 * guests didn't see stays: hidden and empty menus, hidden dishes, hidden and empty sections, the restaurant's own fields. So do the declared
 * allergens, meat origins and "fait maison" of dishes that still exist: an older declaration must not replace a newer
 * one. Parts that were hidden then are hidden again, later additions are moved to the bin.
 *
 * @returns The draft after that.
 * @throws Refusal `not_found` if there is no such publication; `other_currency` if its amounts are in another currency;
 * `too_many_menus`, `too_many_sections`, `too_many_items`, `too_much_text`.
 */
export async function restorePublication(deps: Deps, access: RestaurantAccess, version: number): Promise<Restaurant> {
  return await changeAndRead(
    deps,
    access,
    async (tx, restaurant) => {
      const content = await findContent(tx, access, version);
      if (!content) throw new Refusal('not_found');
      if (content.public.currency !== restaurant.currency) throw new Refusal('other_currency');
      const context = { tx, access, env: deps.env };
      const isChanged = await withinTextLimit(context, {}, () =>
        restoreContent(context, content, restaurant, deps.now()),
      );
      if (!isChanged) return unchanged(undefined);
      await checkCounts(tx, access, deps.env.limits);
      return undefined;
    },
    (tx) => restaurantWithMenus(tx, access, deps.now()),
  );
}

/** Returns whether the draft was different. */
async function restoreContent(
  { tx, access }: { tx: Db; access: RestaurantAccess },
  content: PublicationContent,
  { taxes }: Pick<Restaurant, 'taxes'>,
  now: Date,
): Promise<boolean> {
  const before = JSON.stringify(await listMenus(tx, access, { now }));
  const { menus } = content.public;
  const sections = menus.flatMap((menu) => menu.sections.map(({ id }) => id));
  const items = itemsOf(menus).map(({ id }) => id);
  await takeRowsOutOfBin(tx, access, { menus: menus.map(({ id }) => id), sections, items });
  const liveMenus = await listMenus(tx, access, { now });
  const { rows, bin, hide } = planRestoring(content, liveMenus, taxes);
  const isSame = [...Object.values(rows), ...Object.values(bin), ...Object.values(hide)].every(
    (list) => list.length === 0,
  );
  if (isSame && before === JSON.stringify(liveMenus)) return false;
  await overwriteRows(tx, access, rows);
  await hideParts(tx, access, hide);
  // Last: what they contained may have moved into what was restored.
  await moveItemsToBin(tx, access, bin.items, now);
  await moveSectionsToBin(tx, access, bin.sections, now);
  for (const id of bin.menus) await moveMenuToBin(tx, access, id, now);
  return true;
}

type RestoredRows = { rows: WrittenRows; bin: PartIds; hide: PartIds };

/** What restoring writes: only rows that differ. */
function planRestoring(content: PublicationContent, live: readonly Menu[], taxes: readonly Tax[]): RestoredRows {
  const { public: publishedMenu, assistant } = content;
  const details = new Map(assistant.details.map(({ item_id, details }) => [item_id, details]));
  const rows: WrittenRows = { menus: [], sections: [], items: [] };
  const liveMenus = new Map(live.map((menu) => [menu.id, menu]));
  const liveSections = new Map(
    live.flatMap(({ sections }) => sections.map((section) => [section.id, section] as const)),
  );
  const liveItems = new Map(itemsOf(live).map((item) => [item.id, item]));
  const addRow = <Row extends { id: number }>(list: Row[], row: Row, present: object | undefined) => {
    if (!present || !isPartOf(row, present)) list.push(row);
  };
  for (const [position, { sections, ...menu }] of publishedMenu.menus.entries()) {
    const { id, title, display_mode, serving_periods } = menu;
    const row = { id, title, display_mode, hidden: false, serving_periods, position };
    addRow(rows.menus, row, liveMenus.get(id));
    for (const [sectionIndex, { items, ...section }] of sections.entries()) {
      addRow(
        rows.sections,
        { ...section, menu_id: id, hidden: false, position: sectionIndex },
        liveSections.get(section.id),
      );
      for (const [index, item] of items.entries()) {
        const present = liveItems.get(item.id);
        const row = {
          ...restoredItem(item, present, taxes),
          menu_id: id,
          menu_section_id: section.id,
          hidden: false,
          position: index,
        };
        // A picture is generated once, also for a dish that is inserted again.
        const image_generated = present?.image_generated ?? item.picture?.origin === 'model';
        addRow(rows.items, { ...row, details: details.get(item.id) ?? null, image_generated }, present);
      }
    }
  }
  const { bin, hide } = unseenThen(content, live);
  for (const { id, title, display_mode, serving_periods, position } of live.filter((menu) =>
    hide.menus.includes(menu.id),
  ))
    rows.menus.push({ id, title, display_mode, hidden: true, serving_periods, position });
  return { rows, bin, hide };
}

function restoredItem(item: PublicItem, present: Item | undefined, taxes: readonly Tax[]): PublicItem {
  const offeredTaxes = new Set(taxes.map(({ number }) => number));
  const chargedItem = { ...item, taxes: item.taxes?.filter((number) => offeredTaxes.has(number)) ?? null };
  if (!present) return chargedItem;
  return {
    ...chargedItem,
    allergens: present.allergens,
    allergens_checked_at: present.allergens_checked_at,
    meat_origins: present.meat_origins,
    homemade: present.homemade,
    variants: withAllergens(item.variants, present.variants),
    options: withAllergens(item.options, present.options),
  };
}

/** Sizes or add-ons with the lists of allergens that those of the same name have now. */
const withAllergens = (parts: readonly Variant[], now: readonly Variant[]): Variant[] =>
  parts.map(({ allergens: _, ...part }) => {
    const declaredAllergens = now.find(({ label }) => label === part.label)?.allergens;
    return declaredAllergens ? { ...part, allergens: declaredAllergens } : part;
  });

type PartIds = { menus: number[]; sections: number[]; items: number[] };
type PartSets = Record<keyof PartIds, ReadonlySet<number>>;
type UnseenParts = { bin: PartIds; hide: PartIds };
type Then = { shown: PartSets; hidden: PartSets };

const noParts = (): PartIds => ({ menus: [], sections: [], items: [] });

const hasHiddenPart = (sections: readonly Section[]): boolean =>
  sections.some((section) => section.hidden || section.items.some((item) => item.hidden));

/** Guests didn't see it for its dishes alone, which were hidden one by one. */
const hasItemHiddenThen = (sections: readonly Section[], { hidden }: Then): boolean =>
  sections.some((section) => section.items.some(({ id }) => hidden.items.has(id)));

const partsOf = ({ public: { menus }, hidden }: PublicationContent): Then => ({
  shown: {
    menus: new Set(menus.map(({ id }) => id)),
    sections: new Set(menus.flatMap(({ sections }) => sections.map(({ id }) => id))),
    items: new Set(itemsOf(menus).map(({ id }) => id)),
  },
  hidden: hiddenIdsOf(hidden),
});

/**
 * What guests would see now and didn't then. Parts that were hidden then are hidden again, and dishes of a hidden section
 * that is shown again; the rest was added since. No section or menu goes to the bin with something hidden in it.
 */
function unseenThen(content: PublicationContent, live: readonly Menu[]): UnseenParts {
  const then = partsOf(content);
  const unseen: UnseenParts = { bin: noParts(), hide: noParts() };
  for (const menu of live) {
    const isShown = isShownMenu(menu, then, unseen);
    for (const section of menu.sections) addSection(section, isShown && !section.hidden, then, unseen);
  }
  return unseen;
}

/** Whether guests will see the menu, which is added to the unseen ones if they didn't then. */
function isShownMenu(menu: Menu, then: Then, { bin, hide }: UnseenParts): boolean {
  if (then.shown.menus.has(menu.id)) return true;
  if (menu.hidden || !hasVisibleItems(menu.sections)) return false;
  if (then.hidden.menus.has(menu.id)) {
    hide.menus.push(menu.id);
    return false;
  }
  if (!hasHiddenPart(menu.sections) && !hasItemHiddenThen(menu.sections, then)) bin.menus.push(menu.id);
  return true;
}

function addSection(section: Section, isShown: boolean, then: Then, unseen: UnseenParts): void {
  // A restored section may come back from a hidden menu, with the dishes that it got there.
  const isRestored = then.shown.sections.has(section.id);
  if (!isRestored && !isShown) return;
  if (!isRestored && then.hidden.sections.has(section.id)) {
    unseen.hide.sections.push(section.id);
    return;
  }
  const isAddition = !isRestored && !hasHiddenPart([section]) && !hasItemHiddenThen([section], then);
  if (isAddition && hasVisibleItems([section])) unseen.bin.sections.push(section.id);
  addItems(section, then, unseen);
}

/** Of a section that guests will see. */
function addItems(section: Section, then: Then, { bin, hide }: UnseenParts): void {
  for (const { id, hidden } of section.items) {
    if (hidden || then.shown.items.has(id)) continue;
    const list = section.hidden || then.hidden.items.has(id) ? hide : bin;
    list.items.push(id);
  }
}

function isPartOf(part: object, largerObject: object): boolean {
  const values = new Map<string, unknown>(Object.entries(largerObject));
  return Object.entries(part).every(([name, value]) => isDeepStrictEqual(values.get(name), value));
}
