import { setTimeout as delay } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Requests one address steadily from a thread of its own, so that no other client delays it, until it is told to stop. */
const EVERY_MS = 20;
const { url } = workerData as { url: string };
const times: number[] = [];
let isOver = false;
parentPort?.once('message', () => {
  isOver = true;
});
while (!isOver) {
  const begun = performance.now();
  await (await fetch(url)).arrayBuffer();
  times.push(performance.now() - begun);
  await delay(EVERY_MS);
}
parentPort?.postMessage(times);
