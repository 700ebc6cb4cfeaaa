import type { TranslationOrigin } from '../../shared/api/translations.ts';
import type { MenuLocale } from '../../shared/locales.ts';
import { type MenuText, textKey } from '../../shared/translated-texts.ts';
import type { ModelPack } from './pack/model-pack.ts';
import type { TextInContext } from './text-in-context.ts';

export type Translated = {
  /** In the order of the texts; null if the original stays. */
  texts: (string | null)[];
  /** Whether an outage left a text open, so that what is stored of it may still be right. */
  is_open?: readonly boolean[];
  /** Who made each text, if it is not always the engine's own origin. */
  origins?: readonly MachineOrigin[];
  spent: { input_tokens: number; output_tokens: number; cost: number | null };
};

/** This machine's lexicon, a provider's model, or a model of the pack on this machine. */
export type MachineOrigin = Exclude<TranslationOrigin, 'owner' | 'kept'>;

export type TranslationPair = {
  /** Whose texts: restaurants share the time of this machine's thread. */
  restaurant_id: string;
  from: MenuLocale;
  to: MenuLocale;
  glossary: readonly string[];
};

/** A translation engine: the lexicon on this machine, or a model. */
export type TranslationEngine = {
  /** "local", or the model's name. */
  name: string;
  origin: MachineOrigin;
  /** Maximum texts per call. */
  batch_size: number;
  /** @throws if the provider can't be reached or refuses; an invalid translation is null. */
  translate(texts: readonly TextInContext[], pair: TranslationPair, signal: AbortSignal): Promise<Translated>;
};

/** By the keys of texts. */
type Guesses = { texts: ReadonlyMap<string, string>; failed: ReadonlySet<string> };
const NO_GUESSES: Guesses = { texts: new Map(), failed: new Set() };

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
      const own = translated.map((text, at) => (texts[at] && isKept(texts[at]) ? null : text));
      const left = texts.filter((text, at) => own[at] === null && !isKept(text));
      const guesses = pack && left.length > 0 ? await guessed(pack, left, pair, signal) : NO_GUESSES;
      const guessOf = (text: TextInContext) => guesses.texts.get(textKey(text)) ?? null;
      return {
        texts: texts.map((text, at) => own[at] ?? guessOf(text)),
        is_open: texts.map((text, at) => (own[at] ?? null) === null && guesses.failed.has(textKey(text))),
        origins: texts.map((text, at) => ((own[at] ?? null) === null && guessOf(text) !== null ? 'pack' : 'local')),
        spent: FREE,
      };
    },
  };

  /** What of the pack's translations passes the checks, by the text's key, and the keys of those that its child failed at. */
  async function guessed(
    pack: ModelPack,
    texts: readonly TextInContext[],
    { restaurant_id, from, to, glossary }: TranslationPair,
    signal: AbortSignal,
  ): Promise<Guesses> {
    const keys = texts.map(textKey);
    if (await pack.hasFailed({ from, to })) return { texts: new Map(), failed: new Set(keys) };
    if (!(await pack.canTranslate({ from, to }))) return NO_GUESSES;
    const sources = texts.map(({ source }) => source);
    const answers = await pack.translate(sources, { from, to }, signal);
    const guesses = answers.map((answer) => answer ?? null);
    const safe = await localEngine.ask({ texts, from, to, as: 'check', guesses, glossary }, restaurant_id);
    return {
      texts: new Map(texts.flatMap((text, at) => (safe[at] ? [[textKey(text), safe[at]] as const] : []))),
      failed: new Set(keys.filter((_, at) => answers[at] === undefined)),
    };
  }
}
