import { expect, it, vi } from 'vitest';
import { openLog } from '../../telemetry/open-log.ts';
import { reportParts } from './report-parts.ts';

const log = openLog({ LOG_LEVEL: 'silent' });

it('logs one line for each part that is missing, with what still works', async () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
  const problem = { part: 'the model detector', effect: 'pictures are read by Tesseract alone' };
  await reportParts({ log }, async () => [problem]);
  expect(warn.mock.calls).toEqual([
    [problem, 'part of the reader missing or altered: the model detector; pictures are read by Tesseract alone'],
  ]);
});

it('logs nothing where all parts are in place', async () => {
  const warn = vi.spyOn(log, 'warn');
  await reportParts({ log });
  expect(warn).not.toHaveBeenCalled();
});
