// Installs the packages if they are missing or older than the lock file; does nothing if all is current.
// Plain JavaScript with Node's own modules only: it runs before anything is installed, on the system's Node.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './install-lock.mjs';

const OLDEST_NODE = [20, 19];
const PROJECT_NODE_MAJOR = 24;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const projectNode = join(root, 'node_modules/.bin/node');

/** Exits with one clear line if Node is too old or the packages can't be installed. */
export async function installMissing() {
  refuseOldNode();
  if (isCurrent()) return;
  mkdirSync(join(root, '.cache'), { recursive: true });
  await withLock(join(root, '.cache/install.lock'), async () => {
    // Another start may have installed them while this one waited.
    if (isCurrent()) return;
    if (!arePackagesCurrent()) {
      console.log('Installing packages, once (about a minute) …');
      // Development packages too: the web part is built here. NODE_ENV=production of the caller would leave them out.
      if ((await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])) !== 0)
        stop('The packages could not be installed; npm says why above.');
    }
    await repairProjectNode();
  });
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  stop(`Node ${OLDEST_NODE.join('.')} or newer is needed to install Ardoise; this is ${process.versions.node}.`);
}

const isCurrent = () => arePackagesCurrent() && existsSync(projectNode);

/** npm writes its hidden lock file last, so an interrupted installation is not mistaken for a complete one. */
function arePackagesCurrent() {
  const installed = statSync(join(root, 'node_modules/.package-lock.json'), { throwIfNoEntry: false });
  return installed !== undefined && installed.mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

/** `--ignore-scripts`, or an npm that blocks install scripts, leaves the package `node` without its program. */
async function repairProjectNode() {
  if (projectNodeMajor() >= PROJECT_NODE_MAJOR) return;
  await runNpm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error']);
  if (projectNodeMajor() >= PROJECT_NODE_MAJOR) return;
  stop(
    `Node ${PROJECT_NODE_MAJOR} is missing in node_modules: its install script did not run. ` +
      'Run "npm ci --ignore-scripts=false", or "npm rebuild node --ignore-scripts=false".',
  );
}

function projectNodeMajor() {
  const { stdout } = spawnSync(projectNode, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/** Runs the npm that runs this script, with the Node that it runs on; a signal to this process ends both. */
async function runNpm(args) {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const [command, ...first] = node && npm ? [node, npm] : ['npm'];
  // An npm that doesn't know allowScripts would let this package fetch graphics libraries from elsewhere.
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' };
  const child = spawn(command, [...first, ...args], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
}

function stop(line) {
  console.error(line);
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await installMissing();
