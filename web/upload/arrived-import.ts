import type { Import } from '../../shared/api/imports.ts';

type ListedImport = Pick<Import, 'id' | 'files'>;

/** The newest import's id; 0 if there is none. */
export const newestId = (imports: readonly ListedImport[]): number => Math.max(0, ...imports.map(({ id }) => id));

/**
 * The import that an upload created although its answer was lost: a new one whose files have the same lengths in the same
 * order. Uploading again would read the menu twice. The server may shorten names, never the files.
 */
export function findArrived<T extends ListedImport>(
  imports: readonly T[],
  before_id: number,
  sizes: readonly number[],
): T | undefined {
  const isOfThese = ({ files }: T) =>
    files.length === sizes.length && files.every(({ bytes }, index) => bytes === sizes[index]);
  return imports.find((item) => item.id > before_id && isOfThese(item));
}
