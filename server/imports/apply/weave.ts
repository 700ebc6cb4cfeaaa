/** `base` in its order, with what only `other` has: each right after what precedes it there. */
export function weave<One>(base: readonly One[], extension: readonly One[]): One[] {
  const isInBase = new Set(base);
  const following = new Map<One | null, One[]>();
  let before: One | null = null;
  for (const entry of extension) {
    if (isInBase.has(entry)) {
      before = entry;
      continue;
    }
    const list = following.get(before);
    if (list) list.push(entry);
    else following.set(before, [entry]);
  }
  return [...(following.get(null) ?? []), ...base.flatMap((one) => [one, ...(following.get(one) ?? [])])];
}
