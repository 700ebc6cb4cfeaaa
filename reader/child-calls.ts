import type { Box } from '../shared/menu.ts';
import type { ReadingOptions } from './pages/read-page.ts';
import type { FileToRead, OcrLanguage, PageReading, PageTarget } from './reading.ts';

/** The calls of open-reader.ts to its children. */
export type ReadingCall =
  | { method: 'checkParts' }
  | { method: 'countPages'; file: FileToRead }
  | { method: 'readPage'; file: FileToRead; n: number; target: PageTarget; options?: ReadingOptions }
  | { method: 'structure'; pages: PageReading[] }
  | { method: 'readAgain'; picture: string; box: Box; language?: OcrLanguage | undefined };
