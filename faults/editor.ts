import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { subscribe } from './payer.ts';
import { count, type Tally } from './tally.ts';
import { insist, newOwner, type SendRequest } from './visitor.ts';

/**
 * An owner who writes one number into each of six dishes in turn, then the next number, sometimes adds a dish, and
 * publishes at the same time. So in any consistent state of the menu the numbers never increase from dish to dish, and
 * differ by at most one: anything else is a partial state.
 */

const TURN = 6;
const MAX_CREATED = 400;
const PAUSE_MS = 60;
const BACKOFF_MS = 150;
const PUBLISH_PAUSE_MS = 700;
const SHOWN_DEADLINE_MS = 10_000;

const itemSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string().nullable(),
  version: z.int().optional(),
});
const restaurantSchema = z.object({
  restaurant: z.object({
    menus: z.array(z.object({ sections: z.array(z.object({ id: z.int(), items: z.array(itemSchema) })) })),
  }),
});
type FaultsItem = z.infer<typeof itemSchema>;

const numberOf = (description: string | null): number => Number(/^turn (\d+)$/.exec(description ?? '')?.[1] ?? -1);

/** Why numbers in the dishes' order are not a consistent state; undefined if they are. */
export function tornTurn(numbers: readonly number[]): string | undefined {
  const [first = -1] = numbers;
  const isWhole =
    numbers.length === TURN &&
    numbers.every((number, index) => number <= (numbers[index - 1] ?? first) && number >= first - 1);
  return isWhole ? undefined : numbers.join(',');
}

export class Editor {
  readonly restaurant_id: string;
  /** The number of acknowledged edits: shows when the service is back. */
  edits = 0;
  readonly #ask: SendRequest;
  readonly #tally: Tally;
  readonly #items: FaultsItem[] = [];
  readonly #acknowledged: number[] = [];
  readonly #created = new Set<string>();
  #createdCount = 0;
  #sectionId = 0;
  /** Each dish's minimum when the newest acknowledged publication was requested. */
  #published: number[] = [];

  private constructor(restaurantId: string, ask: SendRequest, tally: Tally) {
    this.restaurant_id = restaurantId;
    this.#ask = ask;
    this.#tally = tally;
  }

  static async open(origin: string, name: string, tally: Tally): Promise<Editor> {
    const { ask, restaurant_id } = await newOwner(origin, name);
    await subscribe(ask);
    const editor = new Editor(restaurant_id, ask, tally);
    await editor.#begin();
    return editor;
  }

  async #begin(): Promise<void> {
    const addSection = async (title: string) =>
      (await insist<{ section: { id: number } }>(this.#ask, 'POST', '/api/menu-sections', { menu_id: 1, title }))
        .section.id;
    const turns = await addSection('Turns');
    this.#sectionId = await addSection('Added');
    for (let index = 0; index < TURN; index += 1) {
      const body = { menu_section_id: turns, title: `Dish ${index}`, description: 'turn 0' };
      const { item } = await insist<{ item: FaultsItem }>(this.#ask, 'POST', '/api/menu-items', body);
      this.#items.push(item);
      this.#acknowledged.push(0);
    }
    await insist(this.#ask, 'POST', `/api/restaurants/${this.restaurant_id}/publish`, {});
    this.#published = [...this.#acknowledged];
  }

  async edit(signal: AbortSignal): Promise<void> {
    for (let turn = 1; !signal.aborted; turn += 1) {
      for (let index = 0; index < TURN && !signal.aborted; index += 1) {
        await this.#write(index, turn, signal);
        await delay(PAUSE_MS);
      }
      if (this.#createdCount < MAX_CREATED) await this.#create(signal);
    }
  }

  async publish(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const atLeast = [...this.#acknowledged];
      const answer = await this.#send('POST', `/api/restaurants/${this.restaurant_id}/publish`, {});
      if (answer.status === 200) {
        this.#published = atLeast;
        await this.#untilShown(signal);
      }
      await delay(PUBLISH_PAUSE_MS);
    }
  }

  /** The numbers of a guest's page; an incomplete page is counted. */
  checkNumbers(numbers: readonly number[], where: string): void {
    const torn = tornTurn(numbers);
    if (torn !== undefined) this.#tally.half.push(`${where}: ${torn}`);
  }

  /** Everything acknowledged is there, exactly once. Called while no request is running. */
  async check(when: string): Promise<void> {
    const answer = await insist<unknown>(this.#ask, 'GET', `/api/restaurants/${this.restaurant_id}?admin=true`);
    const items = itemsOf(answer);
    for (const [index, acknowledged] of this.#acknowledged.entries()) {
      const found = items.find(({ id }) => id === this.#items[index]?.id);
      const number = numberOf(found?.description ?? null);
      if (number < acknowledged) this.#tally.lost.push(`${when}: dish ${index} is ${number}, was ${acknowledged}`);
    }
    const titles = items.map(({ title }) => title);
    for (const title of this.#created)
      if (!titles.includes(title)) this.#tally.lost.push(`${when}: ${title} is not there`);
    for (const title of new Set(titles))
      if (titles.indexOf(title) !== titles.lastIndexOf(title))
        this.#tally.half.push(`${when}: ${title} is there twice`);
    const shown = await insist<unknown>(this.#ask, 'GET', `/api/restaurants/${this.restaurant_id}`);
    const missing = this.#missing(shown, when);
    if (missing !== undefined) this.#tally.lost.push(`${when}: ${missing}`);
  }

  /** An acknowledged publication is shown: at once, or a little later while parts are down. */
  async #untilShown(signal: AbortSignal): Promise<void> {
    const begun = performance.now();
    while (!signal.aborted) {
      const { status, body } = await this.#send('GET', `/api/restaurants/${this.restaurant_id}`);
      const elapsed = performance.now() - begun;
      const missing = status === 200 ? this.#missing(JSON.parse(body), 'published') : 'nothing';
      if (missing === undefined) {
        this.#tally.shown_after_ms = Math.max(this.#tally.shown_after_ms, elapsed);
        return;
      }
      if (elapsed > SHOWN_DEADLINE_MS) {
        if (status === 200) this.#tally.lost.push(`published ${Math.round(elapsed)} ms ago: ${missing}`);
        return;
      }
      await delay(PAUSE_MS);
    }
  }

  /** What guests don't see of the newest acknowledged publication. */
  #missing(answer: unknown, where: string): string | undefined {
    const items = itemsOf(answer);
    const numbers = this.#items.map(({ id }) => numberOf(items.find((item) => item.id === id)?.description ?? null));
    this.checkNumbers(numbers, where);
    const isShown = numbers.every((number, index) => number >= (this.#published[index] ?? 0));
    return isShown ? undefined : `guests see ${numbers.join(',')}, published was ${this.#published.join(',')}`;
  }

  /** Writes until it is acknowledged, as the app's queue does: with the version that it knows. */
  async #write(index: number, turn: number, signal: AbortSignal): Promise<void> {
    const item = this.#items[index];
    if (!item) return;
    while (!signal.aborted) {
      const body = { description: `turn ${turn}`, version: item.version };
      const answer = await this.#send('PUT', `/api/menu-items/${item.id}`, body);
      if (answer.status === 200) {
        const written: { item: FaultsItem } = JSON.parse(answer.body);
        item.version = written.item.version;
        this.#acknowledged[index] = turn;
        this.edits += 1;
        return;
      }
      if (answer.status === 409 && (await this.#wasWritten(index, turn))) return;
      await delay(BACKOFF_MS);
    }
  }

  /** A write whose answer was lost may have succeeded. Adopts the current version. */
  async #wasWritten(index: number, turn: number): Promise<boolean> {
    const item = this.#items[index];
    const answer = await this.#send('GET', `/api/restaurants/${this.restaurant_id}?admin=true`);
    if (answer.status !== 200) return false;
    const found = itemsOf(JSON.parse(answer.body)).find(({ id }) => id === item?.id);
    if (!item || !found) return false;
    item.version = found.version;
    const [number, acknowledged = 0] = [numberOf(found.description), this.#acknowledged[index]];
    if (number < acknowledged) this.#tally.lost.push(`dish ${index} is ${number}, was ${acknowledged}`);
    return number === turn;
  }

  async #create(signal: AbortSignal): Promise<void> {
    this.#createdCount += 1;
    const title = `Added ${this.#createdCount}`;
    const body = { menu_section_id: this.#sectionId, title, creation_key: this.#createdCount };
    while (!signal.aborted) {
      const { status } = await this.#send('POST', '/api/menu-items', body);
      if (status === 201 || status === 200) return void this.#created.add(title);
      await delay(BACKOFF_MS);
    }
  }

  async #send(method: string, path: string, body?: object) {
    const answer = await this.#ask(method, path, body);
    if (answer.status >= 200 && answer.status < 300) {
      if (method !== 'GET') this.#tally.acknowledged += 1;
    } else if ([0, 409, 503, 507].includes(answer.status)) this.#tally.refused += 1;
    else
      count(
        this.#tally.unexpected,
        `${method} ${path.replace(this.restaurant_id, ':id').replace(/\/\d+/g, '/:id')}: ${answer.status}`,
      );
    return answer;
  }
}

const itemsOf = (answer: unknown): FaultsItem[] =>
  restaurantSchema.parse(answer).restaurant.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
