import fc from 'fast-check';
import { MAX_HEAD_BYTES } from '../server/http/guards/request-size.ts';
import { MAX_ID, type Operation, type Request, requestsOf, type Schema } from './request-maker.ts';
import { seeded } from './seeded.ts';
import { insist, newOwner, newVisitor, type SendRequest } from './visitor.ts';

const AT_ONCE = 6;
const DEADLINE_MS = 10_000;
const SLOWEST = 3;
const [SECTIONS, ITEMS] = [6, 4];
const SHOWN_CHARACTERS = 600;
// Neighbouring seeds share no request.
const SEED_STEP = 100_003;
// They would end the session that the other requests use; they are sent without it.
const ENDS_SESSION = ['POST /logout', 'DELETE /api/me/sessions', 'DELETE /api/me/sessions/{id}'];

export type Fuzz = {
  statuses: Map<number, number>;
  /** Each with the request's number, so that it can be reproduced with the seed. */
  faults: string[];
  slowest: { ms: number; what: string }[];
  /** Operations, and those of them that succeeded at least once. */
  operations: number;
  succeeded: Set<string>;
};
type Document = { paths: Record<string, Record<string, Operation>>; components?: { schemas?: Record<string, Schema> } };

/** Fuzzes a server according to its document. */
export async function runFuzz(origin: string, { requests, seed }: { requests: number; seed: number }): Promise<Fuzz> {
  const nobody = newVisitor(origin);
  const document = await insist<Document>(nobody, 'GET', '/api/docs/json');
  const { ask: owner, restaurant_id } = await newOwner(origin, 'fuzz');
  await fillMenu(owner);
  const refs = (ref: string): Schema => document.components?.schemas?.[ref.split('/').at(-1) ?? ''] ?? {};
  const idsOf = (address: string, parameter: string): string[] => {
    if (parameter === 'format') return ['png', 'svg'];
    if (/^(\/api)?\/restaurants\/\{id|restaurantId/.test(address) && parameter !== 'menuId') return [restaurant_id];
    return Array.from({ length: MAX_ID }, (_, index) => String(index + 1));
  };
  const operations = Object.entries(document.paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const name = `${method.toUpperCase()} ${address}`;
      return { name, method: method.toUpperCase(), requests: requestsOf(address, operation, { idsOf, refs }) };
    }),
  );

  const fuzz: Fuzz = {
    statuses: new Map(),
    faults: [],
    slowest: [],
    operations: operations.length,
    succeeded: new Set(),
  };
  let next = 0;
  const send = async (): Promise<void> => {
    while (next < requests) {
      const number = next;
      next += 1;
      // Each is generated from the seed and its number only, whatever the order of the answers.
      const random = seeded(seed * SEED_STEP + number);
      const operation = operations[random.below(operations.length)];
      if (!operation) return;
      const [request] = fc.sample(operation.requests, { seed: seed * SEED_STEP + number, numRuns: 1 });
      if (!request) return;
      const isOwners = random.below(10) > 0 && !ENDS_SESSION.includes(operation.name);
      await judge(fuzz, isOwners ? owner : nobody, { number, name: operation.name, method: operation.method, request });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  const alive = await nobody('GET', '/readyz?parts', undefined, { deadline_ms: DEADLINE_MS });
  if (alive.status !== 200) fuzz.faults.push(`afterwards /readyz: ${alive.status} ${alive.body}`);
  return fuzz;
}

/** Data, so that most ids exist at first. */
async function fillMenu(owner: SendRequest): Promise<void> {
  for (let section = 1; section <= SECTIONS; section += 1) {
    await insist(owner, 'POST', '/api/menu-sections', { menu_id: 1, title: `Section ${section}` });
    for (let item = 0; item < ITEMS; item += 1)
      await insist(owner, 'POST', '/api/menu-items', { menu_section_id: section, title: `Dish ${item}`, price: 100 });
  }
}

const isTooLong = ({ path, headers }: Request): boolean =>
  path.length + Object.values(headers).join('').length > MAX_HEAD_BYTES / 2;

async function judge(
  { statuses, faults, slowest, succeeded }: Fuzz,
  ask: SendRequest,
  { number, name, method, request }: { number: number; name: string; method: string; request: Request },
): Promise<void> {
  const begun = performance.now();
  // A GET has no body.
  const body = method === 'GET' ? undefined : request.body;
  const send = () => ask(method, request.path, body, { deadline_ms: DEADLINE_MS, headers: request.headers });
  let answer = await send();
  // The server closed the connection of an earlier request that was too long: a client repeats it (RFC 9112 §9.3.1).
  if (answer.reason === 'ECONNRESET') answer = await send();
  const ms = performance.now() - begun;
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  if (answer.status >= 200 && answer.status < 300) succeeded.add(name);
  slowest.push({ ms, what: `${name} (${number})` });
  slowest.sort((one, other) => other.ms - one.ms).splice(SLOWEST);
  const shown = `${number} ${name}: ${answer.status} ${answer.reason ?? ''} ${JSON.stringify(request)}`;
  // The server closes the connection of a request that is too long, perhaps before everything was sent.
  const isCut = answer.status === 0 && isTooLong(request);
  if ((answer.status === 0 && !isCut) || answer.status >= 500) faults.push(shown.slice(0, SHOWN_CHARACTERS));
}
