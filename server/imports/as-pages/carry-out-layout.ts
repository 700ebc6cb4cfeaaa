import { decodeText, isPlainText } from '../../../shared/decode-text.ts';
import { ContainerProblem } from '../../files/zip-parts.ts';
import { drawLines } from './draw-lines.ts';
import { readWebPage } from './html/read-web-page.ts';
import { readTextLines } from './lines/read-text-lines.ts';
import { TextRefusal, type TextRefusalReason } from './lines/text-refusal.ts';
import { readDocxLines } from './read-docx-lines.ts';

export type LayoutTask = { bytes: Uint8Array; max_pages: number } & (
  | { type: 'text' | 'docx' }
  /** A web page, with the encoding that its server names. */
  | { type: 'html'; address: string; charset: string | undefined }
);
export type LaidOut = { pdf: Uint8Array; pages: number };
export type LayoutRefusal = { refused: TextRefusalReason; sample: string };
/** Instead of a web page's own text: the addresses of files that it calls its menu; none if it has no menu. */
export type LinkedMenus = { links: string[] };
export type LayoutAnswer = LaidOut | LayoutRefusal | LinkedMenus;

export async function carryOutLayout(task: LayoutTask): Promise<LayoutAnswer> {
  const { bytes, max_pages } = task;
  try {
    if (task.type !== 'html') {
      const lines = task.type === 'docx' ? await readDocxLines(bytes) : readTextLines(readText(bytes));
      return await drawLines(lines, max_pages);
    }
    const page = readWebPage(bytes, task.charset, task.address);
    if (!page) throw new TextRefusal('unreadable');
    return 'links' in page ? page : await drawLines(page.lines, max_pages);
  } catch (error) {
    if (error instanceof TextRefusal) return { refused: error.reason, sample: error.sample };
    if (error instanceof ContainerProblem) return { refused: CONTAINER_REASONS[error.reason], sample: '' };
    throw error;
  }
}

const CONTAINER_REASONS = {
  unreadable: 'unreadable',
  too_large: 'too_long',
  encrypted: 'encrypted',
} as const satisfies Record<ContainerProblem['reason'], TextRefusalReason>;

function readText(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  if (text === undefined || !isPlainText(text)) throw new TextRefusal('unreadable');
  return text;
}
