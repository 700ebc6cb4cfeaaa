import type { MenuLocale } from '../../../shared/locales.ts';
import type { Concept } from '../../food/concept.ts';
import type { Lexicon } from '../../food/lexicon.ts';
import { type Noun, type ParsedPhrase, withHead } from './menu-phrase.ts';
import { isParts, type Parsed, parseOne, stretchesIn } from './parse-menu-text.ts';

/** The noun that a dish's translated title begins with; null if it stays in the original or its first words are no noun. */
export type DishAgreement = { head: Noun | null };

/** Languages whose adjectives have another ending for another gender. */
const AGREEING: readonly MenuLocale[] = ['fr', 'es', 'it', 'pt', 'ar'];

export function dishOfTitle(lexicon: Lexicon, title: string, from: MenuLocale): DishAgreement {
  const [stretch] = stretchesIn(lexicon, title, from);
  const parsedStretch = stretch ? parseOne(lexicon, stretch, from, false) : undefined;
  const phrase = isParts(parsedStretch) ? parsedStretch[0]?.phrase : undefined;
  return { head: phrase?.kind === 'noun' ? phrase.head : null };
}

/**
 * A description whose qualities by themselves describe the dish above it ("Guisadas a fuego lento", "Überbacken, mit
 * Rosinen") and agree with it; null if the language needs an ending that nothing decides.
 */
export function saidOfDish(
  parsedStretches: readonly Parsed[],
  findAgreement: () => DishAgreement,
  to: MenuLocale,
): Parsed[] | null {
  if (!AGREEING.includes(to)) return [...parsedStretches];
  const isDescribing = (each: Parsed): each is ParsedPhrase[] => isParts(each) && isQualityAlone(each[0], to);
  const firstOther = parsedStretches.findIndex((each) => !isDescribing(each));
  const describing = firstOther < 0 ? parsedStretches : parsedStretches.slice(0, firstOther);
  if (describing.length === 0) return [...parsedStretches];
  const { head } = findAgreement();
  if (head === null) return null;
  return parsedStretches.map((each, at) =>
    at < describing.length && isParts(each)
      ? each.map((part, place) => (place === 0 ? withHead(part, head) : part))
      : each,
  );
}

const isQualityAlone = (part: ParsedPhrase | undefined, to: MenuLocale): boolean =>
  part !== undefined &&
  part.relation === null &&
  part.phrase.kind === 'adjectives' &&
  part.phrase.head === undefined &&
  part.phrase.adjectives.some((adjective) => hasEndings(adjective, to));

const hasEndings = ({ words }: Concept, to: MenuLocale): boolean => words[to].forms.length > 1;
