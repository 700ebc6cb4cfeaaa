import { readFile } from 'node:fs/promises';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type ModelReading, readByModel } from '../../reader/model/read-by-model.ts';
import type { PageAnswer } from '../../reader/model/schema.ts';
import { type PageReading, type Reader, ReadingError } from '../../reader/reading.ts';
import { AI_KEY, type AiServer } from '../ai-servers.ts';

type Pages = {
  readings: readonly PageReading[];
  /** Paths of the pages' pictures, in order. */
  pictures: readonly string[];
  answers: readonly PageAnswer[];
};

/**
 * Pages of one menu → its draft, by a server on this machine that speaks a provider's protocol and returns these
 * answers.
 */
export async function readByLoopback(
  ai: AiServer,
  reader: Pick<Reader, 'structure' | 'readAgain'>,
  { readings, pictures, answers }: Pages,
): Promise<ModelReading> {
  const shown = await Promise.all(pictures.map((path) => readFile(path)));
  const coded = shown.map((picture) => picture.toString('base64'));
  ai.reply = ({ body }) => ({ text: JSON.stringify(answers[coded.findIndex((one) => body.includes(one))]) });
  const baseURL = ai.baseUrl('openai-compatible');
  const provider = createOpenAICompatible({
    name: 'loopback',
    baseURL,
    apiKey: AI_KEY,
    supportsStructuredOutputs: true,
  });
  return await readByModel(
    readings.map((reading, index) => ({ reading, picture: async () => shown[index] ?? Buffer.alloc(0) })),
    {
      model: provider('loopback'),
      structure: (pages) => reader.structure(pages),
      readAgain: async (page, box) => {
        try {
          const at = readings.findIndex((reading) => reading.page === page);
          return await reader.readAgain(pictures[at] ?? '', box, readings[at]?.language?.code);
        } catch (error) {
          if (error instanceof ReadingError) return null;
          throw error;
        }
      },
      signal: new AbortController().signal,
    },
  );
}
