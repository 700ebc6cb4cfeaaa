import type { Block } from './block.ts';
import type { Candidate, SearchInput } from './candidates.ts';
import { type Cut, type Following, type Round, roundScorer, type Step } from './cut.ts';
import type { Weights } from './features.ts';
import { canFollow, type State, stateAfter } from './follow.ts';

/** The confidence of a block, 0 to 1: in its heading or title, and in its exact set of lines. */
export type BlockConfidence = { name: number; whole: number };

/** A transition between two nodes by one candidate block. */
type LatticeEdge = { from: LatticeNode; to: LatticeNode; candidate: Candidate; start: number; score: number };
/** Log sums over all paths that end here (`into`) and continue from here (`on`), and the best score that ends here. */
type LatticeNode = { into: number; on: number; best: number; step: Step | undefined };

/**
 * The posterior probability of each block of a cut (forward-backward): the share of all paths, which are ways to
 * cut the menu, that contain it, each path weighted by its score. The score between neighbouring blocks assumes the best
 * path into each node, as in the cut.
 */
export function rateBlocks(
  scene: SearchInput,
  searchRound: Round,
  weights: Weights,
  following: Following,
  { steps }: Cut,
): Map<Block, BlockConfidence> {
  const edges = listEdges(scene, searchRound, weights, following);
  const all = addUp(edges, scene.open.length);
  const names = new Map<string, number>();
  const wholes = new Map<string, number>();
  for (const { from, to, candidate, start, score } of edges) {
    const share = Math.exp(from.into + score + to.on - all);
    for (const [sums, key] of [
      [names, nameOf(candidate.block, start)],
      [wholes, `${nameOf(candidate.block, start)} ${candidate.end}`],
    ] as const)
      sums.set(key, (sums.get(key) ?? 0) + share);
  }
  return new Map(
    steps.map(({ candidate: { block, end }, start }) => {
      const key = nameOf(block, start);
      return [block, { name: names.get(key) ?? 0, whole: wholes.get(`${key} ${end}`) ?? 0 }];
    }),
  );
}

const nameOf = (block: Block, start: number): string =>
  `${start} ${block.kind} ${block.kind === 'item' ? block.titles : block.lines.length}`;

function listEdges(
  { open, candidates }: SearchInput,
  searchRound: Round,
  weights: Weights,
  following: Following,
): LatticeEdge[] {
  const roundScore = roundScorer(searchRound, weights);
  const nodes: Map<State, LatticeNode>[] = Array.from({ length: open.length + 1 }, () => new Map());
  nodes[0]?.set('start', { into: 0, on: Number.NEGATIVE_INFINITY, best: 0, step: undefined });
  const edges: LatticeEdge[] = [];
  for (const [start, lineCandidates] of candidates.entries())
    for (const candidate of lineCandidates) {
      const base = candidate.score + roundScore(candidate, start);
      for (const [before, from] of nodes[start] ?? []) {
        const lastBlock = from.step?.candidate.block;
        if (!canFollow(before, lastBlock, candidate.block)) continue;
        const score = base + following(before, from.step, candidate.block, start);
        const ends = nodes[candidate.end];
        const state = stateAfter(before, candidate.block);
        const to = ends?.get(state) ?? {
          into: Number.NEGATIVE_INFINITY,
          on: candidate.end === open.length ? 0 : Number.NEGATIVE_INFINITY,
          best: Number.NEGATIVE_INFINITY,
          step: undefined,
        };
        ends?.set(state, to);
        to.into = addLogs(to.into, from.into + score);
        if (from.best + score > to.best) {
          to.best = from.best + score;
          to.step = { candidate, start, before, last: lastBlock };
        }
        edges.push({ from, to, candidate, start, score });
      }
    }
  return edges;
}

/** Fills in the sums onward from each node. Returns the log sum over all paths from start to end. */
function addUp(edges: LatticeEdge[], lines: number): number {
  for (const { from, to, score } of edges.toReversed()) from.on = addLogs(from.on, to.on + score);
  return lines === 0 ? 0 : (edges[0]?.from.on ?? 0);
}

const addLogs = (a: number, b: number): number => {
  const [higher, lower] = a > b ? [a, b] : [b, a];
  return lower === Number.NEGATIVE_INFINITY ? higher : higher + Math.log1p(Math.exp(lower - higher));
};
