import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export type Health = {
  /** Milliseconds at p50, at p99 and of the slowest, as cells of a table. */
  figures: string;
  slowest_ms: number;
};

/** How fast /healthz answers while something else is running. */
export async function healthWhile(serverUrl: string, work: Promise<unknown>): Promise<Health> {
  const probe = new Worker(new URL('./health-probe.ts', import.meta.url), {
    workerData: { url: `${serverUrl}/healthz` },
  });
  await work;
  const answered = once(probe, 'message');
  probe.postMessage('end');
  // What health-probe.ts sends.
  const [times] = (await answered) as [number[]];
  times.sort((one, other) => one - other);
  const quantile = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? Number.NaN;
  const figures = [quantile(0.5), quantile(0.99), quantile(1)]
    .map((milliseconds) => milliseconds.toFixed(0))
    .join(' | ');
  return { figures, slowest_ms: quantile(1) };
}
