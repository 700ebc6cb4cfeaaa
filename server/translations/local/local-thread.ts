import type { MenuLocale } from '../../../shared/locales.ts';
import { answerTasks } from '../../answer-tasks.ts';
import type { TextInContext } from '../texts/text-in-context.ts';
import { draftLocally } from './draft-locally.ts';
import { isSafeGuess } from './is-safe-guess.ts';
import { translateEverywhere } from './translate-locally.ts';

/**
 * `draft` is for an owner, who corrects it: it also has what can't be translated completely. `check` answers with what of a
 * model's translations, in the order of the texts, may replace them.
 */
export type LocalTask = { texts: readonly TextInContext[]; from: MenuLocale; to: MenuLocale } & (
  | { as: 'translation' | 'draft' }
  | { as: 'check'; guesses: readonly (string | null)[]; glossary: readonly string[] }
);

answerTasks((task: LocalTask): (string | null)[] => {
  const { from, to } = task;
  if (task.as === 'check') return task.texts.map((text, at) => checked(text, task.guesses[at] ?? null, task));
  const translate = task.as === 'draft' ? draftLocally : translateEverywhere;
  return task.texts.map((text) => translate(text, { from, to }));
});

const checked = (
  text: TextInContext,
  guess: string | null,
  pair: { from: MenuLocale; to: MenuLocale; glossary: readonly string[] },
): string | null => (guess !== null && isSafeGuess(text, guess.trim(), pair) ? guess.trim() : null);
