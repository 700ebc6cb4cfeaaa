import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { memoryStore } from '../../test/memory-store.ts';

const SCRIPT = readFileSync(join(import.meta.dirname, '../public/start.js'), 'utf8');

type Opened = { pathname?: string; search?: string; isSignedIn?: boolean; state?: object; tab?: object };

/** Runs the script as a tab does at its start. */
function open({ pathname = '/admin', search = '', isSignedIn = false, state, tab }: Opened) {
  const sessionStorage = memoryStore();
  if (tab) sessionStorage.setItem('tab-restaurant', JSON.stringify(tab));
  const localStorage = memoryStore();
  if (isSignedIn) localStorage.setItem('session-expires-at', String(Date.now() + 60_000));
  const ask = vi.fn((_url: string, _request: { headers: Record<string, string> }) => Promise.resolve());
  const replace = vi.fn();
  runInNewContext(SCRIPT, {
    window: {},
    document: { documentElement: { dataset: {}, lang: 'en' } },
    matchMedia: () => ({ matches: false }),
    location: { pathname, search, replace },
    history: { state: state ?? null },
    sessionStorage,
    localStorage,
    fetch: ask,
    URLSearchParams,
    AbortController,
  });
  const stored: unknown = JSON.parse(sessionStorage.getItem('tab-restaurant') ?? 'null');
  return { stored, asked: ask.mock.calls[0]?.[1].headers['x-restaurant-id'], replaced: replace.mock.calls };
}

const TAB = { id: 'tabs', name: 'Bistro', user_id: 'u' };
const LINK = { pathname: '/admin/subscription/payment-method', search: '?restaurant=mails' };

it.each([true, false])('opens the restaurant that a mail’s link names, signed in before or not: %s', (isSignedIn) => {
  const { stored, asked } = open({ ...LINK, tab: TAB, isSignedIn });
  expect(stored).toEqual({ id: 'mails', name: '', user_id: '' });
  expect(asked).toBe(isSignedIn ? 'mails' : undefined);
});

it('asks for the restaurant of the tab', () => {
  expect(open({ tab: TAB, isSignedIn: true })).toEqual({ stored: TAB, asked: 'tabs', replaced: [] });
});

it('leaves an address of the history that is another restaurant’s', () => {
  const pathname = '/admin/menus/1/edit';
  const replacedAt = (restaurant?: string) => open({ pathname, tab: TAB, state: { restaurant, key: 'k' } }).replaced;
  expect(replacedAt('another')).toEqual([['/admin']]);
  expect([replacedAt('tabs'), replacedAt()]).toEqual([[], []]);
  expect(open({ pathname, state: { restaurant: 'another' } }).replaced).toEqual([]);
});
