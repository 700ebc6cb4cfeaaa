import { randomUUID } from 'node:crypto';
import i18next from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { imports } from '../../shared/i18n/app/en.ts';
import { KEYS } from '../api/keys.ts';
import { queryClient } from '../api/query-client.ts';
import { signedInUser } from '../api/session.ts';
import { endUpload, setUploadState, uploadState, uploadStateOf } from './upload-store.ts';
import { addText, cancelText, editText, pasteText, restoreText, writeText } from './use-upload.ts';

await i18next.init({ lng: 'en', resources: { en: { translation: { imports } } } });

const bistro = (id: string) => ({ id, name: 'Bistro', role: 'owner' });

function signIn(id: string, restaurantId?: string, restaurants?: readonly object[]): void {
  const restaurant = restaurantId === undefined ? null : { id: restaurantId, name: 'Bistro' };
  queryClient.setQueryData(KEYS.session, { kind: 'signed_in', user: { id, restaurant, restaurants } });
}

const stored = new Map<string, string>();
let ownerId = '';
beforeEach(() => {
  ownerId = randomUUID();
  signIn(ownerId);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  stored.clear();
});

/** Another owner's state replaces this one's, as a reload does. */
function reload(): void {
  signIn('another');
  restoreText();
  signIn(ownerId);
  restoreText();
}

test('a text survives a reload, in its field or added as a file, until it is sent', async () => {
  pasteText('Soup 9');
  reload();
  expect(uploadState().text).toBe('Soup 9');
  await addText();
  writeText('Terrine 12');
  reload();
  expect(uploadState()).toMatchObject({ text: 'Soup 9\n\nTerrine 12', chosen: [] });
  await addText();
  endUpload(1);
  reload();
  expect(uploadState().text).toBe(null);
});

test('another owner does not see it', () => {
  writeText('Soup 9');
  signIn('another');
  restoreText();
  expect(uploadState().text).toBe(null);
});

test('another restaurant of the same owner does not get it, nor the files', async () => {
  const both = [bistro('r1'), bistro('r2')];
  signIn(ownerId, 'r1', both);
  pasteText('Soup 9');
  await addText();
  signIn(ownerId, 'r2', both);
  expect(uploadStateOf(signedInUser())).toMatchObject({ chosen: [], text: null });
  restoreText();
  expect(uploadState()).toMatchObject({ restaurant_id: 'r2', chosen: [], text: null });
  signIn(ownerId, 'r1', both);
  restoreText();
  expect(uploadState().text).toBe('Soup 9');
});

test('a text written before there was a restaurant is for the first one', async () => {
  pasteText('Soup 9');
  await addText();
  signIn(ownerId, 'r1');
  expect(uploadStateOf(signedInUser()).chosen).toHaveLength(1);
  restoreText();
  expect(uploadState()).toMatchObject({ restaurant_id: 'r1', chosen: [{ text: 'Soup 9' }] });
});

test('an owner of one restaurant finds the text that was stored before accounts had several', () => {
  stored.set(`menu-text:${ownerId}`, '"Soup 9"');
  signIn(ownerId, 'r1');
  restoreText();
  expect(uploadState().text).toBe('Soup 9');
  writeText(null);
  signIn('another');
  restoreText();
  signIn(ownerId, 'r1');
  restoreText();
  expect(uploadState().text).toBe(null);
});

test('adding twice at once adds one file, without signs that no text has', async () => {
  writeText('Soup\u0002 9');
  await Promise.all([addText(), addText()]);
  expect(await Promise.all(uploadState().chosen.map(({ file }) => file.text()))).toEqual(['Soup  9']);
  expect(uploadState().text).toBe(null);
});

test('an added text is corrected in its field, above what is there; not while it is sent', async () => {
  writeText('Soup 9');
  await addText();
  writeText('Terrine 12');
  const [{ id = '' } = {}] = uploadState().chosen;
  setUploadState({
    upload: { import: { id: 0, status: 'uploading' }, sent: [0], waits_for: null, cancel: () => undefined },
  });
  editText(id);
  expect(uploadState().chosen).toHaveLength(1);
  setUploadState({ upload: null });
  editText(id);
  expect(uploadState()).toMatchObject({ text: 'Soup 9\n\nTerrine 12', chosen: [] });
});

test('cancelling the correction of an added text leaves it as it was, and what was in the field before', async () => {
  writeText('Soup 9');
  await addText();
  writeText('Terrine 12');
  await addText();
  writeText('Cake 5');
  const before = uploadState().chosen;
  editText(before[0]?.id ?? '');
  writeText('Soup 10');
  cancelText();
  expect(uploadState()).toMatchObject({ text: 'Cake 5', chosen: before });
  cancelText();
  expect(uploadState()).toMatchObject({ text: null, chosen: before });
});
