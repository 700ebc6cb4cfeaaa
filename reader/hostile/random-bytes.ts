/** Pseudo-random bytes, the same in each run with the same seed. */
export function randomBytes(length: number, seed = 42): Buffer {
  let state = seed >>> 0;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    }),
  );
}
