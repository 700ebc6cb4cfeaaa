import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { SHORT_LIVED } from '../test/server-process.ts';

const ROOT = join(import.meta.dirname, '..');
const START_DEADLINE_MS = 180_000;
const POLL_MS = 50;

/** The built server as a child process, which is killed and restarted at the same address. */
export class ServerUnderFault {
  readonly url: string;
  /** How it ended unexpectedly. */
  readonly unasked: string[] = [];
  #life = 0;
  #isUp = false;
  #isKilled = false;
  #child: ChildProcess | undefined;
  readonly #port: number;
  readonly #env: Record<string, string>;
  readonly #state: string;
  readonly #log: WriteStream;

  /**
   * Not started yet.
   * @param folder Its data folder's parent, which is written to before.
   */
  constructor(
    port: number,
    { folder, env, logFile }: { folder: string; env: Record<string, string>; logFile: string },
  ) {
    this.#port = port;
    this.url = `http://localhost:${port}`;
    this.#env = { DATA_DIR: join(folder, 'data'), ...env };
    this.#state = join(folder, 'faults-state.json');
    this.#log = createWriteStream(logFile);
  }

  /** Undefined while it is down; another number after each start, so that a request knows whether it was up all the time. */
  get life(): number | undefined {
    return this.#isUp ? this.#life : undefined;
  }

  /** Starts it, and restarts it if it ends, until it answers. */
  async start(): Promise<void> {
    const end = performance.now() + START_DEADLINE_MS;
    this.#spawn();
    for (;;) {
      const answer = await fetch(`${this.url}/healthz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined);
      if (answer?.ok) break;
      if (performance.now() > end) throw new Error('The server did not start.');
      if (this.#child?.exitCode !== null) this.#spawn();
      await delay(POLL_MS);
    }
    this.#life += 1;
    this.#isUp = true;
  }

  /** Restarts it as an operator's supervisor does. Returns whether that was needed. */
  async startIfEnded(): Promise<boolean> {
    if (this.#child?.exitCode === null && this.#child.signalCode === null) return false;
    await this.start();
    return true;
  }

  async kill(): Promise<void> {
    this.#isUp = false;
    this.#isKilled = true;
    if (this.#child?.exitCode !== null || !this.#child.kill('SIGKILL')) return;
    await once(this.#child, 'exit');
  }

  /** Shifts its clock, and simulates a full disk if none can be mounted. */
  async tell(state: { clock_ms?: number; is_full?: boolean }): Promise<void> {
    await writeFile(this.#state, JSON.stringify(state));
    this.#child?.kill('SIGUSR2');
  }

  async close(): Promise<void> {
    await this.kill();
    this.#log.end();
  }

  #spawn(): void {
    const child = spawn(process.execPath, [...SHORT_LIVED, '--import', './faults/shifted.ts', 'server/main.ts'], {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        NODE_ENV: 'production',
        PORT: String(this.#port),
        PUBLIC_URL: this.url,
        LOG_LEVEL: 'warn',
        FAULTS_STATE: this.#state,
        // All of the load comes from one address.
        REQUESTS_PER_MINUTE_PER_ADDRESS: '1000000',
        CHAT_MESSAGES_PER_DAY_PER_ADDRESS: '100000',
        CHAT_MESSAGES_PER_MONTH: '100000',
        SIGN_INS_PER_MINUTE_PER_ADDRESS: '100000',
        UPLOADS_PER_MINUTE_PER_ADDRESS: '100000',
        PUBLICATIONS_PER_MINUTE_PER_ADDRESS: '100000',
        RESTORES_PER_MINUTE_PER_ADDRESS: '100000',
        PUBLICATIONS_PER_DAY: '100000',
        PREMIUM_PAGES_PER_MONTH: '100000',
        FREE_PAGES_PER_MONTH: '100000',
        PAYMENTS_PER_MINUTE_PER_ADDRESS: '100000',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.pipe(this.#log, { end: false });
    this.#child = child;
    this.#isKilled = false;
    child.on('exit', (code, signal) => {
      if (this.#child !== child) return;
      if (!this.#isKilled) this.unasked.push(signal ?? `code ${code}`);
      this.#isUp = false;
    });
  }
}
