import { vi } from 'vitest';

type Mail = { to: string; text: string };

/** The newest code mailed to an address, once it is another than `not`. */
export async function mailedCode(origin: string, email: string, not?: string): Promise<string> {
  const find = async () => {
    const answer = await fetch(`${origin}/dev/outbox`, { headers: { accept: 'application/json' } });
    // The outbox's own tests check its shape.
    const mails = (await answer.json()) as Mail[];
    const code = /\b\d{6}\b/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0];
    if (code === undefined || code === not) throw new Error(`No new code was mailed to ${email}.`);
    return code;
  };
  return await vi.waitFor(find, { timeout: 20_000, interval: 200 });
}
