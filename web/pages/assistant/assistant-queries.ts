import { queryOptions, useMutation } from '@tanstack/react-query';
import { askedAnswerSchema, tryAnswerSchema } from '../../../shared/api/chats.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { ask } from '../../api/ask.ts';
import { requireRestaurantId } from '../../session/session.ts';

const at = (path: string) => fillPath(path, { id: requireRestaurantId() });

/** What guests asked. */
export const askedQuery = () =>
  queryOptions({
    queryKey: ['assistant'],
    queryFn: ({ signal }) => ask(askedAnswerSchema, 'GET', at(API_PATHS.restaurantAssistant), undefined, { signal }),
    // Guests ask while the owner looks elsewhere.
    staleTime: 0,
    meta: { failure: 'silent' },
  });

/** A question to the draft. */
export const useTryQuestion = () =>
  useMutation({
    mutationFn: (message: string) => ask(tryAnswerSchema, 'POST', at(API_PATHS.restaurantAssistantTry), { message }),
    meta: { failure: 'silent' },
  });
