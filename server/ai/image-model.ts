import type { ImageModel } from 'ai';
import type { Env } from '../env.ts';
import { providerClient } from './provider-client.ts';

type ImageEnv = Pick<
  Env,
  | 'AI_PROVIDER'
  | 'AI_IMAGE_MODEL'
  | 'AI_API_KEY'
  | 'AI_BASE_URL'
  | 'AI_IMAGE_PRICE'
  | 'AI_IMAGE_INPUT_PRICE'
  | 'AI_IMAGE_OUTPUT_PRICE'
>;
export type ImageTokens = { input_tokens: number; output_tokens: number };

/** The model that is configured to draw. */
export type DrawingModel = {
  name: string;
  /**
   * The model at its provider; the provider's package is loaded by the first call. An answer longer than `max_bytes` is
   * aborted, and only the provider's own server is asked for the picture.
   */
  load(max_bytes: number): Promise<Exclude<ImageModel, string>>;
  /** What one picture costs in US dollars; null if no price is configured. */
  costOf(tokens: ImageTokens): number | null;
};

const A_MILLION = 1_000_000;

/** Some providers charge for a picture, others for tokens; a price that isn't configured adds nothing. */
function costOf(
  { AI_IMAGE_PRICE, AI_IMAGE_INPUT_PRICE, AI_IMAGE_OUTPUT_PRICE }: ImageEnv,
  { input_tokens, output_tokens }: ImageTokens,
): number | null {
  if ([AI_IMAGE_PRICE, AI_IMAGE_INPUT_PRICE, AI_IMAGE_OUTPUT_PRICE].every((price) => price === undefined)) return null;
  const ofTokens = input_tokens * (AI_IMAGE_INPUT_PRICE ?? 0) + output_tokens * (AI_IMAGE_OUTPUT_PRICE ?? 0);
  return (AI_IMAGE_PRICE ?? 0) + ofTokens / A_MILLION;
}

/** Null if none is configured; then no AI package is loaded. */
export function imageModelOf(env: ImageEnv): DrawingModel | null {
  const { AI_PROVIDER, AI_IMAGE_MODEL, AI_API_KEY = '' } = env;
  // The environment's check allows a name only with a provider that draws.
  if (AI_IMAGE_MODEL === undefined || AI_PROVIDER === 'local' || AI_PROVIDER === 'anthropic') return null;
  return {
    name: AI_IMAGE_MODEL,
    costOf: (tokens) => costOf(env, tokens),
    load: async (max_bytes) => {
      globalThis.AI_SDK_LOG_WARNINGS = false;
      const settings = providerClient(env, max_bytes);
      switch (AI_PROVIDER) {
        case 'openai':
          return (await import('@ai-sdk/openai'))
            .createOpenAI({ ...settings, apiKey: AI_API_KEY })
            .image(AI_IMAGE_MODEL);
        case 'google': {
          const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
          return createGoogleGenerativeAI({ ...settings, apiKey: AI_API_KEY }).image(AI_IMAGE_MODEL);
        }
        case 'openai-compatible': {
          const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
          return createOpenAICompatible({
            ...settings,
            name: 'compatible',
            // Without a key no such header is sent.
            ...(AI_API_KEY === '' ? {} : { apiKey: AI_API_KEY }),
          }).imageModel(AI_IMAGE_MODEL);
        }
      }
    },
  };
}
