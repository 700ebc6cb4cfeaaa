import { LINE_TAGS, type TagScores } from './features.ts';
import type { OpenLine } from './line-features.ts';
import type { Usual } from './line-likeness.ts';
import { type LineLook, looksOf } from './line-looks.ts';
import trained from './line-network.json' with { type: 'json' };
import { type LineNetwork, openTrainedNetwork } from './open-network.ts';

/**
 * A small network that scores the roles of each line by its look, its neighbours, and the lines of its style. Trained by
 * training/reader/learn-lines.py, which has the same layers; plain arithmetic, because structuring is synchronous. Its time
 * is proportional to the lines: some 90,000 multiplications each.
 */

/** A longer menu gets no scores: no menu has so many lines, and a hostile file shall cost no more time. */
const MAX_LINES = 4000;
/** A tag less probable than this is as good as excluded; all such are alike. */
const LEAST = -6;

/** Undefined if its file was altered. */
export const LINE_NETWORK = openTrainedNetwork(trained);

/** The scores of each line of a menu; none without a network or if it has too many lines. `styles`: the style of each line. */
export const scoreTags = (
  network: LineNetwork | undefined,
  open: readonly OpenLine[],
  usualLayout: Usual,
  styles: readonly string[],
): TagScores[] => (!network || open.length > MAX_LINES ? [] : runNetwork(network, looksOf(open, usualLayout), styles));

/** None of any line if one isn't finite: lines are seen beside each other, so the others aren't to be trusted either. */
export function runNetwork(
  { columns, reach, layers }: LineNetwork,
  looks: readonly LineLook[],
  styles: readonly string[],
): TagScores[] {
  const lineValues = looks.map((look) => seeLine(layers, columns, look));
  const all = meanOf(lineValues, layers.values.rows);
  const alike = meansByStyle(lineValues, styles);
  const mixed = lineValues.map((line, index) => positive(apply(layers.mix, join(line, alike[index], all))));
  const near = windowsOf(mixed, reach).map((window, index) =>
    sum(mixed[index] ?? window, positive(apply(layers.near, window))),
  );
  const wide = windowsOf(near, reach).map((window) => positive(apply(layers.wide, window)));
  const wideAlike = meansByStyle(wide, styles);
  const scores = mixed.map((line, index) => {
    const joinedValues = positive(apply(layers.join, join(line, wide[index], wideAlike[index])));
    return toTagScores(apply(layers.tags, joinedValues));
  });
  return scores.every((tags) => Object.values(tags).every(Number.isFinite)) ? scores : [];
}

/** The line by itself: its values, and the mean of what its words add. */
function seeLine(
  { values, words, word_values }: LineNetwork['layers'],
  columns: LineNetwork['columns'],
  look: LineLook,
) {
  const lineValues = Float32Array.from(values.bias);
  for (const [name, value] of look.values) {
    const column = columns.get(name);
    if (column === undefined) continue;
    for (let row = 0; row < values.rows; row += 1)
      lineValues[row] = (lineValues[row] ?? 0) + value * (values.weights[row * values.columns + column] ?? 0);
  }
  if (look.buckets.length > 0) {
    const mean = meanOf(
      look.buckets.map((bucket) => words.weights.subarray(bucket * words.columns, (bucket + 1) * words.columns)),
      words.columns,
    );
    return positive(sum(lineValues, apply(word_values, mean)));
  }
  return positive(lineValues);
}

function apply({ rows, columns, weights, bias }: LineNetwork['layers']['values'], input: Float32Array): Float32Array {
  const output = Float32Array.from(bias);
  for (let row = 0; row < rows; row += 1) {
    let total = output[row] ?? 0;
    const start = row * columns;
    for (let column = 0; column < columns; column += 1) total += (weights[start + column] ?? 0) * (input[column] ?? 0);
    output[row] = total;
  }
  return output;
}

const positive = (values: Float32Array): Float32Array => values.map((value) => Math.max(0, value));
const sum = (a: Float32Array, b: Float32Array): Float32Array => a.map((value, index) => value + (b[index] ?? 0));

function join(...parts: (Float32Array | undefined)[]): Float32Array {
  const joinedValues = new Float32Array(parts.reduce((length, part) => length + (part?.length ?? 0), 0));
  let start = 0;
  for (const part of parts) {
    if (!part) continue;
    joinedValues.set(part, start);
    start += part.length;
  }
  return joinedValues;
}

function meanOf(vectors: readonly Float32Array[], length: number): Float32Array {
  const mean = new Float32Array(length);
  for (const vector of vectors)
    for (let index = 0; index < length; index += 1) mean[index] = (mean[index] ?? 0) + (vector[index] ?? 0);
  return mean.map((value) => value / Math.max(1, vectors.length));
}

/** For each line the mean over all lines of its style. */
function meansByStyle(vectors: readonly Float32Array[], styles: readonly string[]): Float32Array[] {
  const groups = Map.groupBy(vectors.keys(), (index) => styles[index]);
  const means = new Map(
    [...groups].map(([style, members]) => {
      const alike = members.flatMap((index) => vectors[index] ?? []);
      return [style, meanOf(alike, alike[0]?.length ?? 0)];
    }),
  );
  return vectors.map((vector, index) => means.get(styles[index]) ?? vector);
}

/** Each line with its neighbours up to `reach` lines away, nothing beyond the menu's ends. */
function windowsOf(vectors: readonly Float32Array[], reach: number): Float32Array[] {
  const length = vectors[0]?.length ?? 0;
  const padded = new Float32Array((vectors.length + 2 * reach) * length);
  for (const [index, vector] of vectors.entries()) padded.set(vector, (index + reach) * length);
  return vectors.map((_, index) => padded.subarray(index * length, (index + 2 * reach + 1) * length));
}

function toTagScores(values: Float32Array): TagScores {
  const highest = Math.max(...values);
  const all = highest + Math.log(values.reduce((total, value) => total + Math.exp(value - highest), 0));
  const scores = LINE_TAGS.map((tag, index) => [tag, Math.max(LEAST, (values[index] ?? LEAST) - all)] as const);
  // The cast: the keys are exactly the tags.
  return Object.fromEntries(scores) as TagScores;
}
