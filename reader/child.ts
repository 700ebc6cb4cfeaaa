import { answerCalls } from './bounded/answer-calls.ts';
import type { ReadingCall } from './child-calls.ts';

/** The child process of open-reader.ts. The cast: only open-reader.ts calls it. */
answerCalls((call) => run(call as ReadingCall));

// Imported on first use: counting the pages of a picture needs neither OCR nor pdfjs.
async function run(call: ReadingCall): Promise<unknown> {
  switch (call.method) {
    case 'checkParts':
      return (await import('./check-parts.ts')).checkParts();
    case 'countPages':
      return (await import('./pages/count-pages.ts')).countPages(call.file);
    case 'readPage': {
      const [{ readPage }, { hasHeadings }] = await Promise.all([
        import('./pages/read-page.ts'),
        import('./draft/structure-pages.ts'),
      ]);
      return readPage(call.file, call.n, call.target, hasHeadings, call.options);
    }
    case 'structure':
      return (await import('./draft/structure-files.ts')).structureFiles(call.pages);
    case 'readAgain':
      return (await import('./text/read-again.ts')).readAgain(call.picture, call.box, call.language);
  }
}
