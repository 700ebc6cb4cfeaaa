import { answerTasks } from '../answer-tasks.ts';
import { type SheetTask, sheetPdf, sheetSvg } from './sheet-pdf.ts';

answerTasks(
  async ({ format, task }: { format: 'pdf' | 'svg'; task: SheetTask }): Promise<Uint8Array> =>
    format === 'pdf' ? await sheetPdf(task) : await sheetSvg(task),
);
