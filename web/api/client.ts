import type * as z from 'zod/mini';
import { UnreadableAnswer } from './api-problem.ts';
import {
  type AskOptions,
  type ClientOptions,
  createExchange,
  type HttpMethod,
  parseText,
  readText,
  refusalOf,
} from './exchange.ts';

export type AskApi = <Schema extends z.ZodMiniType>(
  schema: Schema,
  method: HttpMethod,
  path: string,
  body?: object | FormData,
  options?: AskOptions,
) => Promise<z.output<Schema>>;

const NO_CONTENT = 204;

/**
 * Creates the one way to call the server (specification §7): every request carries the language, cookies and the XSRF
 * token once there is one, and the tab's restaurant; the answer is checked against its schema.
 * @throws ApiProblem, NetworkProblem or UnreadableAnswer; the browser's own error if it is aborted.
 */
export function createAsk(client: ClientOptions): AskApi {
  const exchange = createExchange(client);
  return async (schema, method, path, body, options = {}) => {
    const textAnswer = await exchange({ method, path, body, options }, readText, refusalOf);
    const { content, is_json } = parseText(textAnswer);
    const isEmpty = textAnswer.status === NO_CONTENT;
    const parsedContent = textAnswer.ok && (isEmpty || is_json) ? schema.safeParse(content) : undefined;
    if (!parsedContent?.success)
      throw new UnreadableAnswer(path, { status: textAnswer.status, is_json }, parsedContent?.error);
    return parsedContent.data;
  };
}
