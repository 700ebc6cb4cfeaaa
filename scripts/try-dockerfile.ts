import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addHost, copySources, type DebianRoot, makeDebianRoot, releaseRoot } from './debian-root.ts';

/**
 * Executes the steps of deploy/Dockerfile without an engine of containers: each stage in a Debian of its own, with the
 * Node and npm of this machine in place of the base image's. Then starts the result as its user, on a file system that this user can't write but for
 * /data and /tmp, runs its health check, and says the image's size. As root, with debootstrap:
 * `npm run try-dockerfile -- FOLDER`, an empty folder of 4 GB on a file system that allows devices.
 */

const SUITE = 'bookworm';
const READY_SECONDS = 60;
const folder = process.argv[2];
if (folder === undefined) throw new Error('Usage: npm run try-dockerfile -- FOLDER');

type Step = { instruction: string; value: string };

/** Comments are left out, and lines that end with a backslash continue. */
const steps: Step[] = readFileSync('deploy/Dockerfile', 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [instruction = '', ...words] = line.trim().split(' ');
    return { instruction, value: words.join(' ') };
  });

type Stage = { root: DebianRoot; cwd: string; user: string | undefined; env: Record<string, string> };
const stages = new Map<string, Stage>();
let stage: Stage | undefined;
try {
  for (const { instruction, value } of steps) {
    console.log(`${instruction} ${value.slice(0, 90)}`);
    if (instruction === 'FROM') stage = await openStage(value);
    else if (!stage) throw new Error(`${instruction} is before FROM.`);
    else await execute(stage, { instruction, value });
  }
} finally {
  for (const { root } of stages.values()) releaseRoot(root);
}

async function openStage(value: string): Promise<Stage> {
  const name = / AS (\w+)$/.exec(value)?.[1] ?? 'image';
  const root = makeDebianRoot(join(folder ?? '', name), SUITE);
  // The base image's Node, npm and user.
  cpSync(process.execPath, join(root.folder, 'usr/local/bin/node'), { dereference: true });
  const npm = dirname(dirname(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())));
  cpSync(npm, join(root.folder, 'usr/local/lib/node_modules/npm'), { recursive: true, dereference: true });
  await root.run(
    'ln -sf ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && (id node >/dev/null 2>&1 || useradd --uid 1000 --create-home node)',
  );
  addHost(root, '127.0.0.1 localhost');
  const opened: Stage = { root, cwd: '/', user: undefined, env: {} };
  stages.set(name, opened);
  return opened;
}

async function execute(current: Stage, { instruction, value }: Step): Promise<void> {
  const { root, cwd, user, env } = current;
  switch (instruction) {
    case 'WORKDIR':
      mkdirSync(join(root.folder, value), { recursive: true });
      current.cwd = value;
      return;
    case 'ENV':
      for (const pair of value.split(' ')) env[pair.slice(0, pair.indexOf('='))] = pair.slice(pair.indexOf('=') + 1);
      return;
    case 'USER':
      current.user = `${value}:${value}`;
      return;
    case 'COPY':
      copy(current, value);
      return;
    case 'RUN':
      await root.run(value, { cwd, env, ...(user ? { user } : {}) });
      return;
    case 'CMD':
      await start(current, value);
      return;
    case 'HEALTHCHECK':
    case 'VOLUME':
    case 'EXPOSE':
      return;
    default:
      throw new Error(`${instruction} is not known here.`);
  }
}

/** Without what deploy/Dockerfile.dockerignore names: git has none of it. */
function copy({ root, cwd }: Stage, value: string): void {
  const [, from] = /^--from=(\w+) /.exec(value) ?? [];
  const source = from && stages.get(from)?.root.folder;
  if (source !== undefined) {
    const [, sourcePath = '', target = ''] = value.split(' ');
    rmSync(join(root.folder, target), { recursive: true, force: true });
    cpSync(join(source, sourcePath), join(root.folder, target), { recursive: true, verbatimSymlinks: true });
    return;
  }
  // The packages' files come with the other sources.
  if (!existsSync(join(root.folder, cwd, 'package.json'))) copySources(join(root.folder, cwd));
}

/** Starts it until its health check is good, as root's file system can only be read by its user. */
async function start({ root, cwd, user, env }: Stage, value: string): Promise<void> {
  const command = (JSON.parse(value) as string[]).join(' ');
  const health = steps.find(({ instruction }) => instruction === 'HEALTHCHECK')?.value ?? '';
  const [, program = ''] = /CMD (\[.*\])$/.exec(health) ?? [];
  const check = (JSON.parse(program) as string[])
    .map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`)
    .join(' ');
  await root.run(
    'du -sm --exclude=./proc . | cut -f1 > /tmp/size; du -sm /app | cut -f1 > /tmp/app-size; cat /tmp/size /tmp/app-size',
    { cwd: '/' },
  );
  await root.run(
    `(${command} & server=$!; begun=$(date +%s); for try in $(seq ${READY_SECONDS}); do sleep 1; ${check} && break; done; ` +
      `${check} && echo "healthy after $(($(date +%s) - begun)) s, RSS $(awk '/VmRSS/ { print int($2 / 1024) }' /proc/$server/status) MB"; status=$?; ` +
      `touch ${cwd}/written 2>/dev/null && echo 'its user can write /app'; kill $server; wait $server; exit $status)`,
    { cwd, env: { ...env, PUBLIC_URL: 'http://localhost:3000' }, ...(user ? { user } : {}) },
  );
}
