import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';

const BIOME = resolve('node_modules/.bin/biome');

const locationSchema = z.object({ path: z.string(), start: z.object({ line: z.int() }) });
const reportSchema = z.object({ diagnostics: z.array(z.object({ category: z.string(), location: locationSchema })) });

/**
 * Lints files (path → content), put into a folder of their own with the project's rules; returns the lines refused by
 * the rules of these names ("plugin" is any rule of the folder lint/).
 */
export function refusedLines(files: ReadonlyMap<string, string>, rules: string[]): { path: string; line: number }[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  try {
    cpSync('biome.json', join(folder, 'biome.json'));
    cpSync('lint', join(folder, 'lint'), { recursive: true });
    for (const [file, content] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), content);
    }
    const options = ['--reporter=json', '--max-diagnostics=none', '--vcs-enabled=false'];
    const run = spawnSync(BIOME, ['lint', ...options, '.'], { cwd: folder, encoding: 'utf8' });
    const { diagnostics } = reportSchema.parse(JSON.parse(run.stdout));
    return diagnostics
      .filter(({ category }) => rules.includes(category))
      .map(({ location }) => ({ path: location.path, line: location.start.line }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
