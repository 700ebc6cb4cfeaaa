import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod/mini';
import type { statusSchema } from '../../shared/api/publishing.ts';
import type { Restaurant } from '../../shared/menu.ts';
import { importsQuery } from '../api/import-queries.ts';
import { namedAllergensQuery } from '../api/named-allergens-query.ts';
import { restaurantQuery, statusQuery } from '../api/queries.ts';
import type { Obstacle } from '../api/retry-policy.ts';
import { translationProgressQuery } from '../api/translation-progress-query.ts';
import { useSaveQueue } from '../draft/use-draft.ts';
import { isFrenchRequired, type PublishChecks, publishChecks } from './publish-checks.ts';

export type CheckedDraft =
  | { state: 'loading' }
  /** Edits can't be saved right now: publishing would leave them out. */
  | { state: 'unsaved'; waits_for: Obstacle; count: number }
  | { state: 'failed'; retry(): void }
  | { state: 'ready'; restaurant: Restaurant; status: z.infer<typeof statusSchema>; checks: PublishChecks };

/** The words of 3,000 dishes are read in some seconds, behind those of other restaurants. */
const MAX_NAMING_WAIT_MS = 3_000;

/** Whether so much time has passed since it began. */
function useIsLate(hasBegun: boolean, wait_ms: number): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!hasBegun) return;
    const timer = setTimeout(() => setIsLate(true), wait_ms);
    return () => clearTimeout(timer);
  }, [hasBegun, wait_ms]);
  return isLate;
}

/**
 * Checks the draft, always again and once everything is saved: the confirmed state is the one that would be published.
 */
export function useChecks(): CheckedDraft {
  const { changes, waits_for } = useSaveQueue().state;
  const isMutating = useIsMutating({ predicate: ({ meta }) => meta?.saves === true }) > 0;
  const isSaved = changes.length === 0 && !isMutating;
  const freshOptions = { refetchOnMount: 'always', enabled: isSaved, meta: { failure: 'silent' } } as const;
  const restaurant = useQuery({ ...restaurantQuery(), ...freshOptions });
  const statusAnswer = useQuery({ ...statusQuery(), ...freshOptions });
  const importsAnswer = useQuery({ ...importsQuery(), ...freshOptions });
  const namedAnswer = useQuery({ ...namedAllergensQuery(), ...freshOptions });
  const isNamingLate = useIsLate(isSaved, MAX_NAMING_WAIT_MS);
  const asksFrench = restaurant.data !== undefined && isFrenchRequired(restaurant.data);
  const languages = useQuery({ ...translationProgressQuery(), ...freshOptions, enabled: isSaved && asksFrench });
  if (!isSaved) return waits_for ? { state: 'unsaved', waits_for, count: changes.length } : { state: 'loading' };
  const allAnswers = asksFrench
    ? [restaurant, statusAnswer, importsAnswer, languages]
    : [restaurant, statusAnswer, importsAnswer];
  if (
    !restaurant.data ||
    !statusAnswer.data ||
    !importsAnswer.data ||
    allAnswers.some((query) => !query.isFetchedAfterMount) ||
    // Neither its failure nor its slowness keeps anybody from publishing; a late answer is shown all the same.
    !(
      isNamingLate ||
      namedAnswer.isFetchedAfterMount ||
      namedAnswer.isError ||
      namedAnswer.failureCount > 0 ||
      namedAnswer.fetchStatus === 'paused'
    )
  ) {
    // Without a network, queries wait instead of failing.
    const isStuck = allAnswers.some(({ isError, fetchStatus }) => isError || fetchStatus === 'paused');
    if (!isStuck) return { state: 'loading' };
    return { state: 'failed', retry: () => void Promise.all(allAnswers.map((query) => query.refetch())) };
  }
  const currentChecks = publishChecks(restaurant.data, importsAnswer.data, {
    progress: languages.data,
    namedByItem: namedAnswer.data,
    now: new Date(),
  });
  return { state: 'ready', restaurant: restaurant.data, status: statusAnswer.data, checks: currentChecks };
}
