import type { MenuLocale } from '../../../shared/locales.ts';
import { answerTasks } from '../../answer-tasks.ts';
import type { TextInContext } from '../text-in-context.ts';
import { translateEverywhere } from './translate-locally.ts';

export type LocalTask = { texts: readonly TextInContext[]; from: MenuLocale; to: MenuLocale };

answerTasks(({ texts, ...pair }: LocalTask) => texts.map((text) => translateEverywhere(text, pair)));
