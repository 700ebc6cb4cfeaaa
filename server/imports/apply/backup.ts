import type { Menu } from '../../../shared/menu.ts';
import { packText, unpackText } from '../../db/pack-text.ts';

/** What rolling back an import needs. */
export type ImportBackup = {
  /** The menu before it was applied. */
  before: Menu;
  /** What applying made of it: versions, in order. Later changes of the owner have others. */
  after: { id: number; version: number; items: { id: number; version: number }[] }[];
  /** The import made the menu. */
  is_new?: true;
};

export const packBackup = async (before: Menu, after: Menu, isNew = false): Promise<Uint8Array> => {
  const backup: ImportBackup = {
    ...(isNew && { is_new: true }),
    before,
    after: after.sections.map(({ id, version, items }) => ({
      id,
      version,
      items: items.map((item) => ({ id: item.id, version: item.version })),
    })),
  };
  return await packText(JSON.stringify(backup));
};

/** Only `packBackup` makes them. */
export const unpackBackup = async (packed: Uint8Array): Promise<ImportBackup> =>
  JSON.parse(await unpackText(packed)) as ImportBackup;
