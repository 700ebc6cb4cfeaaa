import type { MenuLocale } from '../../../shared/locales.ts';
import type { Lexicon } from '../../food/lexicon.ts';
import { asSimplified } from '../../food/traditional-characters.ts';
import { splitWords } from '../../food/words.ts';

/** A text in the spelling that the lexicon has: simplified characters, umlauts, counts without "Stück". */
export function withUsualSpelling(lexicon: Lexicon, text: string, from: MenuLocale): string {
  if (from === 'zh') return asSimplified(text);
  if (from === 'es') return withWholeWords(text);
  if (from === 'ja') return withBracketsOfExtras(lexicon, text);
  // "Menu enfant (-10 ans)".
  if (from === 'fr')
    return text
      .replace(/(?<=[(\s])[-–−]\s?(\d{1,2} ans)(?!\p{L})/gu, 'moins de $1')
      .replace(/(?<!\p{L})pdt(?!\p{L})/giu, 'pommes de terre');
  // "GF bread available".
  if (from === 'en') return text.replace(/(?<!\p{L})GF (?=\p{Ll}{3})/gu, 'Gluten-free ');
  if (from === 'it')
    return text
      .replace(/(?<!\p{L})p\. ?(?=(?:cotto|crudo)(?!\p{L}))/giu, 'prosciutto ')
      .replace(/(?<!\p{L})c\/\s?(?=\p{L}{3})/giu, 'con ');
  return from === 'de' ? withoutPieces(withUmlauts(lexicon, withGermanWords(withoutQuotes(text)))) : text;
}

/**
 * "濃厚味噌らーめん　バター入り": a space parts a dish from what is in it; "生ビール（中）" is one word of the lexicon with its
 * brackets.
 */
function withBracketsOfExtras(lexicon: Lexicon, text: string): string {
  const plainText = text.replace(/[（(]([^（()）]+)[)）]$/u, '$1');
  if (plainText !== text && lexicon.meanings('ja', splitWords(plainText).join(' ')).length > 0) return plainText;
  return text.replace(/^(\S{3,})[ \u3000]+(\S+入り)$/u, '$1 ($2)');
}

/** "Rumpsteak m. Kräuterbutter", "weiß u. rot": what German menus shorten by a point. */
const withGermanWords = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\p{N})] )m\. ?(?=\p{L}{3})/gu, 'mit ')
    .replace(/(?<=[\p{L}\p{N})] )u\. ?(?=\p{L}{3})/gu, 'und ')
    .replace(/(?<=[\p{L}\p{N})] )od\. ?(?=\p{L}{3})/gu, 'oder ');

/** "Pescados s/m", "huevos c/ jamón": what blackboards shorten by a slash. "S/" alone may be "sin" or "sobre", and stays. */
const withWholeWords = (text: string): string =>
  text
    .replace(/[\s,–-]{0,3}(?<!\p{L})s\/m(?!\p{L})\.?/giu, ' (precio según mercado)')
    .replace(/(?<!\p{L})p\/\s?(?=\d)/giu, 'para ')
    .replace(/(?<!\p{L})c\/\s?(?=\p{L}{3})/giu, 'con ');

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

/** "Schnitzel „Wiener Art“": the name of a style is as much part of the dish without its quotes. */
const withoutQuotes = (text: string): string => text.replace(/„([^„“”"]+)[“”"]/gu, '$1');

/** "2 Stück Weißwürste" are two sausages, not two pieces of sausage. */
const withoutPieces = (text: string): string => text.replace(/(?<=^\d+ )(?:Stück|Stk\.?|St\.) (?=\p{Lu}\p{Ll})/u, '');
