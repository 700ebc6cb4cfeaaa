import { generateText, type LanguageModel, NoObjectGeneratedError, NoOutputGeneratedError, Output } from 'ai';
import type { VisionModel } from '../../ai/vision-model.ts';
import { recordModelUse } from '../../telemetry/metrics.ts';
import type { TextInContext } from '../texts/text-in-context.ts';
import type { TranslationEngine, TranslationPair } from '../texts/translation-engine.ts';
import { translationProblem } from './check-translation.ts';
import { describeTexts, instructions } from './prompt.ts';
import { isOf, translationAnswerSchema } from './schema.ts';

const TIMEOUT_MS = 120_000;
const MAX_RETRIES = 2;
const NO_TOKENS = { input_tokens: 0, output_tokens: 0 };

type ModelText = { begins: string; text: string };
type Answers = { entries: Map<number, ModelText>; tokens: { input_tokens: number; output_tokens: number } };

/** A configured model. A translation that fails its checks is retried once, and then stays in the original. */
export function modelTranslationEngine(model: VisionModel, timeout_ms = TIMEOUT_MS): TranslationEngine {
  return {
    name: model.name,
    origin: 'model',
    batch_size: 40,
    async translate(texts, pair, signal) {
      const language = await model.load();
      const translatedTexts: (string | null)[] = texts.map(() => null);
      let tokens = NO_TOKENS;
      let open = texts.map((_, at) => at);
      for (let attempt = 0; attempt < 2 && open.length > 0; attempt += 1) {
        const openTexts = open.flatMap((at) => (texts[at] ? [texts[at]] : []));
        const answers = await ask(language, openTexts, { pair, signal, timeout_ms });
        tokens = {
          input_tokens: tokens.input_tokens + answers.tokens.input_tokens,
          output_tokens: tokens.output_tokens + answers.tokens.output_tokens,
        };
        for (const [number, at] of open.entries()) {
          const answer = answers.entries.get(number);
          const { source, contexts } = texts[at] ?? { source: '', contexts: [] };
          if (!answer || !isOf(source, answer.begins)) continue;
          const text = answer.text.trim();
          if (translationProblem(source, text, { ...pair, contexts }) === undefined) translatedTexts[at] = text;
        }
        open = open.filter((at) => translatedTexts[at] === null);
      }
      const spent = { ...tokens, cost: model.costOf(tokens) };
      recordModelUse('translation', spent);
      return { texts: translatedTexts, spent };
    },
  };
}

/** @throws if the provider can't be reached, is too slow or refuses. */
async function ask(
  model: Exclude<LanguageModel, string>,
  texts: readonly TextInContext[],
  { pair, signal, timeout_ms }: { pair: TranslationPair; signal: AbortSignal; timeout_ms: number },
): Promise<Answers> {
  try {
    const result = await generateText({
      model,
      instructions: instructions(pair),
      prompt: describeTexts(texts),
      output: Output.object({ schema: translationAnswerSchema, name: 'menu_translations' }),
      abortSignal: signal,
      timeout: timeout_ms,
      maxRetries: MAX_RETRIES,
    });
    const { inputTokens = 0, outputTokens = 0 } = result.usage;
    const ids = result.output.translations.map(({ id }) => id);
    // An answer that names a text twice can't be told apart.
    const once = result.output.translations.filter(({ id }) => ids.indexOf(id) === ids.lastIndexOf(id));
    return {
      entries: new Map(once.map(({ id, ...answer }) => [id, answer])),
      tokens: { input_tokens: inputTokens, output_tokens: outputTokens },
    };
  } catch (error) {
    signal.throwIfAborted();
    // An invalid answer is not an outage: its texts stay in the original, and the others continue.
    if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error))
      return { entries: new Map(), tokens: NO_TOKENS };
    throw error;
  }
}
