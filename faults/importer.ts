import { setTimeout as delay } from 'node:timers/promises';
import { type Import, importsAnswerSchema } from '../shared/api/imports.ts';
import { isFinished } from '../shared/import-status.ts';
import { menuPage, smallPdf } from '../test/small-pdf.ts';
import { count, type Tally } from './tally.ts';
import { insist, newOwner, type SendRequest } from './visitor.ts';

/** An owner who replaces the menu by one file after the other: at any time it must hold all dishes of exactly one file. */

const FILES = [
  ['Starters', ['Onion soup', 'Green salad', 'Fried squid', 'Smoked trout']],
  ['Mains', ['Roast chicken', 'Leek tart', 'Braised beef', 'Grilled halloumi']],
  ['Sweets', ['Lemon cake', 'Rice pudding', 'Poached pear', 'Hazelnut ice cream']],
] as const;
const POLL_MS = 400;
/** Longer than the sweep of abandoned imports lasts, and than three attempts. */
const END_DEADLINE_MS = 150_000;

const pdfs = FILES.map(([heading, dishes]) =>
  smallPdf([
    menuPage(
      heading,
      dishes.map((dish, index) => [dish, `${index + 8}.50`]),
    ),
  ]),
);

type MenuTitles = { restaurant: { menus: { sections: { items: { title: string }[] }[] }[] } };

export class Importer {
  completed = 0;
  /** Why imports failed, each by its code. */
  readonly failed: string[] = [];
  readonly #id: string;
  readonly #ask: SendRequest;
  readonly #tally: Tally;
  readonly #pauseMs: number;
  readonly #uploaded: number[] = [];

  private constructor(id: string, ask: SendRequest, tally: Tally, pauseMs: number) {
    this.#id = id;
    this.#ask = ask;
    this.#tally = tally;
    this.#pauseMs = pauseMs;
  }

  /** @param pauseMs between two files */
  static async open(origin: string, name: string, tally: Tally, pauseMs: number): Promise<Importer> {
    const { ask, restaurant_id } = await newOwner(origin, name);
    return new Importer(restaurant_id, ask, tally, pauseMs);
  }

  async run(signal: AbortSignal): Promise<void> {
    for (let number = 0; !signal.aborted; number += 1) {
      const form = new FormData();
      form.append('option', 'overwrite');
      form.append('files', new File([new Uint8Array(pdfs[number % pdfs.length] ?? [])], `menu-${number}.pdf`));
      const { status, body } = await this.#ask('POST', `/api/restaurants/${this.#id}/menus`, form);
      if (status === 202) {
        const uploaded: { import: Import } = JSON.parse(body);
        this.#uploaded.push(uploaded.import.id);
        this.#tally.acknowledged += 1;
        await this.#untilFinished(uploaded.import.id, signal);
      } else if ([0, 409, 503, 507].includes(status)) this.#tally.refused += 1;
      else count(this.#tally.unexpected, `upload: ${status}`);
      await this.#checkDraft('while it runs');
      await delay(this.#pauseMs);
    }
  }

  async #untilFinished(id: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const { status, body } = await this.#ask('GET', `/api/imports/${id}`);
      if (status === 200 && isFinished((JSON.parse(body) as { import: Import }).import.status)) return;
      await delay(POLL_MS);
    }
  }

  /** Every acknowledged upload must end. */
  async check(): Promise<void> {
    const end = performance.now() + END_DEADLINE_MS;
    // An import that was accepted but whose answer was lost may still run, too.
    const areRunning = async () =>
      importsAnswerSchema
        .parse(await insist(this.#ask, 'GET', '/api/imports'))
        .imports.some(({ status }) => !isFinished(status));
    while ((await areRunning()) && performance.now() < end) await delay(POLL_MS);
    for (const id of this.#uploaded) {
      const { status, body } = await this.#ask('GET', `/api/imports/${id}`);
      if (status !== 200) this.#tally.lost.push(`import ${id}: ${status}`);
      else this.#countEnd((JSON.parse(body) as { import: Import }).import);
    }
    await this.#checkDraft('at the end');
  }

  #countEnd({ id, status, progress, error }: Import): void {
    if (status === 'completed') this.completed += 1;
    else if (status === 'failed') this.failed.push(error?.code ?? 'unknown');
    else this.#tally.stuck.push(`import ${id}: ${status}, ${JSON.stringify(progress)}`);
  }

  async #checkDraft(when: string): Promise<void> {
    const { status, body } = await this.#ask('GET', `/api/restaurants/${this.#id}?admin=true`);
    if (status !== 200) return;
    const draft: MenuTitles = JSON.parse(body);
    const titles = draft.restaurant.menus.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
    const names = titles.map(({ title }) => title).sort();
    const isWhole = names.length === 0 || FILES.some(([, dishes]) => [...dishes].sort().join() === names.join());
    if (!isWhole) this.#tally.half.push(`import ${when}: ${names.join(', ')}`);
  }
}
