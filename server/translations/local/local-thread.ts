import { parentPort } from 'node:worker_threads';
import type { MenuLocale } from '../../../shared/locales.ts';
import { translateLocally } from './translate-locally.ts';

export type LocalTask = { id: number; texts: string[]; from: MenuLocale; to: MenuLocale };
export type LocalAnswer = { id: number; texts: (string | null)[] };

parentPort?.on('message', ({ id, texts, from, to }: LocalTask) => {
  const answer: LocalAnswer = { id, texts: texts.map((text) => translateLocally(text, { from, to })) };
  parentPort?.postMessage(answer);
});
