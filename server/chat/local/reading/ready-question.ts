import { ALLERGEN_CHOICES, type AllergenChoice } from '../../../../shared/allergens.ts';
import { ALLERGEN_WORDS, READY_QUESTIONS } from '../../../../shared/i18n/guest/chat-words.ts';
import { joinWords } from '../../../../shared/list-words.ts';
import { MENU_LOCALES } from '../../../../shared/locales.ts';
import type { Concern } from './concern.ts';

/**
 * The question that the guest's page makes of a choice. It is read by the page's own names, so that the
 * assistant knows each choice exactly, however short its name is: Korean wheat is one character, which is part of many words.
 */
export function readReadyQuestion(text: string): AllergenChoice[] | undefined {
  for (const locale of MENU_LOCALES) {
    const [before = '', after = ''] = READY_QUESTIONS[locale].split('{{allergens}}');
    if (!text.startsWith(before) || !text.endsWith(after)) continue;
    const list = text.slice(before.length, text.length - after.length);
    const allergenNames = list.split(joinWords(['', ''], locale));
    const avoided = ALLERGEN_CHOICES.filter((code) => allergenNames.includes(ALLERGEN_WORDS[locale][code]));
    if (avoided.length === allergenNames.length) return avoided;
  }
  return undefined;
}

/** The concern of the ready question, whatever else its words may mean; of another message, the same concern. */
export const withReadyQuestion = (
  concern: Concern,
  avoided: AllergenChoice[] | undefined,
  words: readonly string[],
): Concern =>
  avoided
    ? {
        ...concern,
        is_concern: true,
        is_meatless: false,
        asks_safety: false,
        avoided,
        excluded: [],
        asks_contents: false,
        is_statement: true,
        concern_words: new Set([...concern.concern_words, ...words]),
        wished: [],
      }
    : concern;
