import type { lookup } from 'node:dns';
import { parentPort, workerData } from 'node:worker_threads';
import { fetchWebFile, openWebAgent, WebRefusal } from '../server/outbound/fetch-web-file.ts';

/** What `fetchByName` asks. */
export type NamedFetch = {
  address: string;
  private_origin: string;
  /** What the DNS answers, one after the other; with none, that nobody has the name. */
  answers: string[];
};
export type NamedOutcome = { reason: string; look_ups: number };

/**
 * A thread, since tests reach no name but this machine's, even where a connection must fail by itself: it loads an address whose
 * name the DNS answers so. It never connects, as each answer is of a private network.
 */
const { address, private_origin, answers } = workerData as NamedFetch;
let lookUps = 0;
const resolve = ((_host: string, _options: object, done: (error: Error | null, found: object[]) => void) => {
  const answer = answers[lookUps];
  lookUps += 1;
  if (answer === undefined) done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), []);
  else done(null, [{ address: answer, family: answer.includes(':') ? 6 : 4 }]);
}) as unknown as typeof lookup;
const agent = openWebAgent(resolve);
const env = { PUBLIC_URL: 'https://menus.example.com', WEB_IMPORT_PRIVATE_ORIGINS: [private_origin] };
const rules = { env, max_bytes: 1_000, signal: AbortSignal.timeout(30_000), agent };
const reason = await fetchWebFile(address, rules).then(
  () => 'loaded',
  (error: unknown) => (error instanceof WebRefusal ? error.reason : String(error)),
);
parentPort?.postMessage({ reason, look_ups: lookUps } satisfies NamedOutcome);
await agent.destroy();
