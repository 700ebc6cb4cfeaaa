/**
 * How much of each file has left, 0 to 1, from the one request that carries them in this order. What the request has
 * beside the files (names, boundaries) stands in equal parts before each of them.
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
