import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** One round of load on one server. */
export type LoadRound = { requests_per_second: number; p99_ms: number; cpu_us_per_request: number };

const CONNECTIONS = 50;
// Linux counts a process's time in these, on every machine that Node runs on (`getconf CLK_TCK`).
const TICKS_PER_SECOND = 100;

/**
 * Requests one address on 50 keep-alive connections, each again as soon as it was answered. Written on raw sockets, because a
 * client that parses its answers takes longer than the measured servers.
 * @param pid The one process that answers, whose time is counted.
 */
export async function load(url: string, pid: number, seconds: number): Promise<LoadRound> {
  const { hostname, port, pathname, search } = new URL(url);
  const request = Buffer.from(
    [
      `GET ${pathname}${search} HTTP/1.1`,
      `Host: ${hostname}:${port}`,
      'User-Agent: Mozilla/5.0',
      'Accept: text/html,application/xhtml+xml',
      'Accept-Language: en-CA,en;q=0.8',
      'Accept-Encoding: gzip, deflate, br, zstd',
      '\r\n',
    ].join('\r\n'),
  );
  const times: number[] = [];
  let isOver = false;
  const sockets = Array.from({ length: CONNECTIONS }, () => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', noDelay: true });
    let missing = 0;
    let begun = 0;
    const send = () => {
      begun = performance.now();
      missing = 0;
      socket.write(request);
    };
    socket.on('connect', send).on('data', (bytes) => {
      if (missing === 0) missing = answerBytes(bytes);
      missing -= bytes.length;
      // The length of a chunked answer is only known at its end.
      if (missing === Number.POSITIVE_INFINITY ? !bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : missing > 0)
        return;
      times.push(performance.now() - begun);
      if (!isOver) send();
    });
    return socket;
  });
  const cpuBefore = cpuSeconds(pid);
  const start = performance.now();
  await delay(seconds * 1_000);
  isOver = true;
  const took = (performance.now() - start) / 1_000;
  const cpu = cpuSeconds(pid) - cpuBefore;
  const count = times.length;
  for (const socket of sockets) socket.destroy();
  times.sort((one, other) => one - other);
  return {
    requests_per_second: count / took,
    p99_ms: times[Math.floor(count * 0.99)] ?? Number.NaN,
    cpu_us_per_request: (cpu / count) * 1e6,
  };
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/**
 * An answer's length in bytes, from its head, which arrives in one piece on this machine. Infinite if it is chunked.
 */
function answerBytes(bytes: Buffer): number {
  const end = bytes.indexOf('\r\n\r\n');
  const head = bytes.toString('latin1', 0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (head.startsWith('HTTP/1.1 200') && /\r\ntransfer-encoding: chunked/i.test(head)) return Number.POSITIVE_INFINITY;
  if (!head.startsWith('HTTP/1.1 200') || length === undefined)
    throw new Error(`An answer that can't be used:\n${head}`);
  return end + 4 + Number(length);
}

/** Processor time of all threads, by proc(5): the 14th and 15th field. The second may contain spaces. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
