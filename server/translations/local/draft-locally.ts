import type { MenuLocale } from '../../../shared/locales.ts';
import { ownLexicon } from '../../food/lexicon.ts';
import type { PlacedText, TextInContext } from '../texts/text-in-context.ts';
import { splitText } from './split-text.ts';
import { translateLocally } from './translate-locally.ts';

/**
 * What an owner begins with instead of an empty field: each part of a text between its punctuation that can be translated by
 * itself, the others in the original.
 */
export function draftLocally(
  { kind, source, contexts }: TextInContext,
  pair: { from: MenuLocale; to: MenuLocale },
): string {
  const [context] = contexts;
  if (!context) return source;
  const translate = (placed: PlacedText) => translateLocally(placed, pair, ownLexicon());
  const parts = splitText(source).map(({ printed, mark }) => {
    const part = { ...context, dish: context.dish ?? source };
    return (printed === '' ? '' : (translate({ kind, source: printed, context: part }) ?? printed)) + mark;
  });
  return translate({ kind, source, context }) ?? parts.join('').trim();
}
