import { z } from 'zod';

/** What a model answers: one entry a text, by its number. */
export const translationAnswerSchema = z.object({
  translations: z.array(
    z.object({
      id: z.number().int().describe('The number of the text'),
      text: z.string().describe('The text in the target language, nothing else'),
    }),
  ),
});
