type Defined<Fields> = { [name in keyof Fields]: Exclude<Fields[name], undefined> };

/** The fields that a partial body really gives. */
export const defined = <Fields extends object>(fields: Fields): Defined<Fields> =>
  // Exactly the entries that were left out had the excluded value.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<Fields>;
