import { chmod, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';

/**
 * How an operator's command reaches the process that has the embedded database open: a socket in DATA_DIR, which only this
 * user may open. The command sends one line of JSON, and gets lines until it is done. On PostgreSQL commands open the
 * database themselves.
 */
export type OperatorCommand = (args: string[], context: OperatorContext) => Promise<void>;
type OperatorContext = {
  /** Sends a line. */
  say(line: string): void;
  /** Aborted once the command has gone. */
  signal: AbortSignal;
};

const requestSchema = z.strictObject({ command: z.string(), args: z.array(z.string()) });
/** `done` and `problem` are the last ones. */
export const answerSchema = z.union([
  z.strictObject({ line: z.string() }),
  z.strictObject({ problem: z.string() }),
  z.strictObject({ done: z.literal(true) }),
]);
type Answer = z.infer<typeof answerSchema>;

/** Relative if that is shorter: the system accepts about a hundred bytes. */
export function socketPath(dataDir: string): string {
  const path = join(dataDir, 'operator.sock');
  const shorter = relative(process.cwd(), path);
  return shorter.length < path.length ? shorter : path;
}

export async function openOperatorSocket(
  dataDir: string,
  commands: Readonly<Record<string, OperatorCommand>>,
  log: FastifyBaseLogger,
): Promise<{ close(): Promise<void> }> {
  const path = socketPath(dataDir);
  // Left by a killed process: nobody else has the folder now.
  await rm(path, { force: true });
  const server = createServer((socket) => {
    const disconnection = new AbortController();
    socket.on('close', () => disconnection.abort());
    // One that has gone gets no more lines.
    socket.on('error', () => undefined);
    const send = (answer: Answer) => void socket.write(`${JSON.stringify(answer)}\n`);
    createInterface({ input: socket }).once('line', async (text) => {
      let name: string | undefined;
      try {
        const { command, args } = requestSchema.parse(JSON.parse(text));
        const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
        if (!run) throw new Error(`There is no command ${command}.`);
        name = command;
        await run(args, { say: (line) => send({ line }), signal: disconnection.signal });
        send({ done: true });
      } catch (error) {
        // The message is for the operator alone: it may name an owner's address.
        if (!disconnection.signal.aborted) log.warn({ command: name }, "an operator's command failed");
        send({ problem: error instanceof Error ? error.message : 'unknown problem' });
      }
      socket.end();
    });
  });
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
    await chmod(path, 0o600);
  } catch (error) {
    log.warn({ err: error }, "operators' commands can't reach this process: DATA_DIR is too long or has no sockets");
    return { close: async () => undefined };
  }
  return {
    close: async () => {
      server.close();
      await rm(path, { force: true });
    },
  };
}
