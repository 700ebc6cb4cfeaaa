import learned from './weights.json' with { type: 'json' };

/** The possible roles of an open line. */
export type Role = 'heading' | 'title' | 'description' | 'note' | 'noise';
export const ROLES = ['heading', 'title', 'description', 'note', 'noise'] as const satisfies Role[];

/** What the network scores of a line: its role, and whether it continues the heading or the title of the line before. */
export const LINE_TAGS = ['heading', 'heading on', 'title', 'title on', 'description', 'note', 'noise'] as const;
export type LineTag = (typeof LINE_TAGS)[number];

/** The log probability of each tag; the least is that of a tag that is as good as excluded. */
export type TagScores = Readonly<Record<LineTag, number>>;

/** The tag of a line of a block, by its role and its index in the block. */
export const tagOf = (role: Role, index: number): LineTag =>
  (role === 'heading' || role === 'title') && index > 0 ? `${role} on` : role;

/** Receives one feature: its name and value; the value of a binary feature is 1. */
export type AddFeature = (name: string, value: number) => void;

/** The weight of each feature by name; a feature without a weight adds nothing. */
export type Weights = ReadonlyMap<string, number>;

/** Learned by `npm run train:reader`, which writes the file. */
export const WEIGHTS: Weights = new Map(Object.entries<number>(learned.weights));

/** The weighted sum of the features that `addFeatures` adds. */
export function weigh(weights: Weights, addFeatures: (add: AddFeature) => void): number {
  let sum = 0;
  addFeatures((name, value) => {
    sum += (weights.get(name) ?? 0) * value;
  });
  return sum;
}
