import { analyse } from 'scslre';
import { parseSync } from 'vite';

export type Expression = { line: number; source: string; flags: string };

type Node = { type: string } & Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The regular expressions that are written in a source file. Those made of texts (`new RegExp`) are not. */
export function expressionsOf(path: string, source: string): Expression[] {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return [...literalsIn(program as unknown as Node)].map(({ start, regex }) => ({
    line: source.slice(0, start).split('\n').length,
    source: regex.pattern,
    flags: regex.flags,
  }));
}

type Literal = { start: number; regex: { pattern: string; flags: string } };

function* literalsIn(node: Node): Generator<Literal> {
  // The parser's own shape of a literal (ESTree).
  if (node.type === 'Literal' && node['regex']) yield node as unknown as Literal;
  for (const child of Object.values(node))
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) yield* literalsIn(one);
}

/**
 * Whether an expression needs more than linear time on some text. `Self`: a repetition in a repetition. `Trade`: two
 * repetitions that can match the same characters. `Move`: a repetition that is tried from each of its characters, as
 * `/\/+$/` is; a lookbehind lets it begin at the first one only.
 */
export const problemsOf = ({ source, flags }: Pick<Expression, 'source' | 'flags'>): string[] => [
  ...new Set(analyse({ source, flags }).reports.map(({ type }) => type)),
];
