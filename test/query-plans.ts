import { z } from 'zod';

/** Reads the plans of PostgreSQL: which tables a statement would read whole, however many rows they get. */

export type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Name'?: string | undefined;
  'Index Cond'?: string | undefined;
  'Recheck Cond'?: string | undefined;
  Filter?: string | undefined;
  'Parent Relationship'?: string | undefined;
  Plans?: PlanNode[] | undefined;
};

export const planNodeSchema: z.ZodType<PlanNode> = z.lazy(() =>
  z.looseObject({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    'Index Cond': z.string().optional(),
    'Recheck Cond': z.string().optional(),
    Filter: z.string().optional(),
    'Parent Relationship': z.string().optional(),
    Plans: z.array(planNodeSchema).optional(),
  }),
);

/**
 * The tables among `growing` that a plan reads from the first row to the last: by a sequential scan, or by an index without
 * a condition on it, which is the same in another order. Plans are made with enable_seqscan off, so that the planner
 * uses an index if there is one, whatever it thinks of a table that is small today.
 * @param partial Names of indexes that have rows of one state only, whose number doesn't grow: reading one whole is fine.
 */
export function tablesReadWhole(
  plan: PlanNode,
  { growing, partial }: { growing: ReadonlySet<string>; partial: ReadonlySet<string> },
): string[] {
  const children = (plan.Plans ?? []).flatMap((child) => tablesReadWhole(child, { growing, partial }));
  const relation = plan['Relation Name'];
  if (relation === undefined || !growing.has(relation)) return children;
  const index = plan['Index Name'];
  const isPartial = index !== undefined && partial.has(index);
  const isWhole =
    plan['Node Type'] === 'Seq Scan' ||
    (plan['Node Type'].startsWith('Index') && plan['Index Cond'] === undefined && !isPartial);
  // A bitmap heap scan's condition is that of the index scans below it, which name no table; it may have subplans, too.
  const below = (plan.Plans ?? []).filter((child) => child['Parent Relationship'] === 'Outer');
  const isBitmap = plan['Node Type'] === 'Bitmap Heap Scan' && !below.every((child) => hasCondition(child, partial));
  return isWhole || isBitmap ? [relation, ...children] : children;
}

function hasCondition(node: PlanNode, partial: ReadonlySet<string>): boolean {
  if (node['Node Type'] === 'BitmapOr') return (node.Plans ?? []).every((child) => hasCondition(child, partial));
  if (node['Node Type'] === 'BitmapAnd') return (node.Plans ?? []).some((child) => hasCondition(child, partial));
  const index = node['Index Name'];
  return node['Index Cond'] !== undefined || (index !== undefined && partial.has(index));
}

/**
 * The distributed tables that a plan reads without the restaurant whose rows it wants: on Citus such a statement goes to
 * every shard.
 * @param distributed The tables with the column that names the restaurant.
 */
export function tablesOfMany(plan: PlanNode, distributed: ReadonlyMap<string, string>): string[] {
  const children = (plan.Plans ?? []).flatMap((child) => tablesOfMany(child, distributed));
  const relation = plan['Relation Name'];
  const column = relation === undefined ? undefined : distributed.get(relation);
  if (relation === undefined || column === undefined || plan['Node Type'] === 'ModifyTable') return children;
  const conditions = [plan['Index Cond'], plan['Recheck Cond'], plan.Filter].join(' ');
  const isOfOne = new RegExp(`\\(${column} = (?!ANY)`).test(conditions);
  return isOfOne ? children : [relation, ...children];
}
