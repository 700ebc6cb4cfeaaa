import { setTimeout as delay } from 'node:timers/promises';
import { API_PATHS } from '../shared/paths.ts';

type ShownMail = { to: string; text: string };

const DEADLINE_MS = 20_000;
const POLL_MS = 30;

/** The newest code that a server with an outbox mailed to an address, once it differs from `not`. */
export async function mailedCode(origin: string, email: string, not?: string): Promise<string> {
  const end = Date.now() + DEADLINE_MS;
  for (;;) {
    const answer = await fetch(origin + API_PATHS.outbox, { headers: { accept: 'application/json' } });
    // The outbox's own tests check its shape.
    const mails = (await answer.json()) as ShownMail[];
    const code = /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0];
    if (code !== undefined && code !== not) return code;
    if (Date.now() > end) throw new Error(`No new code was mailed to ${email}.`);
    await delay(POLL_MS);
  }
}
