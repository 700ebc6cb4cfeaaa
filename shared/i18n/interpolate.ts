export type MessageParams = Readonly<Record<string, string | number>>;

/** Fills `{{name}}` as i18next does, so that the server and the app share the same files. Unknown names stay as they are. */
export function interpolate(text: string, params: MessageParams = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/**
 * The text of `key` in a dictionary; with a numeric `count` in `params` the form `key_one`, `key_other` … by the language's
 * plural rules, as i18next does. An unknown key returns the key itself.
 */
export function message(
  dictionary: Readonly<Record<string, string>>,
  key: string,
  params: MessageParams = {},
  languageTag = 'en',
): string {
  const { count } = params;
  const plural = typeof count === 'number' ? `${key}_${new Intl.PluralRules(languageTag).select(count)}` : key;
  return interpolate(dictionary[plural] ?? dictionary[`${key}_other`] ?? dictionary[key] ?? key, params);
}
