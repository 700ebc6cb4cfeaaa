import type { Entity } from '../change/change.ts';

/** The readable parts of a stored change of any shape: its entity, and what was typed. */
export type AsideTexts = {
  kind: string | undefined;
  entity: Entity | undefined;
  id: number | undefined;
  /** Texts and amounts in a form that can be typed again. */
  typed: string[];
};

const ENTITIES: readonly string[] = ['restaurant', 'menu', 'section', 'item'] satisfies Entity[];
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** @param formatAmount Formats minor units as the owner types them. */
export function asideTexts(entry: unknown, formatAmount: (minorUnits: number) => string): AsideTexts {
  if (!isObject(entry)) {
    const typedTexts = typeof entry === 'string' ? [entry] : [];
    return { kind: undefined, entity: undefined, id: undefined, typed: typedTexts };
  }
  const { kind, entity, id, title, fields } = entry;
  return {
    kind: typeof kind === 'string' ? kind : undefined,
    // Compared with the list of them.
    entity: ENTITIES.includes(String(entity)) ? (entity as Entity) : undefined,
    id: typeof id === 'number' ? id : undefined,
    typed: textsIn({ title, fields }, formatAmount),
  };
}

/** All its texts, and the numbers that are prices. */
function textsIn(value: unknown, amount: (minorUnits: number) => string, name = ''): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value === 'number') return /^price(_max)?$/.test(name) ? [amount(value)] : [];
  if (Array.isArray(value)) return value.flatMap((listEntry) => textsIn(listEntry, amount, name));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, fieldValue]) => textsIn(fieldValue, amount, key));
}
