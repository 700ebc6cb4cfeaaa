import { queryOptions } from '@tanstack/react-query';
import { importAnswerSchema, importsAnswerSchema } from '../../shared/api/imports.ts';
import { isFinished } from '../../shared/import-status.ts';
import { API_PATHS, fillPath } from '../../shared/paths.ts';
import { t } from '../i18n/i18n.ts';
import { askApi } from './ask.ts';
import { KEYS } from './keys.ts';

/** How often an unfinished import is polled. */
const POLL_MS = 1_000;
const LIST_POLL_MS = 5_000;

/** The latest imports, newest first. */
export const importsQuery = () =>
  queryOptions({
    queryKey: KEYS.imports,
    queryFn: async ({ signal }) =>
      (await askApi(importsAnswerSchema, 'GET', API_PATHS.imports, undefined, { signal })).imports,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => !isFinished(status)) ? LIST_POLL_MS : false),
    meta: { failure: t('frame.imports_failed') },
  });

/** One import, polled until it is finished. The screen itself shows a lost connection. */
export const importQuery = (id: number) =>
  queryOptions({
    queryKey: KEYS.import(id),
    queryFn: async ({ signal }) =>
      (await askApi(importAnswerSchema, 'GET', fillPath(API_PATHS.import, { id }), undefined, { signal })).import,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isFinished(state.data.status) ? false : POLL_MS),
    meta: { failure: 'silent' },
  });
