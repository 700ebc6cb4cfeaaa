import { queryOptions } from '@tanstack/react-query';
import { importsAnswerSchema } from '../../../shared/api/imports.ts';
import { API_PATHS } from '../../../shared/paths.ts';
import { ask } from '../../api/ask.ts';
import { KEYS } from '../../api/keys.ts';

/** The last imports, the newest first: here they only tick steps, so a failure says nothing. */
export const importsQuery = () =>
  queryOptions({
    queryKey: KEYS.imports,
    queryFn: async ({ signal }) =>
      (await ask(importsAnswerSchema, 'GET', API_PATHS.imports, undefined, { signal })).imports,
    meta: { failure: 'silent' },
  });
