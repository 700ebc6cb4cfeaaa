import { startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import {
  addPasskeyBodySchema,
  creationOptionsSchema,
  type Passkey,
  passkeyEntryAnswerSchema,
  passkeysAnswerSchema,
} from '../../../shared/api/passkeys.ts';
import { API_PATHS, fillPath } from '../../../shared/paths.ts';
import { askApi } from '../../api/ask.ts';

const PASSKEYS_KEY = ['passkeys'] as const;

export const passkeysQuery = () =>
  queryOptions({
    queryKey: PASSKEYS_KEY,
    queryFn: async ({ signal }) =>
      (await askApi(passkeysAnswerSchema, 'GET', API_PATHS.passkeys, undefined, { signal })).passkeys,
    meta: { failure: 'silent' },
  });

/** Has the browser create a passkey, and stores it under the device's name. */
export function useAddPasskey() {
  const { t } = useTranslation();
  const setList = useSetList();
  return useMutation({
    mutationFn: async (): Promise<Passkey> => {
      const optionsJSON = await askApi(creationOptionsSchema, 'POST', API_PATHS.passkeysOptions);
      const response = await startRegistration({ optionsJSON });
      const name = deviceName(navigator.userAgent) ?? t('passkeys.default_name');
      const body = addPasskeyBodySchema.parse({ name, response });
      return (await askApi(passkeyEntryAnswerSchema, 'POST', API_PATHS.passkeys, body)).passkey;
    },
    networkMode: 'always',
    // The screen shows it: usually the owner cancelled.
    meta: { failure: 'silent' },
    onSuccess: (added) => setList((list) => [...list, added]),
  });
}

export function useRenamePasskey() {
  const { t } = useTranslation();
  const setList = useSetList();
  return useMutation({
    mutationFn: async ({ id, name }: Pick<Passkey, 'id' | 'name'>) =>
      (await askApi(passkeyEntryAnswerSchema, 'PATCH', fillPath(API_PATHS.passkey, { id }), { name })).passkey,
    networkMode: 'always',
    meta: { failure: t('passkeys.rename_failed') },
    onSuccess: (renamed) => setList((list) => list.map((one) => (one.id === renamed.id ? renamed : one))),
  });
}

export function useRemovePasskey() {
  const { t } = useTranslation();
  const setList = useSetList();
  return useMutation({
    mutationFn: async (id: string) => await askApi(z.undefined(), 'DELETE', fillPath(API_PATHS.passkey, { id })),
    networkMode: 'always',
    meta: { failure: t('passkeys.remove_failed') },
    onSuccess: (_, id) => setList((list) => list.filter((one) => one.id !== id)),
  });
}

/** Whether the browser refused because this device already has a listed passkey. */
export const isKnownDevice = (error: Error): boolean =>
  error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';

function useSetList() {
  const queryClient = useQueryClient();
  return (change: (list: Passkey[]) => Passkey[]) =>
    queryClient.setQueryData<Passkey[]>(PASSKEYS_KEY, (list) => list && change(list));
}

const DEVICE_NAMES: [sign: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** A name for the device, to tell passkeys apart; the owner can rename it. `userAgent`: the browser's. */
export const deviceName = (userAgent: string): string | undefined =>
  DEVICE_NAMES.find(([sign]) => sign.test(userAgent))?.[1];
