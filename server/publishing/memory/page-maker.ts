import type { MenuLocale } from '../../../shared/locales.ts';
import type { GuestPage, Render } from '../../../shared/render.ts';
import { unpackText } from '../../db/pack-text.ts';
import type { Env } from '../../env.ts';
import type { EncodedBytes } from '../../http/answers/encoded-bytes.ts';
import { BUILT_PAGES } from '../../load-render.ts';
import { openTaskThread } from '../../task-thread.ts';
import { type MadePage, makeAnswer, makePage, type PageOfContent, type PublicContent } from '../public-content.ts';
import type { PageTask, PageThreadAnswer } from './page-thread.ts';

/** Parses publications and renders pages; large ones in a worker thread, whose time the restaurants share. */
export type PageMaker = {
  /** The API's answer for a publication, which also says the languages that it is translated into; cached with it. */
  answer(restaurantId: string, content: PublicContent, translations: readonly MenuLocale[]): Promise<EncodedBytes>;
  page(restaurantId: string, content: PublicContent, page: Omit<PageOfContent, 'stored'>): Promise<MadePage>;
  /** A draft's page as HTML. */
  preview(restaurantId: string, page: GuestPage): Promise<string>;
  close(): Promise<void>;
};

/** Some 200 dishes. A page of them blocks the event loop for 20 ms; the few larger ones are queued for the thread. */
const SMALL_CHARACTERS = 64_000;
// No page within the limits exceeds either.
const PAGE_THREAD = {
  program: new URL('./page-thread.ts', import.meta.url),
  purpose: 'that makes pages',
  max_memory_mb: 512,
  deadline_ms: 30_000,
  data: { pages: BUILT_PAGES },
};

/** Outside of production the renderer is not a built module, so a thread can't load it. */
export function openPageMaker({ env, render }: { env: Pick<Env, 'NODE_ENV'>; render: Render }): PageMaker {
  const pageThread =
    env.NODE_ENV === 'production' ? openTaskThread<PageTask, PageThreadAnswer>(PAGE_THREAD) : undefined;
  const answerOf: PageMaker['answer'] = async (restaurantId, { packed }, translations) => {
    const contentText = await unpackText(packed);
    if (!pageThread || contentText.length <= SMALL_CHARACTERS) return await makeAnswer(contentText, translations);
    const answer = await pageThread.ask({ kind: 'answer', stored: contentText, translations }, restaurantId);
    if (answer.kind !== 'answer') throw new Error(`The thread answered ${answer.kind} for an answer.`);
    return buffersOf(answer.answer);
  };
  return {
    async answer(restaurantId, content, translations) {
      const key = translations.join();
      if (content.answer?.translations === key) return await content.answer.bytes;
      const answer = { translations: key, bytes: answerOf(restaurantId, content, translations) };
      content.answer = answer;
      return await answer.bytes.catch((error: unknown) => {
        if (content.answer === answer) delete content.answer;
        throw error;
      });
    },
    async page(restaurantId, { packed }, page) {
      const contentText = await unpackText(packed);
      if (!pageThread || contentText.length <= SMALL_CHARACTERS)
        return await makePage(render, { ...page, stored: contentText });
      const answer = await pageThread.ask({ kind: 'page', page: { ...page, stored: contentText } }, restaurantId);
      if (answer.kind !== 'page') throw new Error(`The thread answered ${answer.kind} for a page.`);
      return { ...answer.page, ...buffersOf(answer.page) };
    },
    async preview(restaurantId, page) {
      if (!pageThread) return render.guestPage(page);
      const text = JSON.stringify(page);
      if (text.length <= SMALL_CHARACTERS) return render.guestPage(page);
      const answer = await pageThread.ask({ kind: 'preview', page: text }, restaurantId);
      if (answer.kind !== 'preview') throw new Error(`The thread answered ${answer.kind} for a preview.`);
      return answer.html;
    },
    close: async () => await pageThread?.close(),
  };
}

/** A Buffer from another thread arrives as a plain Uint8Array. */
const buffersOf = ({ br, digest }: { br: Uint8Array; digest: string }): EncodedBytes => ({
  br: Buffer.from(br.buffer, br.byteOffset, br.byteLength),
  digest,
});
