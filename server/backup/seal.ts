import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { BackupProblem } from './backup-problem.ts';

/**
 * Encryption of a backup's objects: AES-256-GCM in chunks, each with a tag, so that an object of any size is authenticated
 * before its content is used. The chunk's number and whether it is the last are in its nonce, and the object's name is
 * authenticated with it: chunks can't be reordered, cut off, or moved to another object.
 *
 * An object begins with MAGIC, eight bytes that distinguish a wrong key from a damaged object, and the salt of its own
 * key.
 */
export type BackupKey = { bytes: Buffer; check: Buffer };

const MAGIC_BYTES = Buffer.from('ARDOISE1');
const CHECK_BYTES = 8;
const SALT_BYTES = 16;
const HEAD_BYTES = MAGIC_BYTES.length + CHECK_BYTES + SALT_BYTES;
const CHUNK_BYTES = 1024 * 1024;
const TAG_BYTES = 16;
const LAST_CHUNK = 2 ** 31;

/** BACKUP_KEY has at least 32 characters, so a salt of its own for each installation would add nothing. */
const KEY_SALT = 'ardoise backup 1';
const SCRYPT_OPTIONS = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** @param passphrase BACKUP_KEY. */
export async function deriveKey(passphrase: string): Promise<BackupKey> {
  // Its overload with options isn't in promisify's type.
  const derive = promisify(scrypt) as (text: string, salt: string, length: number, options: object) => Promise<Buffer>;
  const bytes = await derive(passphrase, KEY_SALT, 32, SCRYPT_OPTIONS);
  return { bytes, check: hmac(bytes, 'check').subarray(0, CHECK_BYTES) };
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The name of a stored content: without the key it can't be compared to a file that somebody has. */
export const contentName = (key: BackupKey | undefined, sha256: string): string =>
  key ? hmac(key.bytes, sha256).toString('hex') : sha256;

/** Encrypts, or returns the source unchanged if there is no key. */
export async function* sealPieces(
  source: AsyncIterable<Buffer> | Iterable<Buffer>,
  name: string,
  key: BackupKey | undefined,
): AsyncGenerator<Buffer> {
  if (!key) {
    yield* source;
    return;
  }
  const salt = randomBytes(SALT_BYTES);
  yield Buffer.concat([MAGIC_BYTES, key.check, salt]);
  const cipher = cipherOf(key, salt, name);
  let number = 0;
  for await (const { chunk, isLast } of inChunks(source, CHUNK_BYTES)) yield cipher.seal(chunk, number++, isLast);
}

/**
 * Decrypts what `seal` wrote.
 * @throws BackupProblem if it is damaged or cut off, if the key is wrong, missing, or of no use.
 */
export async function* unsealPieces(
  source: AsyncIterable<Buffer>,
  name: string,
  key: BackupKey | undefined,
): AsyncGenerator<Buffer> {
  let cipher: ReturnType<typeof cipherOf> | undefined;
  let number = 0;
  const sizes = { first: HEAD_BYTES, next: CHUNK_BYTES + TAG_BYTES };
  for await (const { chunk, isLast, index } of inChunks(source, sizes.next, sizes.first)) {
    if (index > 0 && cipher) {
      yield cipher.open(chunk, number++, isLast);
      continue;
    }
    if (index > 0 || !isSealed(chunk)) {
      if (key) throw new BackupProblem('The backup is not encrypted. Unset BACKUP_KEY to read it.');
      yield chunk;
      continue;
    }
    if (!key) throw new BackupProblem('The backup is encrypted. Set BACKUP_KEY to the key that it was made with.');
    if (!key.check.equals(chunk.subarray(MAGIC_BYTES.length, MAGIC_BYTES.length + CHECK_BYTES)))
      throw new BackupProblem('BACKUP_KEY is not the key that the backup was made with.');
    if (isLast || chunk.length < HEAD_BYTES) throw damagedProblem(name);
    cipher = cipherOf(key, chunk.subarray(HEAD_BYTES - SALT_BYTES), name);
  }
}

export const damagedProblem = (name: string): BackupProblem =>
  new BackupProblem(`The backup is damaged or was cut off: ${name} is not what was written.`);

const isSealed = (head: Buffer): boolean => head.subarray(0, MAGIC_BYTES.length).equals(MAGIC_BYTES);

function cipherOf(key: BackupKey, salt: Buffer, name: string) {
  const objectKey = Buffer.from(hkdfSync('sha256', key.bytes, salt, 'object', 32));
  const nonceOf = (number: number, isLast: boolean) => {
    const nonce = Buffer.alloc(12);
    nonce.writeUInt32BE(number + (isLast ? LAST_CHUNK : 0), 8);
    return nonce;
  };
  const nameBytes = Buffer.from(name);
  return {
    seal(chunk: Buffer, number: number, isLast: boolean): Buffer {
      const cipher = createCipheriv('aes-256-gcm', objectKey, nonceOf(number, isLast)).setAAD(nameBytes);
      return Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    },
    open(chunk: Buffer, number: number, isLast: boolean): Buffer {
      if (chunk.length < TAG_BYTES) throw damagedProblem(name);
      const end = chunk.length - TAG_BYTES;
      const decipher = createDecipheriv('aes-256-gcm', objectKey, nonceOf(number, isLast), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(nameBytes).setAuthTag(chunk.subarray(end));
      try {
        return Buffer.concat([decipher.update(chunk.subarray(0, end)), decipher.final()]);
      } catch {
        throw damagedProblem(name);
      }
    },
  };
}

type SealedChunk = { chunk: Buffer; index: number; isLast: boolean };

/** Cuts a stream into chunks of one size (the first may have its own); the last is shorter. At least one, maybe empty. */
async function* inChunks(
  source: AsyncIterable<Buffer> | Iterable<Buffer>,
  bytes: number,
  firstBytes = bytes,
): AsyncGenerator<SealedChunk> {
  let waitingPieces: Buffer[] = [];
  let waitingBytes = 0;
  let index = 0;
  for await (const piece of source) {
    waitingPieces.push(piece);
    waitingBytes += piece.length;
    // More than a chunk must wait: otherwise it isn't known whether it is the last.
    while (waitingBytes > (index === 0 ? firstBytes : bytes)) {
      const size = index === 0 ? firstBytes : bytes;
      const all = Buffer.concat(waitingPieces);
      yield { chunk: all.subarray(0, size), index: index++, isLast: false };
      waitingPieces = [all.subarray(size)];
      waitingBytes -= size;
    }
  }
  yield { chunk: Buffer.concat(waitingPieces), index, isLast: true };
}
