/** Why a file can't be sent: the wrong media type, empty, or larger than `maxBytes`; null if it can. */
export function fileProblem(
  file: Pick<File, 'type' | 'size'>,
  types: readonly string[],
  maxBytes: number,
): 'type' | 'empty' | 'size' | null {
  if (!types.includes(file.type)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'size' : null;
}
