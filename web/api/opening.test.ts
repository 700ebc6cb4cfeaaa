import { afterEach, expect, it, vi } from 'vitest';
import { takeOpeningAnswer } from './opening.ts';

const ADDRESS = '/api/opening?lang=en';

afterEach(() => vi.unstubAllGlobals());

/** As public/start.js leaves it. */
function asked(answer: Promise<Response>): void {
  vi.stubGlobal('window', { openingAnswer: answer });
}

it('answers the first question with what was asked before the scripts were there, and no other', async () => {
  asked(Promise.resolve(new Response('early')));
  expect(takeOpeningAnswer('/api/data?lang=en', {})).toBeUndefined();
  expect(await (await takeOpeningAnswer(ADDRESS, {}))?.text()).toBe('early');
  expect(takeOpeningAnswer(ADDRESS, {})).toBeUndefined();
});

it('asks again if that failed', async () => {
  asked(Promise.reject(new TypeError('Failed to fetch')));
  const fetchAgain = vi.fn(async () => new Response('later'));
  vi.stubGlobal('fetch', fetchAgain);
  const request = { credentials: 'include' as const };
  expect(await (await takeOpeningAnswer(ADDRESS, request))?.text()).toBe('later');
  expect(fetchAgain).toHaveBeenCalledWith(ADDRESS, request);
});
