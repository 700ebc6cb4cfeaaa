import { isDeepStrictEqual } from 'node:util';

type DefinedFields<Fields> = { [name in keyof Fields]: Exclude<Fields[name], undefined> };

/** The fields that a partial body really contains. */
export const definedFields = <Fields extends object>(fields: Fields): DefinedFields<Fields> =>
  // Exactly the entries that were left out had the excluded value.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as DefinedFields<Fields>;

/**
 * The fields that differ from those of a row; undefined if none does. Writing the same values would not be a change, but
 * would raise the version.
 */
export function changedFields<Fields extends object>(
  row: { [name in keyof Fields]?: unknown },
  fields: Fields,
): Partial<Fields> | undefined {
  // Exactly the row's own names, which Object.keys returns as strings.
  const changedNames = (Object.keys(fields) as (keyof Fields)[]).filter(
    (name) => !isDeepStrictEqual(row[name], fields[name]),
  );
  if (changedNames.length === 0) return undefined;
  // Some of the fields, as they are.
  return Object.fromEntries(changedNames.map((name) => [name, fields[name]])) as Partial<Fields>;
}
