import { setTimeout as delay } from 'node:timers/promises';
import type { Editor } from './editor.ts';
import type { ServerUnderFault } from './server-under-fault.ts';
import { count, type Tally } from './tally.ts';
import { newVisitor } from './visitor.ts';

const PAUSE_MS = 120;
/** A guest who waits longer has left. */
const DEADLINE_MS = 5_000;

/** One guest after the other at the printed address, each of whom must get the whole menu. */
export async function visit(
  server: ServerUnderFault,
  editor: Editor,
  { tally, signal }: { tally: Tally; signal: AbortSignal },
): Promise<void> {
  const path = `/restaurants/${editor.restaurant_id}/menus/1?lang=en`;
  while (!signal.aborted) {
    const guest = newVisitor(server.url);
    const life = server.life;
    const { status, body, reason } = await guest('GET', path, undefined, { deadline_ms: DEADLINE_MS });
    const wasUp = life !== undefined && life === server.life;
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
