import { afterEach, expect, it, vi } from 'vitest';
import { takeOpeningAnswer } from './opening.ts';

const ADDRESS = '/api/opening?lang=en';

afterEach(() => vi.unstubAllGlobals());

/** As public/start.js leaves it. */
function askEarly(answer: Promise<Response>, abort = () => {}): void {
  vi.stubGlobal('window', { openingRequest: { answer, abort } });
}

it('answers the first question with what was asked before the scripts were there, and no other', async () => {
  askEarly(Promise.resolve(new Response('early')));
  expect(takeOpeningAnswer('/api/data?lang=en', {})).toBeUndefined();
  expect(await (await takeOpeningAnswer(ADDRESS, {}))?.text()).toBe('early');
  expect(takeOpeningAnswer(ADDRESS, {})).toBeUndefined();
});

it('asks again if that failed', async () => {
  askEarly(Promise.reject(new TypeError('Failed to fetch')));
  const fetchAgain = vi.fn(async () => new Response('later'));
  vi.stubGlobal('fetch', fetchAgain);
  const request = { credentials: 'include' as const };
  expect(await (await takeOpeningAnswer(ADDRESS, request))?.text()).toBe('later');
  expect(fetchAgain).toHaveBeenCalledWith(ADDRESS, request);
});

it('is ended with the patience of its asker', () => {
  const abort = vi.fn();
  askEarly(Promise.resolve(new Response('early')), abort);
  const patience = new AbortController();
  void takeOpeningAnswer(ADDRESS, { signal: patience.signal });
  expect(abort).not.toHaveBeenCalled();
  patience.abort();
  expect(abort).toHaveBeenCalledOnce();
});
