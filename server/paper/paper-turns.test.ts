import { expect, test } from 'vitest';
import { PaperTurns } from './paper-turns.ts';

test('a restaurant has one turn at a time; of previews that wait the newest is left, and another restaurant doesn’t wait', async () => {
  const turns = new PaperTurns();
  const first = await turns.take('a', 'preview');
  const older = turns.take('a', 'preview');
  const file = turns.take('a', 'file');
  const newer = turns.take('a', 'preview');
  await expect(older).rejects.toMatchObject({ code: 'too_many_requests' });
  (await turns.take('b', 'preview'))[Symbol.dispose]();
  first[Symbol.dispose]();
  (await file)[Symbol.dispose]();
  (await newer)[Symbol.dispose]();
  (await turns.take('a', 'preview'))[Symbol.dispose]();
});

test('files aren’t replaced: those that are too many are refused', async () => {
  const turns = new PaperTurns();
  const first = await turns.take('a', 'file');
  const waiting = [turns.take('a', 'file'), turns.take('a', 'file')];
  await expect(turns.take('a', 'file')).rejects.toMatchObject({ code: 'too_many_requests' });
  first[Symbol.dispose]();
  for (const turn of waiting) (await turn)[Symbol.dispose]();
});
