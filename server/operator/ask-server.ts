import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { StartProblem } from '../start-problem.ts';
import { answerSchema, socketPath } from './operator-socket.ts';

/**
 * Lets the process that has the embedded database open carry out a command; undefined if none runs on this folder.
 *
 * @returns Its lines as they come, and `end`, which ends the connection and with it the command.
 * @throws StartProblem, while the lines are read, with the server's own message.
 */
export async function askServer(
  dataDir: string,
  command: string,
  args: readonly string[] = [],
): Promise<{ lines: AsyncGenerator<string>; end(): void } | undefined> {
  const socket = await connectToServer(dataDir);
  if (!socket) return undefined;
  socket.write(`${JSON.stringify({ command, args })}\n`);
  return { lines: linesOf(socket), end: () => void socket.destroy() };
}

/** Whether a process has the embedded database of this folder open. */
export async function hasServer(dataDir: string): Promise<boolean> {
  const socket = await connectToServer(dataDir);
  socket?.destroy();
  return socket !== undefined;
}

async function connectToServer(dataDir: string): Promise<Socket | undefined> {
  const socket = connect(socketPath(dataDir));
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return undefined;
  }
}

async function* linesOf(socket: Socket): AsyncGenerator<string> {
  for await (const text of createInterface({ input: socket })) {
    const answer = answerSchema.parse(JSON.parse(text));
    if ('problem' in answer) throw new StartProblem(answer.problem);
    if ('done' in answer) return;
    yield answer.line;
  }
  throw new StartProblem('The server ended before the command was done.');
}
