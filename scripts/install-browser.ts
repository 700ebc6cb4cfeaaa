import { spawnSync } from 'node:child_process';
import { findChromium } from '../test/find-chromium.ts';

/** How each system's package manager installs Chromium; the first available one is used. */
const PACKAGE_MANAGERS: { program: string; commands: string[][] }[] = [
  {
    program: 'apt-get',
    commands: [
      ['apt-get', 'update', '-q'],
      ['apt-get', 'install', '-q', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    ],
  },
  { program: 'dnf', commands: [['dnf', 'install', '-y', 'chromium']] },
  { program: 'apk', commands: [['apk', 'add', 'chromium', 'font-liberation']] },
  { program: 'pacman', commands: [['pacman', '-Sy', '--noconfirm', 'chromium']] },
  { program: 'zypper', commands: [['zypper', '--non-interactive', 'install', 'chromium']] },
  { program: 'brew', commands: [['brew', 'install', '--cask', 'chromium']] },
];

/**
 * The browser for the journeys, installed with the system's package manager if none is installed.
 * @throws if none can be installed: journeys are never skipped.
 */
export function requireBrowser(): string {
  try {
    return findChromium();
  } catch (error) {
    // A configured path that is wrong must be corrected by its owner.
    if (process.env['CHROMIUM_PATH']) throw error;
  }
  const manager = PACKAGE_MANAGERS.find(({ program }) => isInstalled(program));
  if (manager) {
    console.log(`No Chromium or Google Chrome was found; installing one with ${manager.program} …`);
    const prefix = manager.program === 'brew' || process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    for (const command of manager.commands) runQuietly([...prefix, ...command]);
  }
  return findChromium();
}

const isInstalled = (program: string): boolean => spawnSync('sh', ['-c', 'command -v "$0"', program]).status === 0;

/** Its output is shown only if it fails; afterwards the browser is searched for again. */
function runQuietly([program = '', ...args]: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', env });
  if (status !== 0) console.error(`${program} ${args.join(' ')} failed.\n${stdout ?? ''}${stderr ?? ''}`);
}
