import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type {
  ComparedDeclarations,
  ComparedPrices,
  Comparison,
  ItemChanges,
  SectionChanges,
} from '../../../shared/api/imports.ts';
import type { ImportOption } from '../../../shared/import-status.ts';
import type { Item, Menu, Section } from '../../../shared/menu.ts';
import type { PlannedItem, PlannedSection } from './arrange-plan.ts';
import { amountsOf } from './item-content.ts';
import { withoutDeclarations } from './lapsed-declarations.ts';
import { hasPrice } from './merge-content.ts';
import type { MenuPlan } from './plan-menu.ts';
import type { SectionContent } from './read-draft.ts';

/** What applying would change on the menu, for the review: from the same plan that applying carries out. */
export function compareDraft(plan: MenuPlan, menu: Menu, menuId: number | null): Comparison {
  const { option, proposed, missing, going_sections } = plan;
  const presentItems = new Map(menu.sections.flatMap(({ items }) => items.map((item) => [item.id, item] as const)));
  const titles = new Map(menu.sections.map(({ id, title }) => [id, title]));
  const sections = new Map(menu.sections.map((section) => [section.id, section] as const));
  const unsigned: Omit<Comparison, 'sign'> = {
    menu_id: menuId,
    option,
    added: [],
    unchanged: [],
    changed: [],
    hidden_keys: hiddenKeysOf(plan, menu, { presentItems, sections }),
    missing,
    changed_sections: [],
    missing_sections: going_sections.map((id) => ({ section_id: id, title: titles.get(id) ?? '' })),
  };
  for (const { section_id, content, items } of proposed) {
    const section = sections.get(section_id ?? 0);
    const sectionChanged = section && sectionChanges(section, content);
    if (section && sectionChanged && Object.keys(sectionChanged).length > 0)
      unsigned.changed_sections.push({ section_id: section.id, title: section.title, changes: sectionChanged });
    for (const item of items) {
      const before = presentItems.get(item.item_id ?? 0);
      // Without a draft's key it isn't proposed.
      const key = item.key ?? 0;
      if (!before) {
        unsigned.added.push(key);
        continue;
      }
      const present = sections.get(before.menu_section_id);
      const place = placeOf({ present, option, section_id, content });
      const changes = itemChanges(before, item, place);
      if (place.isMoved) changes.section = { from: present?.title ?? '', to: content.title };
      const pair = { key, item_id: before.id };
      if (Object.keys(changes).length === 0) unsigned.unchanged.push(pair);
      else {
        const { declaration_lapses } = item;
        const isPriceChange =
          changes.prices !== undefined && amountsOf(changes.prices.from) !== amountsOf(changes.prices.to);
        unsigned.changed.push({ ...pair, price_changes: isPriceChange, declaration_lapses, changes });
      }
    }
  }
  return { ...unsigned, sign: signOf(plan, unsigned) };
}

/** The proposed dishes that guests won't see: hidden themselves, or in a hidden section or menu. */
function hiddenKeysOf(
  { option, proposed, sections: plannedSections }: MenuPlan,
  menu: Menu,
  { presentItems, sections }: { presentItems: ReadonlyMap<number, Item>; sections: ReadonlyMap<number, Section> },
): number[] {
  // As decided: a change of a section that is refused isn't made.
  const decidedSections = new Map(plannedSections.map(({ section_id, content }) => [section_id, content] as const));
  const isHidden = ({ item_id, owner_fields }: PlannedItem, content: SectionContent): boolean => {
    const present = presentItems.get(item_id ?? 0);
    // Adding leaves it in its section.
    const section = (option === 'add' && present && sections.get(present.menu_section_id)) || content;
    return menu.hidden || section.hidden || (owner_fields.hidden ?? present?.hidden ?? false);
  };
  return proposed.flatMap(({ section_id, content, items }) => {
    const decidedContent = (section_id !== null && decidedSections.get(section_id)) || content;
    return items.flatMap((item) => (item.key !== null && isHidden(item, decidedContent) ? [item.key] : []));
  });
}

function sectionChanges(section: Section, content: SectionContent): SectionChanges {
  const changes: SectionChanges = {};
  if (content.description !== section.description)
    changes.description = { from: section.description, to: content.description };
  if (content.price !== section.price) changes.price = { from: section.price, to: content.price };
  if (content.price_text !== section.price_text)
    changes.price_text = { from: section.price_text, to: content.price_text };
  if (content.hidden !== section.hidden) changes.hidden = { from: section.hidden, to: content.hidden };
  return changes;
}

type SectionPrice = Pick<SectionContent, 'price' | 'price_text'>;

/** The section that an item is in, and that it will be in. */
type ItemPlace = { from: SectionPrice | undefined; to: SectionPrice | undefined; isMoved: boolean };

/** Adding leaves an item where it is, although the file prints it elsewhere. */
function placeOf({
  present,
  option,
  section_id,
  content,
}: Pick<PlannedSection, 'section_id' | 'content'> & { present: Section | undefined; option: ImportOption }): ItemPlace {
  if (present?.id === section_id) return { from: present, to: content, isMoved: false };
  return option === 'overwrite'
    ? { from: present, to: content, isMoved: true }
    : { from: present, to: present, isMoved: false };
}

/** The price for guests: a dish without a price of its own costs what its section says. */
const paidPrices = (item: ComparedPrices, section: SectionPrice | undefined): ComparedPrices =>
  hasPrice(item) || !section
    ? pricesOf(item)
    : { ...pricesOf(item), price: section.price, price_text: section.price_text };

function itemChanges(
  before: Item,
  { content, owner_fields, declaration_lapses }: PlannedItem,
  section: ItemPlace,
): ItemChanges {
  const changes: ItemChanges = {};
  if (content.title !== before.title) changes.title = { from: before.title, to: content.title };
  if (content.description !== before.description)
    changes.description = { from: before.description, to: content.description };
  // That a declaration lapses is said once, and is no other price.
  const [printedBefore, printed] = [withoutDeclarations(before), withoutDeclarations(content)];
  const prices = { from: paidPrices(before, section.from), to: paidPrices(content, section.to) };
  const paid = { from: paidPrices(printedBefore, section.from), to: paidPrices(printed, section.to) };
  // Another price of a section is said once, of the section.
  const isSectionsAlone = !section.isMoved && isDeepStrictEqual(pricesOf(printedBefore), pricesOf(printed));
  if (!isSectionsAlone && !isDeepStrictEqual(paid.from, paid.to)) changes.prices = prices;
  if (!isDeepStrictEqual(printed.options, printedBefore.options))
    changes.options = { from: before.options, to: content.options };
  if (!isDeepStrictEqual(content.tags, before.tags)) changes.tags = { from: before.tags, to: content.tags };
  const { details, hidden, allergens } = owner_fields;
  if (hidden !== undefined) changes.hidden = { from: before.hidden, to: hidden };
  if (details !== undefined) changes.details = { from: before.details, to: details };
  const lapsed = declaration_lapses ? { allergens_checked_at: null } : {};
  const declarations = {
    from: declarationsOf(before),
    to: declarationsOf({ ...before, ...content, ...lapsed }, allergens),
  };
  const { dish, parts } = declarations.to;
  const isDeclaredAnew = !declaration_lapses || dish !== null || parts.length > 0;
  if (isDeclaredAnew && !isDeepStrictEqual(declarations.from, declarations.to)) changes.allergens = declarations;
  return changes;
}

/** Declarations of the dish, and of its sizes and add-ons that have their own. */
const declarationsOf = (
  { allergens, allergens_checked_at, variants, options }: Item,
  fileAllergens?: Item['allergens'],
): ComparedDeclarations => ({
  dish: fileAllergens ?? (allergens_checked_at === null ? null : allergens),
  parts: [...variants, ...options].flatMap((part) =>
    part.allergens ? [{ label: part.label, allergens: part.allergens }] : [],
  ),
});

const pricesOf = ({ price, price_max, price_text, variants }: ComparedPrices): ComparedPrices => ({
  price,
  price_max,
  price_text,
  variants,
});

/** Another one as soon as applying would do anything else than was shown. */
function signOf({ sections, going }: MenuPlan, comparison: Omit<Comparison, 'sign'>): string {
  const planned = sections.map(({ section_id, content, items }) => [
    section_id,
    content,
    items.map(({ key, item_id, content: { title, ...rest }, owner_fields, is_changed }) =>
      is_changed ? [key, item_id, title, rest, owner_fields] : [key, item_id],
    ),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([comparison, planned, going]))
    .digest('base64url')
    .slice(0, 22);
}
