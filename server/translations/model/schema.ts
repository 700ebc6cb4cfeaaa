import { z } from 'zod';

/** A model's answer: one entry per text, by its number. */
export const translationAnswerSchema = z.object({
  translations: z.array(
    z.object({
      id: z.number().int().describe('The number of the text'),
      begins: z.string().describe('How the text that is translated begins: its first two words, unchanged'),
      text: z.string().describe('The text in the target language, nothing else'),
    }),
  ),
});

/** Whether an entry is of this text: one that names another's beginning has mixed them up. */
export function isOf(source: string, begins: string): boolean {
  const [text, said] = [fold(source), fold(begins)];
  return said !== '' && (text.startsWith(said) || said.startsWith(text));
}

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
