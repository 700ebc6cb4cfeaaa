import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const MIRROR = 'http://deb.debian.org/debian';
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';

/** A Debian of its own in a folder, without an engine of containers: debootstrap and chroot, as root. */
export type DebianRoot = {
  folder: string;
  /** Runs a shell's command in it; rejects if that fails. */
  run(command: string, options?: { cwd?: string; env?: Record<string, string>; user?: string }): Promise<void>;
};

/** Makes one with its smallest set of packages, unless the folder has one from an earlier call. */
export function makeDebianRoot(folder: string, suite: string): DebianRoot {
  if (process.getuid?.() !== 0) throw new Error('Only root can use chroot.');
  if (!existsSync(join(folder, 'etc/debian_version'))) {
    mkdirSync(folder, { recursive: true });
    execFileSync('debootstrap', ['--variant=minbase', suite, folder, MIRROR], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    for (const device of ['null', 'zero', 'random', 'urandom'])
      if (!existsSync(join(folder, 'dev', device))) cpSync(`/dev/${device}`, join(folder, 'dev', device));
    // The network is this machine's, with the authority of a proxy that it may have.
    for (const file of ['resolv.conf', 'hosts'])
      cpSync(join('/etc', file), join(folder, 'etc', file), { dereference: true });
    mkdirSync(join(folder, 'usr/local/share/ca-certificates'), { recursive: true });
    cpSync(CERTIFICATES, join(folder, 'usr/local/share/ca-certificates/machine.crt'), { dereference: true });
    // Packages may not start services in it.
    writeFileSync(join(folder, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  }
  if (!existsSync(join(folder, 'proc/self'))) execFileSync('mount', ['-t', 'proc', 'proc', join(folder, 'proc')]);
  return {
    folder,
    run: async (command, { cwd = '/', env = {}, user } = {}) => {
      const child = spawn(
        'chroot',
        [...(user ? [`--userspec=${user}`] : []), folder, '/bin/sh', '-c', `cd ${cwd} && ${command}`],
        {
          env: rootEnv(env),
          stdio: ['ignore', 'inherit', 'inherit'],
        },
      );
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error(`It ended with ${code}: ${command}`);
    },
  };
}

export const rootEnv = (env: Record<string, string>): Record<string, string> => ({
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/root',
  LANG: 'C.UTF-8',
  NODE_EXTRA_CA_CERTS: '/usr/local/share/ca-certificates/machine.crt',
  ...env,
});

/** The commit's files, as a clone has them. */
export function copySources(target: string): void {
  mkdirSync(target, { recursive: true });
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: ROOT, maxBuffer: 2 ** 30 });
  const { status } = spawnSync('tar', ['-x', '-C', target], { input: archive });
  if (status !== 0) throw new Error('The sources could not be unpacked.');
}

export function releaseRoot({ folder }: DebianRoot): void {
  spawnSync('umount', [join(folder, 'proc')]);
}

export function addHost(root: DebianRoot, line: string): void {
  appendFileSync(join(root.folder, 'etc/hosts'), `${line}\n`);
}
