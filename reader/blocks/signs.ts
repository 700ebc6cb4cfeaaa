import learned from './weights.json' with { type: 'json' };

/** What an open line can be. */
export type Role = 'heading' | 'title' | 'description' | 'note' | 'noise';
export const ROLES = ['heading', 'title', 'description', 'note', 'noise'] as const satisfies Role[];

/** Takes one sign: its name and how much of it there is, 1 if it is only there or not. */
export type Tell = (name: string, value: number) => void;

/** What each sign adds to a score, by name; a sign without a weight adds nothing. */
export type Weights = ReadonlyMap<string, number>;

/** Learned by `npm run train:reader`, which writes the file. */
export const WEIGHTS: Weights = new Map(Object.entries<number>(learned.weights));

/** The weighted sum of the signs that `signs` tells. */
export function weigh(weights: Weights, signs: (tell: Tell) => void): number {
  let sum = 0;
  signs((name, value) => {
    sum += (weights.get(name) ?? 0) * value;
  });
  return sum;
}
