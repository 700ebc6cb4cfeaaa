// Before `npm start`: installs what is missing and builds the web part if its sources changed.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissing } from './install-missing.mjs';

await installMissing();

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const node = join(root, 'node_modules/.bin/node');
const { status } = spawnSync(node, ['scripts/build-web.ts'], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
