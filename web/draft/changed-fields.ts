/**
 * The fields of a body that differ from what stood before, so that a save writes over nothing that the owner didn't
 * touch. Values are JSON; lists count as one value.
 */
export function changedFields<Body extends object>(before: object, after: Body): Partial<Body> {
  const stood = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(([name, value]) => !isSame(stood.get(name), value));
  // A part of the body's own entries.
  return Object.fromEntries(changed) as Partial<Body>;
}

/** Equal as JSON: texts, numbers, null and lists of plain objects. A field that isn't given is null. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
