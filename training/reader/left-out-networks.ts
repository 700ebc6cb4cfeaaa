import { readFile } from 'node:fs/promises';
import { type LineNetwork, openNetwork, type StoredNetwork } from '../../reader/blocks/open-network.ts';

/** For each restaurant the network that hasn't learned from it, of those that learn-lines.py writes with `--left-out`. */
export async function readLeftOutNetworks(path: string): Promise<Map<string, LineNetwork>> {
  // The cast: learn-lines.py writes this shape.
  const folds = JSON.parse(await readFile(path, 'utf8')) as { restaurants: string[]; network: StoredNetwork }[];
  return new Map(
    folds.flatMap(({ restaurants, network }) => {
      const foldNetwork = openNetwork(network);
      return restaurants.map((restaurant) => [restaurant, foldNetwork] as const);
    }),
  );
}
