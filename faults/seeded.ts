/** Pseudo-random choices, the same for the same seed. */
export type Seeded = {
  /** A whole number from 0 to below `max`. */
  below(max: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** Shuffled (Fisher and Yates). */
  shuffle<T>(list: readonly T[]): T[];
};

export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  // Mulberry32 by Tommy Ettinger (public domain): 32 bits of state are enough here.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (max: number): number => Math.floor(next() * max);
  return {
    below,
    // The index is below the length, so the element exists.
    pick: (list) => list[below(list.length)] ?? list[0],
    shuffle: <T>(list: readonly T[]): T[] => {
      const shuffled: T[] = [];
      for (const entry of list) shuffled.splice(below(shuffled.length + 1), 0, entry);
      return shuffled;
    },
  };
}

/** A seed for a run without one. */
export const anySeed = (): number => Math.floor(Math.random() * 1_000_000);
