import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Linux counts processor time for programs in hundredths of a second, whatever its kernel's own clock is. */
const MS_PER_TICK = 10;

/** Resident memory in bytes, and milliseconds of processor time of all its threads since the process began. */
type ProcessUsage = { resident_bytes: number; processor_ms: number };

/** What a process uses: from /proc on Linux, by `ps` elsewhere. Undefined if it has ended or the system doesn't report it. */
export async function findProcessUsage(pid: number): Promise<ProcessUsage | undefined> {
  try {
    if (process.platform !== 'linux')
      return parsePs((await run('ps', ['-o', 'rss=', '-o', 'time=', '-p', String(pid)])).stdout);
    const [status, stat] = await Promise.all([
      readFile(`/proc/${pid}/status`, 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0;
    return { resident_bytes: Number(kilobytes) * 1024, processor_ms: parseStat(stat) };
  } catch {
    return undefined;
  }
}

/** @param stat Of /proc/PID/stat; the program's name, in brackets, may have spaces and brackets itself. */
export function parseStat(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // The 14th and the 15th field of proc(5), of which the third is the first after the name.
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

/** @param line Of `ps`: kilobytes, then "[[days-]hours:]minutes:seconds" with or without a fraction. */
export function parsePs(line: string): ProcessUsage | undefined {
  const [, kilobytes, days = 0, clock] = /^\s*(\d+)\s+(?:(\d+)-)?([\d:.]+)\s*$/.exec(line) ?? [];
  if (!kilobytes || !clock) return undefined;
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return {
    resident_bytes: Number(kilobytes) * 1024,
    processor_ms: Math.round((Number(days) * 86_400 + seconds) * 1_000),
  };
}
