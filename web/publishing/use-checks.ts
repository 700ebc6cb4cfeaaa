import { useIsMutating, useQuery } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { statusSchema } from '../../shared/api/publishing.ts';
import type { Restaurant } from '../../shared/menu.ts';
import { importsQuery } from '../api/import-queries.ts';
import { restaurantQuery, statusQuery } from '../api/queries.ts';
import type { Obstacle } from '../api/retry-policy.ts';
import { translationProgressQuery } from '../api/translation-progress-query.ts';
import { useSaveQueue } from '../draft/use-draft.ts';
import { needsFrench, type PublishChecks, publishChecks } from './publish-checks.ts';

export type CheckedDraft =
  | { state: 'loading' }
  /** Edits can't be saved right now: publishing would leave them out. */
  | { state: 'unsaved'; waits_for: Obstacle; count: number }
  | { state: 'failed'; retry(): void }
  | { state: 'ready'; restaurant: Restaurant; status: z.infer<typeof statusSchema>; checks: PublishChecks };

/** Checks the draft, always again and once everything is saved: what is confirmed is what would be published. */
export function useChecks(): CheckedDraft {
  const { changes, waits_for } = useSaveQueue().state;
  const isMutating = useIsMutating({ predicate: ({ meta }) => meta?.saves === true }) > 0;
  const isSaved = changes.length === 0 && !isMutating;
  const anew = { refetchOnMount: 'always', enabled: isSaved, meta: { failure: 'silent' } } as const;
  const restaurant = useQuery({ ...restaurantQuery(), ...anew });
  const status = useQuery({ ...statusQuery(), ...anew });
  const imports = useQuery({ ...importsQuery(), ...anew });
  const asksFrench = restaurant.data !== undefined && needsFrench(restaurant.data);
  const languages = useQuery({ ...translationProgressQuery(), ...anew, enabled: isSaved && asksFrench });
  if (!isSaved) return waits_for ? { state: 'unsaved', waits_for, count: changes.length } : { state: 'loading' };
  const all = asksFrench ? [restaurant, status, imports, languages] : [restaurant, status, imports];
  if (!restaurant.data || !status.data || !imports.data || all.some((query) => !query.isFetchedAfterMount)) {
    // Without a network, queries wait instead of failing.
    const isStuck = all.some(({ isError, fetchStatus }) => isError || fetchStatus === 'paused');
    if (!isStuck) return { state: 'loading' };
    return { state: 'failed', retry: () => void Promise.all(all.map((query) => query.refetch())) };
  }
  const checks = publishChecks(restaurant.data, imports.data, { progress: languages.data, now: new Date() });
  return { state: 'ready', restaurant: restaurant.data, status: status.data, checks };
}
