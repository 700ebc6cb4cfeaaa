import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Restaurant } from '../../shared/menu.ts';
import { restaurantQuery } from '../api/queries.ts';
import { applyChange } from '../draft/change/apply-change.ts';
import { useSaveQueue } from '../draft/use-draft.ts';

/** As `useDraft`, but undefined while it is loaded or can't be: screens are found without it. */
export function useLoadedDraft(): Restaurant | undefined {
  const { data: restaurant } = useQuery(restaurantQuery());
  const { changes } = useSaveQueue().state;
  return useMemo(() => restaurant && changes.reduce(applyChange, restaurant), [changes, restaurant]);
}
