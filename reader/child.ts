import type { ChildAnswer, ChildCall, ChildRequest } from './child-calls.ts';
import { ReadingError } from './reading.ts';

/** The child process of open-reader.ts. It ends when its parent is gone, however that ended. */

const PARENT = process.ppid;

process.once('disconnect', () => process.exit(0));
setInterval(() => {
  if (process.ppid !== PARENT) process.exit(0);
}, 1_000).unref();

let last: Promise<void> = Promise.resolve();
process.on('message', (request: ChildRequest) => {
  last = last.then(() => answer(request));
});

async function answer({ id, call }: ChildRequest): Promise<void> {
  try {
    tell({ id, result: await run(call) });
  } catch (error) {
    const problem = error instanceof ReadingError ? error.problem : 'reader_crashed';
    tell({ id, problem, detail: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function tell(message: ChildAnswer): void {
  process.send?.(message);
}

// Imported on first use: counting the pages of a picture needs neither OCR nor pdfjs.
async function run(call: ChildCall): Promise<unknown> {
  switch (call.method) {
    case 'countPages':
      return (await import('./pages/count-pages.ts')).countPages(call.file);
    case 'readPage':
      return (await import('./pages/read-page.ts')).readPage(call.file, call.n, call.target, call.is_frugal);
    case 'structure':
      return (await import('./structure/structure-files.ts')).structureFiles(call.pages);
    case 'readAgain':
      return (await import('./text/read-again.ts')).readAgain(call.picture, call.box, call.language);
  }
}
