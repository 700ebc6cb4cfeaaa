import type { TFunction } from 'i18next';
import type { Item, Menu, Restaurant, Section } from '../../shared/menu.ts';
import { APP_PATHS } from '../../shared/paths.ts';
import type { SearchedTexts } from './create-search.ts';

/** What the palette lists. Its key is unique among all of them. */
export type Entry = { key: string } & (
  | { kind: 'dish'; item: Item; section: Section; menu: Menu }
  | { kind: 'section'; section: Section; menu: Menu }
  | { kind: 'screen'; path: string; icon: string; title: string; text: string }
  /** `act`: an address, or what is done where one is. */
  | { kind: 'action'; icon: string; title: string; text: string; act: string | (() => void) }
);
export type EntryOf<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>;

export const dishEntries = ({ menus }: Restaurant): EntryOf<'dish'>[] =>
  menus.flatMap((menu) =>
    menu.sections.flatMap((section) =>
      section.items.map((item) => ({ key: `dish-${item.id}`, kind: 'dish' as const, item, section, menu })),
    ),
  );

export const sectionEntries = ({ menus }: Restaurant): EntryOf<'section'>[] =>
  menus.flatMap((menu) =>
    menu.sections.map((section) => ({ key: `section-${section.id}`, kind: 'section' as const, section, menu })),
  );

/** What only some installations have, a subscription and domains of restaurants, and what only owners have. */
type Offered = { hasPayments: boolean; hasOwnDomains: boolean; isOwner: boolean };

export function screenEntries(t: TFunction, { hasPayments, hasOwnDomains, isOwner }: Offered): EntryOf<'screen'>[] {
  const screenEntry = (path: string, icon: string, title: string, text = ''): EntryOf<'screen'> => ({
    key: path,
    ...{ kind: 'screen', path, icon, title, text },
  });
  return [
    screenEntry(APP_PATHS.admin, 'menu', t('frame.menu')),
    screenEntry(APP_PATHS.restaurantImport, 'import', t('frame.import'), t('imports.page_description')),
    screenEntry(APP_PATHS.qr, 'qr-code', t('frame.qr_code')),
    screenEntry(APP_PATHS.paper, 'qr-code', t('menu_paper.title'), t('menu_paper.lead')),
    screenEntry(APP_PATHS.settings, 'settings', t('frame.settings'), t('settings.description')),
    screenEntry(APP_PATHS.restaurantEdit, 'settings', t('settings.restaurant'), t('settings.restaurant_text')),
    screenEntry(APP_PATHS.menusEdit, 'settings', t('settings.menus'), t('settings.menus_text')),
    screenEntry(APP_PATHS.languages, 'settings', t('settings.languages'), t('settings.languages_text')),
    screenEntry(APP_PATHS.allergens, 'settings', t('settings.allergens'), t('settings.allergens_text')),
    screenEntry(APP_PATHS.assistant, 'settings', t('settings.assistant'), t('settings.assistant_text')),
    screenEntry(APP_PATHS.history, 'undo', t('settings.history'), t('settings.history_text')),
    screenEntry(APP_PATHS.bin, 'delete', t('settings.bin'), t('settings.bin_text')),
    screenEntry(APP_PATHS.visits, 'settings', t('settings.visits'), t('settings.visits_text')),
    screenEntry(APP_PATHS.usage, 'settings', t('settings.usage'), t('settings.usage_text')),
    ...(isOwner ? [screenEntry(APP_PATHS.people, 'account', t('people.title'), t('people.settings_text'))] : []),
    ...(hasOwnDomains && isOwner
      ? [screenEntry(APP_PATHS.ownDomain, 'settings', t('settings.own_domain'), t('settings.own_domain_text'))]
      : []),
    ...(isOwner ? [screenEntry(APP_PATHS.website, 'settings', t('settings.website'), t('settings.website_text'))] : []),
    ...(hasPayments && isOwner
      ? [screenEntry(APP_PATHS.subscription, 'settings', t('premium.settings'), t('premium.settings_text'))]
      : []),
    screenEntry(APP_PATHS.accountEdit, 'account', t('frame.account'), t('settings.account_text')),
  ];
}

export function textsOf(entry: Entry): SearchedTexts {
  if (entry.kind === 'dish') {
    const { item, section, menu } = entry;
    const sizeLabels = item.variants.map(({ label }) => label);
    return {
      title: item.title,
      text: [item.description ?? '', ...item.tags, ...sizeLabels].join(' '),
      place: `${section.title} ${menu.title}`,
    };
  }
  if (entry.kind === 'section')
    return { title: entry.section.title, text: entry.section.description ?? '', place: entry.menu.title };
  return { title: entry.title, text: entry.text, place: '' };
}

export type EntryGroup = { kind: Entry['kind']; entries: Entry[] };

/** Entries by kind, in the order in which the kinds come first. */
export function groupsOf(entries: readonly Entry[]): EntryGroup[] {
  const entriesByKind = new Map<Entry['kind'], Entry[]>();
  for (const entry of entries) entriesByKind.set(entry.kind, [...(entriesByKind.get(entry.kind) ?? []), entry]);
  return [...entriesByKind].map(([kind, list]) => ({ kind, entries: list }));
}
