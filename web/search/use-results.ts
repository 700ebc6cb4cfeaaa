import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Restaurant } from '../../shared/menu.ts';
import { appDataQuery } from '../api/queries.ts';
import { isOwner } from '../api/session.ts';
import { useHasPayments } from '../payments/payments.ts';
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
  const loadedDraft = useLoadedDraft();
  const hasPayments = useHasPayments();
  const actionEntries = useActions(loadedDraft);
  const untranslatedIds = useUntranslated(loadedDraft?.main_locale);

  const hasOwnDomains = useQuery(appDataQuery()).data?.has_own_domains ?? false;
  const ownsIt = isOwner();
  const screenList = useMemo(
    () => screenEntries(t, { hasPayments, hasOwnDomains, isOwner: ownsIt }),
    [t, hasPayments, hasOwnDomains, ownsIt],
  );
  const dishList = useMemo(() => (loadedDraft ? dishEntries(loadedDraft) : []), [loadedDraft]);
  const allEntries = useMemo(
    (): Entry[] => [...dishList, ...(loadedDraft ? sectionEntries(loadedDraft) : []), ...screenList, ...actionEntries],
    [loadedDraft, dishList, screenList, actionEntries],
  );
  const searchEntries = useMemo(() => createSearch(allEntries.map(textsOf)), [allEntries]);
  const isEmpty = query.trim() === '';
  const matchingEntries = useMemo(
    () => (isEmpty ? allEntries : searchEntries(query).flatMap((at) => allEntries[at] ?? [])),
    [isEmpty, searchEntries, query, allEntries],
  );
  const shownFilters = useMemo(
    () => (loadedDraft ? filtersOf(t, loadedDraft, dishList, untranslatedIds) : []),
    [t, loadedDraft, dishList, untranslatedIds],
  );
  const filtersOn = shownFilters.filter(({ key }) => pressed.has(key));
  const filteredDishes = matchingEntries.filter(isDish).filter((dish) => filtersOn.every(({ fits }) => fits(dish)));
  const walkEntries = filtersOn.length === 1 && isEmpty && loadedDraft ? walkOf(t, loadedDraft, filtersOn[0]) : [];
  const shownEntries: Entry[] =
    filtersOn.length > 0
      ? [...walkEntries, ...filteredDishes]
      : isEmpty
        ? [...actionEntries, ...screenList]
        : matchingEntries;
  return {
    groups: groupsOf(shownEntries),
    filters: shownFilters,
    isFiltered: filtersOn.length > 0,
    countOf: ({ fits }: (typeof shownFilters)[number]) => filteredDishes.filter(fits).length,
    currency: loadedDraft?.currency,
  };
}

/** Above the dishes of a filter: the way through them. */
const walkOf = (t: TFunction, loadedDraft: Restaurant, filter: Filter | undefined): EntryOf<'action'>[] =>
  doubtWalks(t, loadedDraft)
    .filter((walk) => walk.filter === filter?.key)
    .map(({ act }) => ({ key: 'walk', kind: 'action', icon: 'next', title: t('search.walk'), text: '', act }));
