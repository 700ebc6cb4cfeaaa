import type { MenuLocale } from '../../../shared/locales.ts';
import { answerTasks } from '../../answer-tasks.ts';
import type { TextInContext } from '../text-in-context.ts';
import { draftLocally } from './draft-locally.ts';
import { translateEverywhere } from './translate-locally.ts';

/** `draft` is for an owner, who corrects it: it also has what can't be translated completely. */
export type LocalTask = {
  texts: readonly TextInContext[];
  from: MenuLocale;
  to: MenuLocale;
  as: 'translation' | 'draft';
};

answerTasks(({ texts, as, ...pair }: LocalTask) => {
  const translate = as === 'draft' ? draftLocally : translateEverywhere;
  return texts.map((text) => translate(text, pair));
});
