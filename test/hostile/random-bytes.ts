/** Pseudo-random bytes, the same in each run with the same seed. */
export function randomBytes(length: number, seed = 42): Buffer {
  const bytes = Buffer.alloc(length);
  let state = seed >>> 0;
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[at] = state >>> 24;
  }
  return bytes;
}
