/**
 * The best of `available` for an Accept-Language header (RFC 9110 §12.5.4), comparing primary subtags only: "fr-CA"
 * asks for "fr". Undefined where none of them is accepted.
 */
export function preferredLanguage<Language extends string>(
  header: string | undefined,
  available: readonly Language[],
): Language | undefined {
  const accepted = (header ?? '')
    .slice(0, 1_000)
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().toLowerCase().split(';');
      const weight = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find((value) => value !== undefined);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { language } of accepted) {
    const found = available.find((candidate) => candidate.toLowerCase() === language);
    if (found !== undefined) return found;
  }
  return undefined;
}
