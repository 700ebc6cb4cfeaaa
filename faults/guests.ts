import { setTimeout as delay } from 'node:timers/promises';
import type { Editor } from './editor.ts';
import type { Installation } from './installation.ts';
import { count, type Tally } from './tally.ts';
import { newVisitor } from './visitor.ts';

const PAUSE_MS = 120;
/** As in e2e/guests-and-database.e2e.ts: several processes that start on two cores make guests wait for seconds. */
const DEADLINE_MS = 15_000;

/** One guest after the other at the printed address, each of whom must get the whole menu. */
export async function visit(
  { url, webs }: Installation,
  editor: Editor,
  { tally, signal }: { tally: Tally; signal: AbortSignal },
): Promise<void> {
  const path = `/restaurants/${editor.restaurant_id}/menus/1?lang=en`;
  while (!signal.aborted) {
    const guest = newVisitor(url);
    const lives = webs.map(({ life }) => life);
    const { status, body, reason, node } = await guest('GET', path, undefined, { deadline_ms: DEADLINE_MS });
    const wasUpThroughout = (web: number) => lives[web] !== undefined && lives[web] === webs[web]?.life;
    // Without an answer nobody says which node it was.
    const wasUp = node !== undefined && node in webs ? wasUpThroughout(node) : [...webs.keys()].every(wasUpThroughout);
    if (status === 200) {
      tally.pages += 1;
      // The visible dishes; the JSON-LD repeats them.
      editor.checkNumbers(
        Array.from(body.matchAll(/<p>turn (\d+)</g), ([, number]) => Number(number)),
        'page',
      );
    } else if (wasUp) count(tally.unanswered, status === 0 ? (reason ?? 'no answer') : String(status));
    else tally.down += 1;
    await delay(PAUSE_MS);
  }
}
