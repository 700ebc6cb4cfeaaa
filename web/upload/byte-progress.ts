/**
 * How much of each file was sent, 0 to 1, from the one request with all of them in this order. The request's other bytes
 * (names, boundaries) are assumed to be equally distributed before the files.
 * @param loaded Bytes sent so far, of `total`.
 */
export function sharesSent(sizes: readonly number[], loaded: number, total: number): number[] {
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const overhead = sizes.length === 0 ? 0 : Math.max(0, total - bytes) / sizes.length;
  let start = 0;
  return sizes.map((size) => {
    start += overhead;
    const share = size === 0 ? 0 : (loaded - start) / size;
    start += size;
    return Math.min(1, Math.max(0, share));
  });
}
