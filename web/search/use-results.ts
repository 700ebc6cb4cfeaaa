import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Restaurant } from '../../shared/menu.ts';
import { usePaymentProvider } from '../payments/payments.ts';
import { createSearch } from './create-search.ts';
import { dishEntries, type Entry, type EntryOf, groupsOf, screenEntries, sectionEntries, textsOf } from './entries.ts';
import { type Filter, filtersOf } from './filters.ts';
import { doubtWalks, useActions } from './use-actions.ts';
import { useLoadedDraft } from './use-loaded-draft.ts';
import { useUntranslated } from './use-untranslated.ts';

const isDish = (entry: Entry): entry is EntryOf<'dish'> => entry.kind === 'dish';

/**
 * What the palette lists. With filters on, only dishes: all that fit, or those that the query finds. Without a query and
 * filters: actions and screens.
 * @param pressed The keys of the filters that are on.
 */
export function useResults(query: string, pressed: ReadonlySet<string>) {
  const { t } = useTranslation();
  const draft = useLoadedDraft();
  const provider = usePaymentProvider();
  const hasPayments = provider !== undefined && provider !== 'off';
  const actions = useActions(draft);
  const untranslated = useUntranslated(draft?.main_locale);

  const screens = useMemo(() => screenEntries(t, hasPayments), [t, hasPayments]);
  const dishes = useMemo(() => (draft ? dishEntries(draft) : []), [draft]);
  const all = useMemo(
    (): Entry[] => [...dishes, ...(draft ? sectionEntries(draft) : []), ...screens, ...actions],
    [draft, dishes, screens, actions],
  );
  const search = useMemo(() => createSearch(all.map(textsOf)), [all]);
  const isEmpty = query.trim() === '';
  const matching = useMemo(
    () => (isEmpty ? all : search(query).flatMap((at) => all[at] ?? [])),
    [isEmpty, search, query, all],
  );
  const filters = useMemo(
    () => (draft ? filtersOf(t, draft, dishes, untranslated) : []),
    [t, draft, dishes, untranslated],
  );
  const filtersOn = filters.filter(({ key }) => pressed.has(key));
  const left = matching.filter(isDish).filter((dish) => filtersOn.every(({ fits }) => fits(dish)));
  const walked = filtersOn.length === 1 && isEmpty && draft ? walkOf(t, draft, filtersOn[0]) : [];
  const entries: Entry[] = filtersOn.length > 0 ? [...walked, ...left] : isEmpty ? [...actions, ...screens] : matching;
  return {
    groups: groupsOf(entries),
    filters,
    isFiltered: filtersOn.length > 0,
    countOf: ({ fits }: (typeof filters)[number]) => left.filter(fits).length,
    currency: draft?.currency,
  };
}

/** Above the dishes of a filter: the way through them. */
const walkOf = (t: TFunction, draft: Restaurant, filter: Filter | undefined): EntryOf<'action'>[] =>
  doubtWalks(t, draft)
    .filter((walk) => walk.filter === filter?.key)
    .map(({ act }) => ({ key: 'walk', kind: 'action', icon: 'next', title: t('search.walk'), text: '', act }));
