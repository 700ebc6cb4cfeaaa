import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env.ts';
import { StartProblem } from './start-problem.ts';

const SECRET_BYTES = 32;

/**
 * SESSION_SECRET, or one that is created at the first start and stored in `secret` under the data folder, readable by
 * this user only.
 * @throws StartProblem if the stored one is damaged.
 */
export async function readSecret(env: Pick<Env, 'SESSION_SECRET' | 'DATA_DIR'>): Promise<Buffer> {
  if (env.SESSION_SECRET !== null) return Buffer.from(env.SESSION_SECRET, 'utf8');
  const path = join(env.DATA_DIR, 'secret');
  const storedSecret = (await readKept(path)) ?? (await makeSecret(env.DATA_DIR, path));
  const secret = Buffer.from(storedSecret.trim(), 'base64url');
  if (secret.length < SECRET_BYTES)
    throw new StartProblem(
      `${path} is damaged. Delete it to go on: codes that were just mailed end then, and nobody is signed out.`,
    );
  return secret;
}

async function readKept(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function makeSecret(folder: string, path: string): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await mkdir(folder, { recursive: true });
  const part = `${path}.${randomUUID()}`;
  await writeFile(part, secret, { mode: 0o600, flush: true });
  try {
    // Atomic, and never over one that another process created meanwhile.
    await link(part, path);
    return secret;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return await readFile(path, 'utf8');
    throw error;
  } finally {
    await rm(part, { force: true });
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
