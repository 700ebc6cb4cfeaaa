import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type CountedCode, codeAnswerSchema, codesAnswerSchema, type NamedCode } from '../../../shared/api/codes.ts';
import { CODE_PATHS } from '../../../shared/code-paths.ts';
import { fillPath } from '../../../shared/paths.ts';
import type { QrLook } from '../../../shared/qr-look.ts';
import type { QrWidth } from '../../../shared/qr-width.ts';
import { askApi } from '../../api/ask.ts';
import { askFile } from '../../api/ask-file.ts';
import { requireRestaurantId } from '../../api/session.ts';
import { saveFile } from '../../ui/save-file.ts';
import { qrFileName } from './qr-file-name.ts';
import { fileQuery } from './use-code.ts';

const CODES_KEY = ['named-codes'] as const;
/** The beginning of the keys of previews of sheets. */
export const SHEET_KEY = ['qr-sheet'] as const;

const codesPath = (): string => fillPath(CODE_PATHS.codes, { id: requireRestaurantId() });
const codePath = (codeId: number): string => fillPath(CODE_PATHS.code, { id: requireRestaurantId(), codeId });

export const codesQuery = () =>
  queryOptions({
    queryKey: CODES_KEY,
    queryFn: async ({ signal }) => (await askApi(codesAnswerSchema, 'GET', codesPath(), undefined, { signal })).codes,
    meta: { failure: 'silent' },
  });

/** Makes a code for each name, or none. */
export function useAddCodes() {
  const queryCache = useQueryClient();
  const setList = useSetList();
  return useMutation({
    mutationFn: async (names: string[]) => (await askApi(codesAnswerSchema, 'POST', codesPath(), { names })).codes,
    networkMode: 'always',
    // The form says it, beside the name.
    meta: { failure: 'silent' },
    onSuccess: (added) => setList((list) => [...list, ...added]),
    // They may have been made though the answer was lost.
    onError: () => queryCache.invalidateQueries({ queryKey: CODES_KEY }),
  });
}

export function useRenameCode() {
  const setList = useSetList();
  return useMutation({
    mutationFn: async ({ id, name }: Pick<NamedCode, 'id' | 'name'>) =>
      (await askApi(codeAnswerSchema, 'PATCH', codePath(id), { name })).code,
    networkMode: 'always',
    meta: { failure: 'silent' },
    onSuccess: (renamed) =>
      setList((list) => list.map((code) => (code.id === renamed.id ? { ...code, name: renamed.name } : code))),
  });
}

export function useDeleteCode() {
  const { t } = useTranslation();
  const setList = useSetList();
  return useMutation({
    mutationFn: async (id: number) => await askApi(z.undefined(), 'DELETE', codePath(id)),
    networkMode: 'always',
    meta: { failure: t('named_codes.delete_failed') },
    onSuccess: (_, id) => setList((list) => list.filter((code) => code.id !== id)),
  });
}

/** Saves a code as a file, a PNG `width` wide, named by the code first, so that forty of them are in order in a folder. */
export function useDownloadCode(restaurantName: string, width: QrWidth, look: QrLook) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: async ({ code, format }: { code: NamedCode; format: 'png' | 'svg' }) => {
      const path = fillPath(CODE_PATHS.codeQr, { id: requireRestaurantId(), codeId: code.id, format });
      const query = fileQuery(format, width, look);
      saveFile(await askFile(path, { query }), qrFileName(`${code.name} ${restaurantName}`, format));
    },
    networkMode: 'always',
    meta: { failure: t('qr_page.download_failed'), premium: 'qr_download' },
  });
}

/** Changes the list that is shown; an answer that is on its way would undo it. */
function useSetList() {
  const queryCache = useQueryClient();
  return async (change: (list: CountedCode[]) => CountedCode[]) => {
    await queryCache.cancelQueries({ queryKey: CODES_KEY });
    queryCache.setQueryData<CountedCode[]>(CODES_KEY, (list) => list && change(list));
    // Their names are printed.
    await queryCache.invalidateQueries({ queryKey: SHEET_KEY });
  };
}
