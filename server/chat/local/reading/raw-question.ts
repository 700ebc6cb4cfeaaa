import { isAskingRawOrCooked, rawOrCookedWords } from '../words/raw.ts';
import type { GuestMessage } from './guest-message.ts';

/** "Are the oysters raw or cooked?" asks about a dish: nothing raw is left out, and no other raw dish is meant. */
export function withRawQuestion(message: GuestMessage): GuestMessage {
  const { folded_text, intent, avoided, is_pregnant } = message;
  if (!isAskingRawOrCooked(folded_text) || avoided.length > 0 || is_pregnant) return message;
  const wished = message.wished.filter(({ concept }) => !HOW_DONE.has(concept));
  return {
    ...message,
    wished,
    avoids_raw: false,
    asks_mild: false,
    intent: RESOLVED.has(intent) ? 'ingredients' : intent,
    concern_words: new Set([...message.concern_words, ...rawOrCookedWords(folded_text)]),
  };
}

const HOW_DONE: ReadonlySet<string> = new Set(['raw', 'cooked', 'boiled', 'fried', 'grilled', 'well done', 'braised']);

const RESOLVED: ReadonlySet<string> = new Set(['list', 'none', 'medical', 'explain', 'exclude', 'eat']);
