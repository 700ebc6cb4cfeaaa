import { UnreadableAnswer } from './api-problem.ts';
import {
  type AskedFor,
  type AskOptions,
  type ClientOptions,
  createExchange,
  parseText,
  readText,
  refusalOf,
} from './exchange.ts';

/** Gets a file of the owner's; with a body, one that is made of it. */
type AskFile = (path: string, options?: AskOptions & { body?: object }) => Promise<Blob>;

/**
 * Like `createAsk`, but the answer is a file.
 * @throws ApiProblem, NetworkProblem or UnreadableAnswer; the browser's own error if it is aborted.
 */
export function createAskFile(client: ClientOptions): AskFile {
  const exchange = createExchange(client);
  return async (path, { body, ...options } = {}) => {
    const request: AskedFor = { method: body ? 'POST' : 'GET', path, body, options };
    const fileAnswer = await exchange(request, readFile, (answer) =>
      answer instanceof Blob ? undefined : refusalOf(answer),
    );
    if (fileAnswer instanceof Blob) return fileAnswer;
    throw new UnreadableAnswer(path, { status: fileAnswer.status, is_json: parseText(fileAnswer).is_json });
  };
}

async function readFile(response: Response) {
  // No file of ours is HTML: it comes from something in between.
  const isFile = response.ok && !response.headers.get('content-type')?.startsWith('text/html');
  return isFile ? await response.blob() : await readText(response);
}
