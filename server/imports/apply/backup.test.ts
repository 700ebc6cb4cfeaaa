import { expect, it } from 'vitest';
import { sampleMenu } from '../../../test/sample-draft.ts';
import { packText } from '../../db/pack-text.ts';
import { packBackup, unpackBackup } from './backup.ts';

it('is packed as fast as a publication is, since the restaurant waits for it', async () => {
  const menu = sampleMenu();
  const packed = await packBackup(menu, menu);
  const backup = await unpackBackup(packed);
  expect(backup.before).toEqual(menu);
  expect(packed).toEqual(await packText(JSON.stringify(backup)));
});
