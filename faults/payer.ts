import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Subscription } from '../shared/api/subscriptions.ts';
import { API_PATHS } from '../shared/paths.ts';
import type { StripeServer } from '../test/stripe-server.ts';
import { deliverLate } from './late-webhooks.ts';
import type { Seeded } from './seeded.ts';
import { count, type Tally } from './tally.ts';
import { insist, newOwner, type SendRequest } from './visitor.ts';

/**
 * One owner after the other who subscribes, sending the same order again until it is acknowledged; the provider's events
 * arrive twice and in any order. Each must be charged once, and have the subscription at the end.
 */

const ORDER = { price_id: 'price_sandbox_month', payment_method_id: 'pm_card_visa' };
const PAUSE_MS = 800;
const BACKOFF_MS = 150;
const EVENTS = 2;
const ACTIVE_DEADLINE_MS = 60_000;

/** For owners who must have a subscription before anything else. */
export const subscribe = (ask: SendRequest): Promise<unknown> => insist(ask, 'POST', API_PATHS.subscribe, ORDER);

export class Payer {
  readonly #origin: string;
  readonly #name: string;
  readonly #provider: StripeServer;
  readonly #tally: Tally;
  readonly #random: Seeded;
  /** Of all who have ordered: an order that was never acknowledged may be charged, too. */
  readonly #emails: string[] = [];
  readonly #paid: { ask: SendRequest; email: string }[] = [];

  constructor(
    origin: string,
    name: string,
    { provider, tally, random }: { provider: StripeServer; tally: Tally; random: Seeded },
  ) {
    this.#origin = origin;
    this.#name = name;
    this.#provider = provider;
    this.#tally = tally;
    this.#random = random;
  }

  async run(signal: AbortSignal): Promise<void> {
    for (let number = 0; !signal.aborted; number += 1) {
      const name = `${this.#name}-${number}`;
      // A fault may break the sign-up: then the next owner comes.
      const owner = await newOwner(this.#origin, name).catch(() => undefined);
      if (owner) await this.#order(owner.ask, `${name}@example.com`, signal);
      await delay(PAUSE_MS);
    }
  }

  async #order(ask: SendRequest, email: string, signal: AbortSignal): Promise<void> {
    this.#emails.push(email);
    while (!signal.aborted) {
      const { status } = await ask('POST', API_PATHS.subscribe, ORDER);
      if (status === 200) {
        this.#tally.acknowledged += 1;
        this.#tally.paid += 1;
        this.#paid.push({ ask, email });
        return await this.#deliverEvents(email);
      }
      if ([0, 409, 503, 507].includes(status)) this.#tally.refused += 1;
      else count(this.#tally.unexpected, `subscribe: ${status}`);
      await delay(BACKOFF_MS);
    }
  }

  async #deliverEvents(email: string): Promise<void> {
    const customer = this.#provider.customerOf(email);
    const events = Array.from({ length: EVENTS }, () => {
      const id = `evt_${randomUUID()}`;
      return { sign: () => this.#provider.signedEvent(customer, { id }) };
    });
    const options = { random: this.#random, onAcknowledged: async () => undefined };
    await deliverLate(this.#origin, events, options).catch((error: Error) => this.#tally.stuck.push(error.message));
  }

  /** Nobody was charged twice, and all who paid have what they paid for. */
  async check(): Promise<void> {
    for (const { ask, email } of this.#paid) {
      const status = await this.#statusOf(ask);
      if (status !== 'active') this.#tally.lost.push(`the subscription of ${email} is ${status}`);
      const charges = this.#provider.chargesOf(email);
      if (charges !== 1) this.#tally.charged_twice.push(`${email} paid ${charges} times`);
    }
    for (const email of this.#emails)
      if (this.#provider.chargesOf(email) > 1) this.#tally.charged_twice.push(`${email} paid more than once`);
  }

  /** What the provider said last arrives by a job. */
  async #statusOf(ask: SendRequest): Promise<string> {
    const end = performance.now() + ACTIVE_DEADLINE_MS;
    for (;;) {
      const { status, body } = await ask('GET', API_PATHS.mySubscription);
      const answer: { subscription: Subscription | null } = status === 200 ? JSON.parse(body) : { subscription: null };
      const state = answer.subscription?.status ?? `unknown (${status})`;
      if (state === 'active' || performance.now() > end) return state;
      await delay(BACKOFF_MS);
    }
  }
}
