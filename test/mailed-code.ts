import { setTimeout as delay } from 'node:timers/promises';
import { API_PATHS } from '../shared/paths.ts';

type ShownMail = { to: string; text: string };

const DEADLINE_MS = 20_000;
// The answer holds all mails of a quarter of an hour: to ask more often costs more than it saves.
const POLL_MS = 100;

/** The newest code that a server with an outbox mailed to an address, once it differs from `not`. */
export const mailedCode = (origin: string, email: string, not?: string): Promise<string> =>
  mailedText(origin, email, { pattern: /\b(\d{6})\b/, not });

/** The token of the newest link that it mailed to an address. */
export const mailedLink = (origin: string, email: string): Promise<string> =>
  mailedText(origin, email, { pattern: /#([\w-]{43})/ });

async function mailedText(
  origin: string,
  email: string,
  { pattern, not }: { pattern: RegExp; not?: string | undefined },
): Promise<string> {
  const end = Date.now() + DEADLINE_MS;
  for (;;) {
    const answer = await fetch(origin + API_PATHS.outbox, { headers: { accept: 'application/json' } });
    // The outbox's own tests check its shape.
    const mails = (await answer.json()) as ShownMail[];
    const mail = mails.find(({ to, text }) => to === email && pattern.test(text));
    const text = pattern.exec(mail?.text ?? '')?.[1];
    if (text !== undefined && text !== not) return text;
    if (Date.now() > end) throw new Error(`Nothing new was mailed to ${email}.`);
    await delay(POLL_MS);
  }
}
