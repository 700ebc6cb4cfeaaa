import type { ReadingProblem } from '../shared/draft.ts';
import type { Box } from '../shared/menu.ts';
import type { FileToRead, PageReading, PageTarget } from './reading.ts';
import type { OcrLanguage } from './text/ocr-language.ts';

/** What the parent asks of a child, as messages of the channel between them; answered one at a time. */
export type ChildCall =
  | { method: 'countPages'; file: FileToRead }
  | { method: 'readPage'; file: FileToRead; n: number; target: PageTarget; is_frugal?: boolean }
  | { method: 'structure'; pages: PageReading[] }
  | { method: 'readAgain'; picture: string; box: Box; language?: OcrLanguage | undefined };

export type ChildRequest = { id: number; call: ChildCall };

/** `detail` is a stack for the log; never shown to users. */
export type ChildAnswer = { id: number; result: unknown } | { id: number; problem: ReadingProblem; detail: string };
