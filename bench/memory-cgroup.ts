import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup/memory';
const SAMPLE_MS = 50;
const MEGABYTE = 1024 * 1024;

/** A limit of memory for processes and their children, by a control group of Linux (version 1, as root). */
export type MemoryCgroup = {
  /** For the shell that starts them: it joins the group first. */
  joining: string;
  /** What its processes use without cached files, since the last call at most; what they use now; how many the kernel has killed. */
  measure(): { peak_mb: number; mb: number; kills: number; peak_with_files_mb: number };
  /** Removes it; its processes must have ended. */
  close(): void;
};

export function openMemoryCgroup(name: string, limitMegabytes: number): MemoryCgroup {
  const folder = join(ROOT, name);
  if (existsSync(folder)) rmdirSync(folder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'memory.limit_in_bytes'), String(limitMegabytes * MEGABYTE));
  const readFrom = (file: string, pattern: RegExp): number =>
    Number(pattern.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? 0);
  const megabytes = () => readFrom('memory.stat', /^total_rss (\d+)/m) / MEGABYTE;
  let peakMegabytes = 0;
  const sample = () => {
    peakMegabytes = Math.max(peakMegabytes, megabytes());
  };
  const sampler = setInterval(sample, SAMPLE_MS).unref();
  return {
    joining: `echo $$ > ${folder}/cgroup.procs`,
    measure() {
      sample();
      const usage = {
        peak_mb: peakMegabytes,
        mb: megabytes(),
        kills: readFrom('memory.oom_control', /^oom_kill (\d+)/m),
        peak_with_files_mb: readFrom('memory.max_usage_in_bytes', /(\d+)/) / MEGABYTE,
      };
      peakMegabytes = 0;
      return usage;
    },
    close() {
      clearInterval(sampler);
      rmdirSync(folder);
    },
  };
}
