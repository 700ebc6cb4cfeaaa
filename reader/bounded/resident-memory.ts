import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A process's resident memory in bytes: from /proc on Linux, by `ps` elsewhere. 0 if unknown. */
export async function residentMemory(pid: number): Promise<number> {
  try {
    const kilobytes =
      process.platform === 'linux'
        ? /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1]
        : (await run('ps', ['-o', 'rss=', '-p', String(pid)])).stdout.trim();
    return Number(kilobytes ?? 0) * 1024;
  } catch {
    // The process has just ended; its exit says the rest.
    return 0;
  }
}
