/** Why a file isn't worth sending: not of these media types, empty, or larger than `maxBytes`; null if it is. */
export function fileProblem(
  file: Pick<File, 'type' | 'size'>,
  types: readonly string[],
  maxBytes: number,
): 'type' | 'empty' | 'size' | null {
  if (!types.includes(file.type)) return 'type';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'size' : null;
}
