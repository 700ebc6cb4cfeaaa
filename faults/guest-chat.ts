import { setTimeout as delay } from 'node:timers/promises';
import type { ChatAnswer } from '../shared/api/chats.ts';
import type { TranslationProgress } from '../shared/api/translations.ts';
import { API_PATHS, fillPath } from '../shared/paths.ts';
import { subscribe } from './payer.ts';
import { count, type Tally } from './tally.ts';
import { insist, newOwner, newVisitor, type SendRequest } from './visitor.ts';

/**
 * A guest who asks about an owner's menu, which is published with new words again and again: a finished answer must
 * still be in its chat at the next message, and every translation must end.
 */

const DISHES = ['Roast chicken with rosemary', 'Leek tart', 'Grilled trout', 'Lemon cake', 'Onion soup', 'Beef stew'];
const QUESTIONS = ['Do you have fish?', 'What is vegetarian?', 'Is there a soup?', 'What comes with the chicken?'];
const MESSAGES_PER_CHAT = 4;
const PAUSE_MS = 500;
/** Longer than a translation's pauses between its attempts last together (translate-menu.job.ts). */
const END_DEADLINE_MS = 330_000;

export class GuestChat {
  readonly #id: string;
  readonly #owner: SendRequest;
  readonly #guest: SendRequest;
  readonly #itemId: number;
  readonly #tally: Tally;

  private constructor(
    owner: { ask: SendRequest; restaurant_id: string },
    guest: SendRequest,
    itemId: number,
    tally: Tally,
  ) {
    this.#id = owner.restaurant_id;
    this.#owner = owner.ask;
    this.#guest = guest;
    this.#itemId = itemId;
    this.#tally = tally;
  }

  static async open(origin: string, name: string, tally: Tally): Promise<GuestChat> {
    const owner = await newOwner(origin, name);
    await subscribe(owner.ask);
    const body = { menu_id: 1, title: 'Mains' };
    const { section } = await insist<{ section: { id: number } }>(owner.ask, 'POST', API_PATHS.sections, body);
    const ids: number[] = [];
    for (const title of DISHES) {
      const dish = { menu_section_id: section.id, title, price: 900 };
      ids.push((await insist<{ item: { id: number } }>(owner.ask, 'POST', API_PATHS.items, dish)).item.id);
    }
    await insist(owner.ask, 'POST', fillPath(API_PATHS.restaurantPublish, { id: owner.restaurant_id }), {});
    const guest = newVisitor(origin);
    await guest('GET', API_PATHS.csrfCookie);
    return new GuestChat(owner, guest, ids[0] ?? 0, tally);
  }

  async run(signal: AbortSignal): Promise<void> {
    for (let turn = 1; !signal.aborted; turn += 1) {
      const title = `${DISHES[turn % DISHES.length]} number ${turn}`;
      // The version is unknown after a lost answer: then the title stays as it is.
      await this.#owner('PUT', fillPath(API_PATHS.item, { id: this.#itemId }), { title, version: turn });
      await this.#owner('POST', fillPath(API_PATHS.restaurantPublish, { id: this.#id }), {});
      await this.#chat(signal);
    }
  }

  async #chat(signal: AbortSignal): Promise<void> {
    let chat: ChatAnswer | undefined;
    for (let message = 0; message < MESSAGES_PER_CHAT && !signal.aborted; message += 1) {
      const body = { message: QUESTIONS[message % QUESTIONS.length] };
      const path = chat
        ? fillPath(API_PATHS.chat, { id: chat.id })
        : fillPath(API_PATHS.restaurantChats, { id: this.#id });
      const { status, body: text } = await this.#guest(chat ? 'PUT' : 'POST', path, body);
      if (status === 200 || status === 201) {
        const answer: ChatAnswer = JSON.parse(text);
        this.#tally.acknowledged += 1;
        this.#compare(chat, answer);
        chat = answer;
      } else if ([0, 429, 503, 507].includes(status)) this.#tally.refused += 1;
      else count(this.#tally.unexpected, `chat: ${status}`);
      await delay(PAUSE_MS);
    }
  }

  /** What a message whose answer was lost left behind may be between them. */
  #compare(before: ChatAnswer | undefined, after: ChatAnswer): void {
    const texts = after.messages.map(({ text }) => text);
    const lost = before?.messages.filter(({ text }) => !texts.includes(text)) ?? [];
    if (lost.length > 0) this.#tally.lost.push(`${lost.length} messages of a chat`);
    if (after.messages.at(-1)?.role !== 'assistant') this.#tally.half.push('a chat ends without its answer');
  }

  /** Every language of the last publication ends. */
  async check(): Promise<void> {
    const end = performance.now() + END_DEADLINE_MS;
    const path = fillPath(API_PATHS.restaurantTranslationProgress, { id: this.#id });
    for (;;) {
      const { languages } = await insist<TranslationProgress>(this.#owner, 'GET', path);
      const open = languages.filter(({ state }) => state === 'waiting' || state === 'running');
      if (open.length === 0) return;
      if (performance.now() > end)
        return void this.#tally.stuck.push(`translations: ${open.map(({ locale, state }) => `${locale} ${state}`)}`);
      await delay(PAUSE_MS);
    }
  }
}
