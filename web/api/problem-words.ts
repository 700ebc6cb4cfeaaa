import { t } from '../i18n/i18n.ts';
import { ApiProblem, NetworkProblem, UnreadableAnswer } from './api-problem.ts';
import { obstacleOf } from './retry-policy.ts';

/** Words for what went wrong with a request. The server's are in the interface's language already. */
export function problemWords(error: Error): string {
  if (error instanceof NetworkProblem) return t('frame.no_network');
  if (!(error instanceof UnreadableAnswer)) return error.message;
  // A newer server's answer; the page that is shown is older.
  if (error.is_json) return t('frame.unreadable_answer');
  return obstacleOf(error) === 'stranger' ? t('frame.stranger') : t('frame.server_away');
}

/** What the server said of a field that it refused, or of the whole change. */
export function refusalWords(error: Error, field: string): string {
  return (error instanceof ApiProblem && error.fields[field]?.message) || problemWords(error);
}
