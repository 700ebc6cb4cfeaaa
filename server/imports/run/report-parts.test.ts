import { expect, it, vi } from 'vitest';
import { testApp } from '../../../test/test-app.ts';
import { reportParts } from './report-parts.ts';

const { deps } = await testApp();

it('logs one line for each part that is missing, with what still works', async () => {
  const warn = vi.spyOn(deps.log, 'warn').mockImplementation(() => undefined);
  const problem = { part: 'the model detector', effect: 'pictures are read by Tesseract alone' };
  await reportParts(deps, async () => [problem]);
  expect(warn.mock.calls).toEqual([
    [problem, 'part of the reader missing or altered: the model detector; pictures are read by Tesseract alone'],
  ]);
});

it('logs nothing where all parts are in place', async () => {
  const warn = vi.spyOn(deps.log, 'warn');
  await reportParts(deps);
  expect(warn).not.toHaveBeenCalled();
});
