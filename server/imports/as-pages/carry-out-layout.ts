import { decodeText, isPlainText } from '../../../shared/decode-text.ts';
import { ContainerProblem } from '../../files/zip-parts.ts';
import { drawLines } from './draw-lines.ts';
import { readDocxLines } from './read-docx-lines.ts';
import { readTextLines } from './read-text-lines.ts';
import { TextRefusal, type TextRefusalReason } from './text-refusal.ts';

export type LayoutTask = { bytes: Uint8Array; type: 'text' | 'docx'; max_pages: number };
export type LayoutAnswer = { pdf: Uint8Array; pages: number } | { refused: TextRefusalReason; sample: string };

export async function carryOutLayout({ bytes, type, max_pages }: LayoutTask): Promise<LayoutAnswer> {
  try {
    const lines = type === 'docx' ? await readDocxLines(bytes) : readTextLines(readText(bytes));
    return await drawLines(lines, max_pages);
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
