import { LANGUAGE_TAGS, type MenuLocale } from '../../shared/locales.ts';
import type { PublicItem, PublicMenu, PublicSection } from '../../shared/publication.ts';
import type { GuestPage } from '../../shared/render.ts';

/** The texts as the restaurant wrote them, beside those of a translated page, by ids. */
export type Originals = {
  /** The language that the restaurant wrote in; undefined if the page is in it. */
  lang: string | undefined;
  locale: MenuLocale | undefined;
  menus: ReadonlyMap<number, PublicMenu>;
  sections: ReadonlyMap<number, PublicSection>;
  items: ReadonlyMap<number, PublicItem>;
};

export function originalsOf({ original: originalTitle, locale }: Pick<GuestPage, 'original' | 'locale'>): Originals {
  if (originalTitle.main_locale === locale)
    return { lang: undefined, locale: undefined, menus: new Map(), sections: new Map(), items: new Map() };
  const byId = <Entity extends { id: number }>(entities: readonly Entity[]) =>
    new Map(entities.map((entity) => [entity.id, entity]));
  const sections = originalTitle.menus.flatMap((menu) => menu.sections);
  return {
    lang: LANGUAGE_TAGS[originalTitle.main_locale],
    locale: originalTitle.main_locale,
    menus: byId(originalTitle.menus),
    sections: byId(sections),
    items: byId(sections.flatMap(({ items }) => items)),
  };
}

/** The original title of a dish; null if the page shows that one. */
export function originalTitleOf({ items }: Pick<Originals, 'items'>, { id, title }: PublicItem): string | null {
  const originalTitle = items.get(id)?.title;
  return originalTitle === undefined || originalTitle === title ? null : originalTitle;
}

/** The `lang` of a text that is in another language than the page around it (WCAG 3.1.2). */
export const langOf = (
  { lang }: Pick<Originals, 'lang'>,
  shownText: string | null,
  originalTitle: string | null | undefined,
): string | undefined =>
  shownText !== null && shownText === originalTitle && /\p{L}/u.test(shownText) ? lang : undefined;
