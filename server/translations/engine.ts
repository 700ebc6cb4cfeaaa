import type { MenuLocale } from '../../shared/locales.ts';
import type { MenuText } from '../../shared/translated-texts.ts';
import type { TextInContext } from './text-in-context.ts';

export type Translated = {
  /** In the order of the texts; null if the original stays. */
  texts: (string | null)[];
  spent: { input_tokens: number; output_tokens: number; cost: number | null };
};

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
  origin: 'local' | 'model';
  /** Maximum texts per call. */
  batch_size: number;
  /** @throws if the provider can't be reached or refuses; an invalid translation is null. */
  translate(texts: readonly TextInContext[], pair: TranslationPair, signal: AbortSignal): Promise<Translated>;
};

const FREE = { input_tokens: 0, output_tokens: 0, cost: null };

/** The engine on this machine. A text with a word of the glossary stays: the lexicon can't handle the words around it. */
export async function localTranslationEngine(): Promise<TranslationEngine> {
  const { localEngine } = await import('./local/local-engine.ts');
  return {
    name: 'local',
    origin: 'local',
    // Stored by one statement, which blocks the thread with the embedded database.
    batch_size: 100,
    async translate(texts, { restaurant_id, from, to, glossary }) {
      const words = glossary.map((word) => word.toLocaleLowerCase());
      const translated = await localEngine.ask({ texts, from, to, as: 'translation' }, restaurant_id);
      const isKept = ({ source }: MenuText) => words.some((word) => source.toLocaleLowerCase().includes(word));
      return { texts: translated.map((text, at) => (texts[at] && isKept(texts[at]) ? null : text)), spent: FREE };
    },
  };
}
