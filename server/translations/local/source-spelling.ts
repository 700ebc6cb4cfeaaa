import type { MenuLocale } from '../../../shared/locales.ts';
import type { Lexicon } from '../../food/lexicon.ts';
import { asSimplified } from '../../food/traditional-characters.ts';
import { splitWords } from '../../food/words.ts';

/** A text in the spelling that the lexicon has: simplified characters, umlauts, counts without "Stück". */
export function withUsualSpelling(lexicon: Lexicon, text: string, from: MenuLocale): string {
  if (from === 'zh') return asSimplified(text);
  return from === 'de' ? withoutPieces(withUmlauts(lexicon, text)) : text;
}

const CAPITALS_FOR_UMLAUT = /AE|OE|(?<![AEQ])UE/g;
const UMLAUTS: Readonly<Record<string, string>> = { AE: 'Ä', OE: 'Ö', UE: 'Ü' };

/** "FRUEHSTUECK": old tills print no umlauts. A word that the lexicon has as it is, such as "OMELETTE", stays. */
function withUmlauts(lexicon: Lexicon, text: string): string {
  if (/\p{Ll}/u.test(text)) return text;
  return text.replaceAll(/\p{Lu}+/gu, (word) => {
    const isListed = splitWords(word).some((folded) => lexicon.meanings('de', folded).length > 0);
    return isListed ? word : word.replaceAll(CAPITALS_FOR_UMLAUT, (letters) => UMLAUTS[letters] ?? letters);
  });
}

/** "2 Stück Weißwürste" are two sausages, not two pieces of sausage. */
const withoutPieces = (text: string): string => text.replace(/(?<=^\d+ )(?:Stück|Stk\.?|St\.) (?=\p{Lu}\p{Ll})/u, '');
