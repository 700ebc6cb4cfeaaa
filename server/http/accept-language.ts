import Negotiator from 'negotiator';

/**
 * The best of `available` for an Accept-Language header (RFC 9110 §12.5.4); "fr-CA" accepts "fr". Undefined where there
 * is no header or none of them is accepted.
 */
export function preferredLanguage<Language extends string>(
  header: string | undefined,
  available: readonly Language[],
): Language | undefined {
  if (!header) return undefined;
  const best = new Negotiator({ headers: { 'accept-language': header } }).language([...available]);
  return available.find((language) => language === best);
}
