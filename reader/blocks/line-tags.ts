import type { Role } from './features.ts';

/** What the network scores of a line: its role, and whether it continues the heading or the title of the line before. */
export const LINE_TAGS = ['heading', 'heading on', 'title', 'title on', 'description', 'note', 'noise'] as const;
export type LineTag = (typeof LINE_TAGS)[number];

/** The log probability of each tag; the least is that of a tag that is as good as excluded. */
export type TagScores = Readonly<Record<LineTag, number>>;

/** The tag of a line of a block, by its role and its index in the block. */
export const tagOf = (role: Role, index: number): LineTag =>
  (role === 'heading' || role === 'title') && index > 0 ? `${role} on` : role;
