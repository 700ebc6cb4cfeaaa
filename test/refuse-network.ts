import { Socket } from 'node:net';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

const refused: string[] = [];
let isRefusing = false;

/** The hosts beyond this machine that were contacted since the last call. */
export const takeRefused = (): string[] => refused.splice(0);

/** From now on connections to other machines fail, and so does the test that tried one. Once per process. */
export function refuseNetwork(): void {
  if (isRefusing) return;
  isRefusing = true;
  const connect = Socket.prototype.connect;
  // `connect` has many overloads; only the host is checked, and the arguments are passed on unchanged.
  Socket.prototype.connect = function connectOnlyHere(this: Socket, ...args: unknown[]): Socket {
    const host = hostOf(args);
    if (host === undefined || LOOPBACK.has(host)) return Reflect.apply(connect, this, args);
    refused.push(host);
    return this.destroy(new Error(`A test asked for ${host}; tests reach this machine only.`));
  };
}

function hostOf(args: unknown[]): string | undefined {
  // Node's own callers pass its arguments as one array: [[options, callback]].
  const [first, second] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === 'object' && first !== null && 'host' in first && typeof first.host === 'string')
    return first.host;
  return typeof first === 'number' && typeof second === 'string' ? second : undefined;
}
