import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { reviewAnswerSchema } from '../../../shared/api/imports.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { isProblem } from '../../api/api-problem.ts';
import { askApi } from '../../api/ask.ts';
import { KEYS } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';

export type ReviewAnswer = z.infer<typeof reviewAnswerSchema>;

/** A draft beside its pages. Fetched when it is opened, not during the review. */
export const reviewQuery = (id: number) =>
  queryOptions({
    queryKey: KEYS.review(id),
    queryFn: ({ signal }) =>
      askApi(reviewAnswerSchema, 'GET', fillPath(API_PATHS.importReview, { id }), undefined, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // The screen says why there is nothing to review.
    meta: { failure: 'silent' },
  });

/** Puts what is known better here than on the server into what was fetched. */
export const updateReview = (id: number, changedAnswer: Partial<ReviewAnswer>): void => {
  queryClient.setQueryData<ReviewAnswer>(KEYS.review(id), (review) => review && { ...review, ...changedAnswer });
};

/** Errors that the review's own screens explain. */
export const isNoReview = (error: Error): boolean =>
  isProblem(error, 'import_not_ready') || isProblem(error, 'not_found');
