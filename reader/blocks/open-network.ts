import { createHash } from 'node:crypto';
import { LINE_TAGS } from './features.ts';
import { WORD_BUCKETS } from './line-looks.ts';

/** Weights as stored: bytes with a factor for each row, and what is added to each. */
type StoredLayer = { columns: number; factors: number[]; bias?: number[]; bytes: string };
const LAYERS = ['values', 'words', 'word_values', 'mix', 'near', 'wide', 'join', 'tags'] as const;
export type StoredNetwork = {
  names: string[];
  reach: number;
  layers: Record<(typeof LAYERS)[number], StoredLayer>;
};

type Layer = { rows: number; columns: number; weights: Float32Array; bias: Float32Array };
export type LineNetwork = {
  columns: ReadonlyMap<string, number>;
  reach: number;
  layers: Readonly<Record<keyof StoredNetwork['layers'], Layer>>;
};

/**
 * The reader's own network; undefined, with a warning of the process, if its file was altered: menus are then read without
 * one, as by a weight of 0. In a child nobody sees the warning; check-parts.ts reports it.
 */
export function openTrainedNetwork(
  storedNetwork: StoredNetwork & { about: { sha256: string } },
): LineNetwork | undefined {
  try {
    const network = openNetwork(storedNetwork);
    if (digestOf(storedNetwork) !== storedNetwork.about.sha256)
      throw new Error('its weights are not those that were learned');
    return network;
  } catch (error) {
    process.emitWarning(`line network refused: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** @throws Error if names, layers or their sizes don't fit together, or not to what is read. */
export function openNetwork({ names, reach, layers }: StoredNetwork): LineNetwork {
  const columns = new Map(names.map((name, column) => [name, column]));
  if (columns.size !== names.length) throw new Error('a name is there twice');
  const network = {
    columns,
    reach,
    layers: {
      values: openLayer(layers.values),
      words: openLayer(layers.words),
      word_values: openLayer(layers.word_values),
      mix: openLayer(layers.mix),
      near: openLayer(layers.near),
      wide: openLayer(layers.wide),
      join: openLayer(layers.join),
      tags: openLayer(layers.tags),
    },
  };
  requireSizes(network);
  return network;
}

function openLayer({ columns, factors, bias, bytes }: StoredLayer): Layer {
  const signed = new Int8Array(Buffer.from(bytes, 'base64'));
  const weights = Float32Array.from(signed, (byte, index) => byte * (factors[Math.floor(index / columns)] ?? 0));
  return { rows: factors.length, columns, weights, bias: Float32Array.from(bias ?? factors.map(() => 0)) };
}

function requireSizes({ columns, reach, layers }: LineNetwork): void {
  const { values, words, wide, join } = layers;
  const window = (2 * reach + 1) * values.rows;
  const sizes: Record<keyof LineNetwork['layers'], readonly [rows: number, columns: number]> = {
    values: [values.rows, columns.size],
    words: [WORD_BUCKETS, words.columns],
    word_values: [values.rows, words.columns],
    mix: [values.rows, 3 * values.rows],
    near: [values.rows, window],
    wide: [wide.rows, window],
    join: [join.rows, values.rows + 2 * wide.rows],
    tags: [LINE_TAGS.length, join.rows],
  };
  for (const name of LAYERS) {
    const layer = layers[name];
    const [rowCount, columnCount] = sizes[name];
    const hasSize = layer.rows === rowCount && layer.columns === columnCount && layer.bias.length === rowCount;
    if (!hasSize || layer.weights.length !== rowCount * columnCount) throw new Error(`layer ${name} has another size`);
  }
}

/** SHA-256 over the names, then the bytes, factors and bias of each layer as numbers; training/reader/learn-lines.py has the same. */
function digestOf({ names, reach, layers }: StoredNetwork): string {
  const hash = createHash('sha256').update(`${reach}\n${names.join('\n')}\n`);
  for (const name of LAYERS) {
    const { factors, bias, bytes } = layers[name];
    hash.update(Buffer.from(bytes, 'base64')).update(Float32Array.from(factors));
    hash.update(Float32Array.from(bias ?? []));
  }
  return hash.digest('hex');
}
