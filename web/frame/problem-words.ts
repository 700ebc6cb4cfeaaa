import { NetworkProblem, UnreadableAnswer } from '../api/api-problem.ts';
import { t } from '../i18n/i18n.ts';

/** Words for what went wrong with a request. The server's are in the interface's language already. */
export function problemWords(error: Error): string {
  if (error instanceof NetworkProblem) return t('frame.no_network');
  if (error instanceof UnreadableAnswer) return t('frame.unreadable_answer');
  return error.message;
}
