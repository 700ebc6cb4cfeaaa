import { infiniteQueryOptions, useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { type BinEntry, binAnswerSchema } from '../../../shared/api/bin.ts';
import { restaurantAnswerSchema } from '../../../shared/api/menu-answers.ts';
import type { RestoreBody } from '../../../shared/api/menus.ts';
import { API_PATHS } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';
import { KEYS } from '../../api/keys.ts';
import { queryClient } from '../../api/query-client.ts';
import { replaceDraft } from '../../draft/replace-draft.ts';
import { undoRestoration } from '../../draft/undo-restoration.ts';
import { t } from '../../i18n/i18n.ts';

/** An entry's key among all kinds. */
export const entryKey = ({ entity, id }: Pick<BinEntry, 'entity' | 'id'>): string => `${entity} ${id}`;

/** The bin in pages, the newest first. */
export const binQuery = () =>
  infiniteQueryOptions({
    queryKey: KEYS.bin,
    queryFn: ({ signal, pageParam }) =>
      askApi(binAnswerSchema, 'GET', API_PATHS.bin, undefined, {
        signal,
        ...(pageParam === null ? {} : { query: { after: pageParam } }),
      }),
    // The first page has no place before it.
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    meta: { failure: 'silent' },
  });

/** Puts entries back into their places. */
export const useRestore = () =>
  useMutation({
    mutationFn: async (body: RestoreBody) => {
      await replaceDraft(
        async () => (await askApi(restaurantAnswerSchema, 'POST', API_PATHS.binRestore, body)).restaurant,
        (before, after) => undoRestoration({ body, before, after }),
      );
      await queryClient.invalidateQueries({ queryKey: KEYS.bin });
    },
    networkMode: 'always',
    meta: { saves: true, failure: t('bin.not_restored') },
  });

/** Deletes for good what the owner was shown. */
export const useEmptyBin = () =>
  useMutation({
    mutationFn: async (until: string) => {
      await askApi(z.undefined(), 'DELETE', API_PATHS.bin, { until });
      await queryClient.invalidateQueries({ queryKey: KEYS.bin });
    },
    networkMode: 'always',
    meta: { failure: t('bin.not_emptied') },
  });
