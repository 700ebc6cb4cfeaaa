import { extractReasoningMiddleware, isStepCount, streamText, tool, wrapLanguageModel } from 'ai';
import { z } from 'zod';
import type { MenuLocale } from '../../../shared/locales.ts';
import type { VisionModel } from '../../ai/vision-model.ts';
import { type AskedBefore, type FoundDish, instructions, type MenuPart, prompt, type ToldDish } from './prompt.ts';

export type TokenCounts = { input_tokens: number; output_tokens: number };

/** How a model searches the menu. */
export type MenuTools = {
  search(query: string): Promise<FoundDish[]>;
  read(ids: number[]): Promise<ToldDish[]>;
};

type ModelQuestion = {
  question: string;
  before: readonly AskedBefore[];
  locale: MenuLocale;
  menu: MenuPart;
  tools: MenuTools;
  signal: AbortSignal;
  /** The provider's token counts of each of its answers. */
  onTokens(tokens: TokenCounts): void;
};

/** A model's event: a piece of text, or a search of the menu, which makes the text before it obsolete. */
type ModelEvent = { kind: 'text'; text: string } | { kind: 'look_up' };

const MAX_OUTPUT_TOKENS = 400;
/** Requests to the provider for one question; the last must answer. */
const MAX_STEPS = 4;
const MAX_READ = 10;
/** For an aborted call, whose cost is unknown. */
const CHARACTERS_PER_TOKEN = 4;

/** Asks a model and streams its answer. @throws if the provider can't be reached or refuses, or the signal aborts. */
export async function* askModel(
  model: VisionModel,
  { question, before, locale, menu, tools, signal, onTokens }: ModelQuestion,
): AsyncGenerator<ModelEvent> {
  const asked = prompt(question, menu, before);
  const { stream } = streamText({
    // Self-hosted models may write their reasoning between tags.
    model: wrapLanguageModel({
      model: await model.load(),
      middleware: extractReasoningMiddleware({ tagName: 'think' }),
    }),
    instructions: instructions(locale, menu),
    prompt: asked,
    ...(menu.is_whole ? {} : { tools: toolsOf(tools), stopWhen: isStepCount(MAX_STEPS) }),
    prepareStep: ({ stepNumber }) => (stepNumber === MAX_STEPS - 1 ? { toolChoice: 'none' } : {}),
    abortSignal: signal,
    maxRetries: 0,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    // Errors are part of the stream; the default handler writes them to the console.
    onError: () => undefined,
  });
  let isCounted = false;
  let characters = 0;
  try {
    for await (const part of stream) {
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') signal.throwIfAborted();
      if (part.type === 'start-step') isCounted = false;
      if (part.type === 'tool-call') yield { kind: 'look_up' };
      if (part.type === 'finish-step') {
        isCounted = true;
        const { inputTokens = 0, outputTokens = 0 } = part.usage;
        onTokens({ input_tokens: inputTokens, output_tokens: outputTokens });
        if (part.finishReason === 'content-filter') throw new Error('The model refused to answer.');
      }
      if (part.type !== 'text-delta') continue;
      characters += part.text.length;
      yield { kind: 'text', text: part.text };
    }
  } finally {
    if (!isCounted && characters > 0)
      onTokens({
        input_tokens: Math.ceil(asked.length / CHARACTERS_PER_TOKEN),
        output_tokens: Math.ceil(characters / CHARACTERS_PER_TOKEN),
      });
  }
}

const toolsOf = ({ search, read }: MenuTools) => ({
  search_menu: tool({
    description: 'Finds dishes of the menu by words: of their names, ingredients, kinds or sections.',
    inputSchema: z.object({ words: z.string().max(200) }),
    execute: ({ words }) => search(words),
  }),
  read_dishes: tool({
    description: `Reads all that the menu says of dishes, by their numbers; at most ${MAX_READ}.`,
    inputSchema: z.object({ ids: z.array(z.int()).max(MAX_READ) }),
    execute: ({ ids }) => read(ids),
  }),
});
