import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { PremiumCapability } from '../../shared/premium.ts';
import { askForPremium } from '../state/asked-dialogs.ts';
import { noteSaved, showError } from '../state/notices.ts';
import { ApiProblem, isProblem, NetworkProblem, RefusedHere } from './api-problem.ts';
import { KEYS } from './keys.ts';
import { problemWords } from './problem-words.ts';
import { isTransient, retryDelay } from './retry-policy.ts';

/** Metadata of a query or a mutation. */
type Meta = {
  /** True for a change to the menu: shows the saving indicator, and refreshes the number of changes. */
  saves?: boolean;
  /** The banner's message when it fails, instead of the server's; `silent` if the screen shows the failure itself. */
  failure?: string | 'silent';
  /** The premium feature it needs: without a subscription the owner sees the premium offer, not a failure. */
  premium?: PremiumCapability;
};

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Error;
    queryMeta: { failure?: string | 'silent' };
    mutationMeta: Meta;
  }
}

const MAX_RETRIES = 2;

function reportFailure(error: Error, failure: string | undefined): void {
  if (failure === 'silent') return;
  // The redirect to sign-in shows it.
  if (error instanceof ApiProblem && error.code === 'unauthenticated') return;
  const hasOwnWords =
    error instanceof NetworkProblem || error instanceof RefusedHere || isProblem(error, 'restaurant_mismatch');
  showError(failure && !hasOwnWords ? failure : problemWords(error));
}

/**
 * The app's cache of the server's data. Failures appear in the error banner automatically. Without a network, mutations
 * wait in order until it is back.
 */
export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    // A screen that shows premium says so in the place of what it shows.
    onError: (error, query) => isProblem(error, 'premium_required') || reportFailure(error, query.meta?.failure),
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      const { failure, premium } = mutation.meta ?? {};
      if (premium && isProblem(error, 'premium_required')) askForPremium(premium);
      else reportFailure(error, failure);
    },
    onSuccess: (_data, _variables, _result, mutation) => {
      if (!mutation.meta?.saves) return;
      noteSaved();
      for (const queryKey of [KEYS.status, KEYS.namedAllergens]) void queryClient.invalidateQueries({ queryKey });
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < MAX_RETRIES && isTransient(error),
      retryDelay,
    },
    mutations: { retry: false },
  },
});
