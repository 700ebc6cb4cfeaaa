// A lock file, so that two concurrent starts don't install into the same folder.
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 200;
/** A holder on another machine can't be checked: after this long its lock counts as abandoned. */
const STALE_MS = 15 * 60 * 1000;

/** Runs `work` while no other process holds the lock; a dead process's lock is taken over. */
export async function withLock(path, work) {
  const mine = `${process.pid} ${hostname()} ${Date.now()}`;
  let told = false;
  while (!take(path, mine)) {
    const holder = readHolder(path);
    if (holder !== undefined && isStale(path, holder)) {
      removeStale(path, holder);
      continue;
    }
    if (!told) console.log('Another process is installing the packages; waiting for it …');
    told = true;
    await delay(POLL_MS);
  }
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}

/** Created by a hard link, so that the lock always contains its holder. */
function take(path, mine) {
  const written = `${path}.${process.pid}`;
  writeFileSync(written, mine);
  try {
    linkSync(written, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(written, { force: true });
  }
}

/** Undefined if the lock was just released. */
function readHolder(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isStale(path, holder) {
  const [pid, host] = holder.split(' ');
  if (host === hostname()) return !isAlive(Number(pid));
  const lock = statSync(path, { throwIfNoEntry: false });
  return lock !== undefined && Date.now() - lock.mtimeMs > STALE_MS;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it is running, as another user.
    return error.code === 'EPERM';
  }
}

/** Renamed before it is removed: if another process was faster and holds the lock by now, it is put back. */
function removeStale(path, holder) {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') !== holder) linkSync(aside, path);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
