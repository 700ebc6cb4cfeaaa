/**
 * How much of each file was sent, 0 to 1, from the one request with all of them in this order. The request's other bytes
 * (names, boundaries) are assumed to be equally distributed before the files.
 * @param loaded Bytes sent so far, of `total`.
 */
export function sharesSent(sizes: readonly number[], loaded: number, total: number): number[] {
  const fileBytes = sizes.reduce((sum, size) => sum + size, 0);
  const overheadPerFile = sizes.length === 0 ? 0 : Math.max(0, total - fileBytes) / sizes.length;
  let fileStart = 0;
  return sizes.map((size) => {
    fileStart += overheadPerFile;
    const sentShare = size === 0 ? 0 : (loaded - fileStart) / size;
    fileStart += size;
    return Math.min(1, Math.max(0, sentShare));
  });
}
