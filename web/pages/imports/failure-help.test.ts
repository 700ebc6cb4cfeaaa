import { expect, it } from 'vitest';
import { canSucceedAgain, READING_PROBLEMS } from '../../../shared/draft.ts';
import { failureHelp } from './failure-help.ts';

it('offers another try exactly where it may go better, and something to do for all else', () => {
  for (const code of [
    ...READING_PROBLEMS,
    'no_items',
    'page_limit_reached',
    'too_many_items',
    'not_found',
    'storage_full',
    'internal_error',
  ])
    expect([code, failureHelp(code) === 'imports.help_again']).toEqual([code, canSucceedAgain(code)]);
});

it('asks for a better picture where no letter was found', () => expect(failureHelp('no_text')).toBeNull());
