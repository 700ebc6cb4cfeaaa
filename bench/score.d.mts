/** Figures of score.mjs, whose head says what each means. Null where there is nothing to measure. */
export type Scores = {
  found: number;
  strict: number;
  price: number | null;
  section: number;
  desc: number | null;
  cer: number | null;
  invented: number;
};

export function scoreDirectory(
  truthDir: string,
  guessDir: string,
): {
  documents: (Scores & { name: string; kind: string; family?: string; items: number })[];
  byKind: Record<string, Scores & { documents: number }>;
  /** Of drawn menus: by the family of layouts, and by what the family is for. */
  byFamily: Record<string, Scores & { documents: number }>;
  bySplit: Record<string, Scores & { documents: number }>;
  all: Scores & { documents: number };
};

/** Levenshtein's distance in characters. */
export function editDistance(a: string, b: string): number;

/** Figures of one menu, both in the shape that score.mjs' head shows; `missed` and `extra` are titles. */
export function scoreMenu(
  truth: unknown,
  guess: unknown,
): Scores & { items: number; priced: number; priced_right: number; missed: string[]; extra: string[] };
