/** Random choices that are the same for the same seed. */
export type Dice = {
  /** From 0 up to, not including, 1. */
  real: () => number;
  /** A whole number, both ends included. */
  int: (from: number, to: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** Up to `count` different entries, in random order. */
  sample: <T>(list: readonly T[], count: number) => T[];
};

/** FNV-1a, of 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** Mulberry32, seeded by a text: `diceOf('price-forms 7')`. */
export function diceOf(seed: string): Dice {
  let state = hash(seed);
  const real = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (from: number, to: number) => from + Math.floor(real() * (to - from + 1));
  return {
    real,
    int,
    chance: (share) => real() < share,
    pick: (list) => {
      const entry = list[int(0, list.length - 1)];
      if (entry === undefined) throw new Error('There is nothing to pick from.');
      return entry;
    },
    sample: (list, count) => {
      const remainingItems = [...list];
      return Array.from({ length: Math.min(count, list.length) }, () =>
        remainingItems.splice(int(0, remainingItems.length - 1), 1),
      ).flat();
    },
  };
}
