import type { Receipt } from '../../shared/api/subscriptions.ts';
import type { AppLocale } from '../../shared/locales.ts';
import { answerTasks } from '../answer-tasks.ts';
import { receiptPdf } from './receipt-pdf.ts';

export type ReceiptTask = { receipt: Receipt; locale: AppLocale; is_sandbox: boolean };

answerTasks((task: ReceiptTask): Promise<Uint8Array> => receiptPdf(task));
