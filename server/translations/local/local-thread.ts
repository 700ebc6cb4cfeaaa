import type { MenuLocale } from '../../../shared/locales.ts';
import { answerTasks } from '../../answer-tasks.ts';
import { translateLocally } from './translate-locally.ts';

export type LocalTask = { texts: string[]; from: MenuLocale; to: MenuLocale };

answerTasks(({ texts, ...pair }: LocalTask) => texts.map((text) => translateLocally(text, pair)));
