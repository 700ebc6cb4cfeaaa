import { queryOptions, useMutation } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import { askedAnswerSchema, tryAnswerSchema, type tryBodySchema } from '../../../shared/api/chats.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { t } from '../../i18n/i18n.ts';

const pathOfRestaurant = (path: string) => fillPath(path, { id: requireRestaurantId() });

/** What guests asked. */
export const askedQuery = () =>
  queryOptions({
    queryKey: ['assistant'],
    queryFn: ({ signal }) =>
      askApi(askedAnswerSchema, 'GET', pathOfRestaurant(API_PATHS.restaurantAssistant), undefined, { signal }),
    // Guests may ask questions while the owner is on another screen.
    staleTime: 0,
    meta: { failure: 'silent' },
  });

/** Asks a question about the draft, with the earlier ones. */
export const useTryQuestion = () =>
  useMutation({
    mutationFn: (question: z.input<typeof tryBodySchema>) =>
      askApi(tryAnswerSchema, 'POST', pathOfRestaurant(API_PATHS.restaurantAssistantTry), question),
    meta: { failure: t('assistant.ask_failed') },
  });
