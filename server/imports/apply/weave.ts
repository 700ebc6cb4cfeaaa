/** `base` in its order, with what only `other` has: each right after what precedes it there. */
export function weave<One>(base: readonly One[], other: readonly One[]): One[] {
  const isInBase = new Set(base);
  const following = new Map<One | null, One[]>();
  let before: One | null = null;
  for (const one of other) {
    if (isInBase.has(one)) {
      before = one;
      continue;
    }
    const list = following.get(before);
    if (list) list.push(one);
    else following.set(before, [one]);
  }
  return [...(following.get(null) ?? []), ...base.flatMap((one) => [one, ...(following.get(one) ?? [])])];
}
