import { t } from '../i18n/i18n.ts';
import { ApiProblem, NetworkProblem, UnreadableAnswer } from './api-problem.ts';
import { obstacleOf } from './retry-policy.ts';

/** A message for a failed request. The server's messages are already in the interface's language. */
export function problemWords(error: Error): string {
  if (error instanceof NetworkProblem) return t('frame.no_network');
  if (!(error instanceof UnreadableAnswer)) return error.message;
  // The answer of a newer server; the page in the browser is older.
  if (error.is_json) return t('frame.unreadable_answer');
  return obstacleOf(error) === 'stranger' ? t('frame.stranger') : t('frame.server_away');
}

/** What the server said about a refused field, or about the whole change. */
export function refusalWords(error: Error, field: string): string {
  return (error instanceof ApiProblem && error.fields[field]?.message) || problemWords(error);
}
