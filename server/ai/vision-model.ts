import type { LanguageModel } from 'ai';
import type { Env } from '../env.ts';
import { providerClient } from './provider-client.ts';

type AiEnv = Pick<
  Env,
  'AI_PROVIDER' | 'AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL' | 'AI_INPUT_PRICE' | 'AI_OUTPUT_PRICE'
>;
type VisionTokens = { input_tokens: number; output_tokens: number };

/** The vision model that is configured. */
export type VisionModel = {
  name: string;
  /** The model at its provider; the provider's package is loaded by the first call. */
  load(): Promise<Exclude<LanguageModel, string>>;
  /** US dollars; null if a price is not configured. */
  costOf(tokens: VisionTokens): number | null;
};

const A_MILLION = 1_000_000;
/** Of one answer; the longest that a model writes about a page is some hundred kilobytes, streamed some megabytes. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024;

/** Null with AI_PROVIDER=local; then no AI package is loaded. */
export function visionModelOf(env: AiEnv): VisionModel | null {
  const { AI_PROVIDER, AI_MODEL, AI_API_KEY = '', AI_INPUT_PRICE, AI_OUTPUT_PRICE } = env;
  // The environment's check requires a name with every provider.
  if (AI_PROVIDER === 'local' || AI_MODEL === undefined) return null;
  return {
    name: AI_MODEL,
    load: async () => {
      // Unsupported options are not logged: pages that fail because of them appear in the import's report.
      globalThis.AI_SDK_LOG_WARNINGS = false;
      return await loadModel(AI_PROVIDER, AI_MODEL, { apiKey: AI_API_KEY, ...providerClient(env, MAX_ANSWER_BYTES) });
    },
    costOf: ({ input_tokens, output_tokens }) =>
      AI_INPUT_PRICE === undefined || AI_OUTPUT_PRICE === undefined
        ? null
        : (input_tokens * AI_INPUT_PRICE + output_tokens * AI_OUTPUT_PRICE) / A_MILLION,
  };
}

async function loadModel(
  provider: Exclude<Env['AI_PROVIDER'], 'local'>,
  name: string,
  settings: { apiKey: string; baseURL: string; fetch: typeof fetch },
): Promise<Exclude<LanguageModel, string>> {
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(settings)(name);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(name);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(settings)(name);
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const { apiKey, ...client } = settings;
      const compatible = createOpenAICompatible({
        ...client,
        name: 'compatible',
        // Without a key no such header is sent.
        ...(apiKey === '' ? {} : { apiKey }),
        supportsStructuredOutputs: true,
        // Streamed answers report their usage only on request.
        includeUsage: true,
      });
      return compatible(name);
    }
  }
}
