import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How deploy/ardoise.service starts the server, and the memory that it may use. */
export function readServiceUnit(): { node_arguments: string; max_megabytes: number } {
  const unit = readFileSync(join(import.meta.dirname, '../deploy/ardoise.service'), 'utf8');
  const [, nodeArguments] = /^ExecStart=\S+\/node (.+)$/m.exec(unit) ?? [];
  const [, maxMegabytes] = /^MemoryMax=(\d+)M$/m.exec(unit) ?? [];
  if (!nodeArguments || !maxMegabytes) throw new Error('deploy/ardoise.service has another form.');
  return { node_arguments: nodeArguments, max_megabytes: Number(maxMegabytes) };
}
