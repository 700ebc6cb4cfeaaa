import {
  APICallError,
  extractJsonMiddleware,
  generateText,
  type LanguageModel,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  RetryError,
  wrapLanguageModel,
} from 'ai';
import type { ModelProblem } from '../../shared/model-problems.ts';
import type { NumberedLine } from './number-lines.ts';
import { describeLines, INSTRUCTIONS } from './prompt.ts';
import { type PageAnswer, pageAnswerSchema } from './schema.ts';

/** A vision model of a provider; a name alone would be resolved by a gateway. */
export type VisionLanguageModel = Exclude<LanguageModel, string>;

export type Tokens = { input_tokens: number; output_tokens: number };

type ModelAnswer = { tokens: Tokens } & (
  | { answer: PageAnswer }
  /** `status` is the HTTP status, if there was one. */
  | { problem: ModelProblem; status: number | null }
);

type Question = {
  model: VisionLanguageModel;
  /** The page as WebP. */
  picture: Uint8Array;
  lines: NumberedLine[];
  signal: AbortSignal;
  /** Time for the page with all retries, and how often a busy or failing provider is retried. */
  timeout_ms: number;
  max_retries: number;
};

export const NO_TOKENS: Tokens = { input_tokens: 0, output_tokens: 0 };

/**
 * Asks for the structure of one page. A provider's failure is returned, not thrown.
 * @throws the signal's reason.
 */
export async function askModel({
  model,
  picture,
  lines,
  signal,
  timeout_ms,
  max_retries,
}: Question): Promise<ModelAnswer> {
  try {
    const { output, usage, finishReason } = await generateText({
      model: wrapLanguageModel({ model, middleware: extractJsonMiddleware({ transform: takeJson }) }),
      instructions: INSTRUCTIONS,
      messages: [
        {
          role: 'user',
          content: [
            { type: 'file', data: picture, mediaType: 'image/webp' },
            { type: 'text', text: describeLines(lines) },
          ],
        },
      ],
      output: Output.object({ schema: pageAnswerSchema, name: 'menu_page' }),
      abortSignal: signal,
      timeout: timeout_ms,
      maxRetries: max_retries,
    }).then((result) => ({ usage: result.usage, finishReason: result.finishReason, output: outputOf(result) }));
    if (output) return { answer: output, tokens: tokensOf(usage) };
    return { problem: problemOf(finishReason), status: null, tokens: tokensOf(usage) };
  } catch (error) {
    signal.throwIfAborted();
    return explain(error);
  }
}

/** Undefined if the provider answered without text. */
function outputOf(result: { output: PageAnswer }): PageAnswer | undefined {
  try {
    return result.output;
  } catch (error) {
    if (NoOutputGeneratedError.isInstance(error)) return undefined;
    throw error;
  }
}

function explain(error: unknown): ModelAnswer {
  if (NoObjectGeneratedError.isInstance(error))
    return { problem: problemOf(error.finishReason), status: null, tokens: tokensOf(error.usage) };
  const lastError = RetryError.isInstance(error) ? error.lastError : error;
  const answer = (problem: ModelProblem, status: number | null = null) => ({ problem, status, tokens: NO_TOKENS });
  if (lastError instanceof Error && (lastError.name === 'TimeoutError' || lastError.name === 'AbortError'))
    return answer('model_slow');
  if (!APICallError.isInstance(lastError)) return answer('model_unusable');
  const status = lastError.statusCode ?? null;
  if (status === null || status >= 500) return answer('model_unreachable', status);
  if (status === 429) return answer('model_busy', status);
  if (status === 408) return answer('model_slow', status);
  return answer(status >= 400 ? 'model_denied' : 'model_unusable', status);
}

function problemOf(finishReason: string | undefined): ModelProblem {
  if (finishReason === 'content-filter') return 'model_refused';
  return finishReason === 'length' ? 'model_cut_short' : 'model_unusable';
}

const tokensOf = (usage: LanguageModelUsage | undefined): Tokens => ({
  input_tokens: usage?.inputTokens ?? 0,
  output_tokens: usage?.outputTokens ?? 0,
});

/** Extracts the object from surrounding text that some models add: a code fence, a sentence before. */
const takeJson = (text: string): string =>
  text.slice(Math.max(0, text.indexOf('{')), text.lastIndexOf('}') + 1) || text;
