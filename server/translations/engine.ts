import { type MenuText, textKey } from '../../shared/translated-texts.ts';
import type { ModelPack } from './pack/model-pack.ts';
import type { TextInContext } from './texts/text-in-context.ts';
import type { TranslationEngine, TranslationPair } from './texts/translation-engine.ts';

/** Translations of the pack that passed the checks, by the keys of texts. */
type Guesses = ReadonlyMap<string, string>;

const FREE = { input_tokens: 0, output_tokens: 0, cost: null };

/**
 * The engine on this machine. A text with a word of the glossary stays: the lexicon can't handle the words around it. What the
 * lexicon leaves in the original is the pack's, if it has models between the languages and what they write passes the checks.
 */
export async function localTranslationEngine(pack?: ModelPack): Promise<TranslationEngine> {
  const { localEngine } = await import('./local/local-engine.ts');
  return {
    name: 'local',
    origin: 'local',
    // Stored by one statement, which blocks the thread with the embedded database.
    batch_size: 100,
    async translate(texts, pair, signal) {
      const { restaurant_id, from, to, glossary } = pair;
      const words = glossary.map((word) => word.toLocaleLowerCase());
      const translated = await localEngine.ask({ texts, from, to, as: 'translation' }, restaurant_id);
      const isKept = ({ source }: MenuText) => words.some((word) => source.toLocaleLowerCase().includes(word));
      const localTexts = translated.map((text, at) => (texts[at] && isKept(texts[at]) ? null : text));
      const left = texts.filter((text, at) => localTexts[at] === null && !isKept(text));
      const guesses: Guesses = pack && left.length > 0 ? await listGuesses(pack, left, pair, signal) : new Map();
      const guessOf = (text: TextInContext) => guesses.get(textKey(text)) ?? null;
      return {
        texts: texts.map((text, at) => localTexts[at] ?? guessOf(text)),
        origins: texts.map((text, at) =>
          (localTexts[at] ?? null) === null && guessOf(text) !== null ? 'pack' : 'local',
        ),
        spent: FREE,
      };
    },
  };

  /** What of the pack's translations passes the checks; where its child fails, what of its stored ones does. */
  async function listGuesses(
    pack: ModelPack,
    texts: readonly TextInContext[],
    { restaurant_id, from, to, glossary, stored = new Map() }: TranslationPair,
    signal: AbortSignal,
  ): Promise<Guesses> {
    const hasFailed = await pack.hasFailed({ from, to });
    if (!hasFailed && !(await pack.canTranslate({ from, to }))) return new Map();
    const sources = texts.map(({ source }) => source);
    const answers = hasFailed ? [] : await pack.translate(sources, { from, to }, signal);
    const guesses = texts.map((text, textIndex) =>
      answers[textIndex] === undefined ? (stored.get(textKey(text)) ?? null) : answers[textIndex],
    );
    if (guesses.every((guess) => guess === null)) return new Map();
    // Also the stored ones: the owner may have tagged the dish as vegan since.
    const safeTexts = await localEngine.ask({ texts, from, to, as: 'check', guesses, glossary }, restaurant_id);
    return new Map(texts.flatMap((text, at) => (safeTexts[at] ? [[textKey(text), safeTexts[at]] as const] : [])));
  }
}
