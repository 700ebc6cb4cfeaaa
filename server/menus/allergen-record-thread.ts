import { answerTasks } from '../answer-tasks.ts';
import { type AllergenRecordTask, allergenRecordPdf } from './allergen-record-pdf.ts';

answerTasks((task: AllergenRecordTask): Promise<Uint8Array> => allergenRecordPdf(task));
