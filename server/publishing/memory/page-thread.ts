import { workerData } from 'node:worker_threads';
import type { MenuLocale } from '../../../shared/locales.ts';
import type { GuestPage, Render } from '../../../shared/render.ts';
import { answerTasks } from '../../answer-tasks.ts';
import type { EncodedBytes } from '../../http/answers/encoded-bytes.ts';
import { type MadePage, makeAnswer, makePage, type PageOfContent } from '../public-content.ts';

export type PageTask =
  | { kind: 'answer'; stored: string; translations: readonly MenuLocale[] }
  | { kind: 'page'; page: PageOfContent }
  /** A GuestPage as JSON, which is faster to transfer than the object. */
  | { kind: 'preview'; page: string };

export type PageThreadAnswer =
  | { kind: 'answer'; answer: EncodedBytes }
  | { kind: 'page'; page: MadePage }
  | { kind: 'preview'; html: string };

// Started by page-maker.ts only.
const { pages: address } = workerData as { pages: string };
const { pages }: { pages: Pick<Render, 'guestPage'> } = await import(address);

async function carryOut(task: PageTask): Promise<PageThreadAnswer> {
  switch (task.kind) {
    case 'answer':
      return { kind: 'answer', answer: await makeAnswer(task.stored, task.translations) };
    case 'page':
      return { kind: 'page', page: await makePage(pages, task.page) };
    case 'preview':
      return { kind: 'preview', html: pages.guestPage(JSON.parse(task.page) as GuestPage) };
  }
}

answerTasks(carryOut);
