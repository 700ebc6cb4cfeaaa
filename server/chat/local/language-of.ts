import type { MenuLocale } from '../../../shared/locales.ts';
import { withoutAccents } from '../../food/fold-words.ts';
import { wordsOf } from './food.ts';

/** Bare: folded, without accents, one space between words. */
export const bareOf = (text: string): string => ` ${withoutAccents(wordsOf(text).join(' '))} `;

const SCRIPTS: [RegExp, MenuLocale][] = [
  [/[\u3040-\u30ff]/, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Han}/u, 'zh'],
  [/[¿¡]/, 'es'],
];

const MARKING_WORDS: [MenuLocale, RegExp][] = [
  [
    'en',
    / (the|what|which|is|are|do|does|you|your|have|any|with|how|much|i|my|can|under|there|anything|something|and|for|me|tell|where|when|show|of|a|an|it|to|we|in|on) /g,
  ],
  [
    'fr',
    / (le|la|les|l'|des|du|un|une|est|sont|ce|que|qu'|quel|quels|quelle|quelles|avez|vous|y|a|t|il|combien|avec|je|j'|moins|plus|sans|quoi|dans|pour|et|mon|c'|ou|y|en|d'|qu|au) /g,
  ],
  ['es', / (el|los|las|hay|tienen|que|cual|cuanto|cuesta|con|sin|para|una|y|platos|tiene|esta) /g],
  [
    'de',
    / (der|die|das|ist|sind|haben|sie|gibt|es|was|wie|viel|kostet|mit|ohne|und|ein|eine|welche|welcher|ich|fur) /g,
  ],
  ['it', / (il|gli|avete|c'|che|quanto|costa|con|senza|per|una|e|quali|sono|piatti|di|cosa) /g],
  ['pt', / (o|os|as|tem|voces|que|qual|quanto|custa|com|sem|para|uma|e|pratos|sao|nao) /g],
];

/** The language of a question, if its words are clearly of one; else the guest's. */
export function languageOf(text: string, guests: MenuLocale): MenuLocale {
  const script = SCRIPTS.find(([pattern]) => pattern.test(text))?.[1];
  if (script) return script === 'zh' && guests === 'ja' ? 'ja' : script;
  const bare = bareOf(text).replaceAll(' ', '  ');
  const scores = MARKING_WORDS.map(([locale, words]) => ({ locale, count: bare.match(words)?.length ?? 0 }));
  const best = Math.max(...scores.map(({ count }) => count));
  const own = scores.find(({ locale }) => locale === guests)?.count ?? 0;
  if (best === 0 || own === best) return guests;
  return scores.find(({ count }) => count === best)?.locale ?? guests;
}

// If several intents match, the first one counts. Patterns are matched against normalised words with a space on each side.
