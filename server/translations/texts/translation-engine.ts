import type { TranslationOrigin } from '../../../shared/api/translations.ts';
import type { MenuLocale } from '../../../shared/locales.ts';
import type { TextInContext } from './text-in-context.ts';

export type Translated = {
  /** In the order of the texts; null if the original stays. */
  texts: (string | null)[];
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
  /** What the pack wrote earlier, by the text's key: it is checked again, and used if the pack fails. */
  stored?: ReadonlyMap<string, string>;
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
