import { ApiProblem, NetworkProblem } from '../api/api-problem.ts';
import { fieldProblemWords } from '../api/field-problem-words.ts';
import { problemWords } from '../api/problem-words.ts';
import { t } from '../i18n/i18n.ts';
import type { FormProblem, FormProblems } from './check-body.ts';

/** Messages at a field. */
function fieldWords(problem: FormProblem): string {
  if (problem === 'not_an_amount') return t('edits.not_an_amount');
  if (problem === 'not_a_rate') return t('forms.not_a_rate');
  return fieldProblemWords(problem);
}

/** The client's problems as messages, by the field's path. */
export const wordsOfProblems = (problems: FormProblems): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([path, problem]) => [path, fieldWords(problem)]));

/** The server's messages, by the field's path. */
export const wordsOfRefusal = (error: Error): Record<string, string> =>
  error instanceof ApiProblem
    ? Object.fromEntries(Object.entries(error.fields).map(([path, { message }]) => [path, message]))
    : {};

/**
 * The specification's sentence for a failure (§8), and the server's reason if it helps. Without a network, only the
 * sentence for that.
 */
export function failureWords(failure: string, error: Error): string {
  if (error instanceof NetworkProblem) return problemWords(error);
  if (!(error instanceof ApiProblem) || error.code === 'internal_error') return failure;
  return `${failure} ${error.message}`;
}
