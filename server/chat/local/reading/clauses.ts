import type { MenuLocale } from '../../../../shared/locales.ts';
import { isReadByCharacters } from '../../../food/concepts-in.ts';
import type { GuestLanguage } from '../words/guest-language.ts';
import { foldMessage, placesOf, withoutPhrases } from '../words/phrases.ts';

/** Parts of a message that say different things: "I can't eat pork, what pasta is there?". */
export function clausesOf(text: string, locale: MenuLocale, language: GuestLanguage): string[] {
  const parts = text.split(/[.,;:!?](?=\s|$)|[，。；：！？、،؛؟\n]/);
  return parts.flatMap((part) => {
    const foldedText = withoutPhrases(locale, language.asks_negatively, foldMessage(locale, part));
    const cuts = [0, ...placesOf(locale, language.parting, foldedText).map(({ from }) => from), foldedText.length];
    return cuts.slice(0, -1).flatMap((from, at) => {
      const clause = foldedText.slice(from, cuts[at + 1]).trim();
      if (clause === '') return [];
      return [isReadByCharacters(locale) ? clause : ` ${clause} `];
    });
  });
}
