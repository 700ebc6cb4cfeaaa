import { setTimeout as delay } from 'node:timers/promises';
import { API_PATHS } from '../shared/paths.ts';
import type { Seeded } from './seeded.ts';

/** An event as the provider sends it: signed again at each attempt, always with the same id. */
export type LateEvent = { sign(): { payload: string; signature: string } };

const LANES = 4;
const RETRY_MS = 100;
const DEADLINE_MS = 120_000;

/**
 * Delivers each event twice, all in any order and some at once, each until it is acknowledged, as a provider whose earlier
 * attempts met no server.
 * @param onAcknowledged Called after each with how many there are: what it does, such as a kill, happens between them.
 */
export async function deliverLate(
  origin: string,
  events: readonly LateEvent[],
  { random, onAcknowledged }: { random: Seeded; onAcknowledged(count: number): Promise<void> },
): Promise<void> {
  const waiting = random.shuffle([...events, ...events]);
  const end = performance.now() + DEADLINE_MS;
  let count = 0;
  const lane = async () => {
    for (let event = waiting.pop(); event; event = waiting.pop()) {
      while (!(await isAcknowledged(origin, event))) {
        if (performance.now() > end) throw new Error(`Only ${count} webhooks were acknowledged.`);
        await delay(RETRY_MS);
      }
      count += 1;
      await onAcknowledged(count);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function isAcknowledged(origin: string, event: LateEvent): Promise<boolean> {
  const { payload, signature } = event.sign();
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  try {
    const answer = await fetch(origin + API_PATHS.stripeWebhook, { method: 'POST', headers, body: payload });
    await answer.text();
    // A provider sends again after any other answer.
    return answer.ok;
  } catch {
    return false;
  }
}
