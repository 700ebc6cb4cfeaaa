import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** Why a zip file, or a document in it, can't be read. */
export class ContainerProblem extends Error {
  readonly reason: 'unreadable' | 'too_large' | 'encrypted';

  constructor(reason: ContainerProblem['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** An office document with a password is in another container (MS-OFFCRYPTO). */
const ENCRYPTED_START = [0xd0, 0xcf, 0x11, 0xe0];
const ZIP_START = [0x50, 0x4b, 0x03, 0x04];
const MAX_PARTS = 2_000;

const hasStart = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

export const isZip = (bytes: Uint8Array): boolean => hasStart(bytes, ZIP_START);
export const isEncryptedDocument = (bytes: Uint8Array): boolean => hasStart(bytes, ENCRYPTED_START);

export type ZipParts = {
  /** The text of a part; undefined if no part has this name. */
  read(name: string): Promise<string | undefined>;
  close(): void;
};

/**
 * The parts of an office document (ECMA-376, part 2). Only what is asked for is unpacked, and all of it together to a limit
 * that is counted as the bytes come: what a file says of its own size proves nothing.
 *
 * @throws ContainerProblem
 */
export async function openZipParts(bytes: Uint8Array, maxUnpackedBytes: number): Promise<ZipParts> {
  if (isEncryptedDocument(bytes)) throw new ContainerProblem('encrypted');
  let remainingBytes = maxUnpackedBytes;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const zip: ZipFile = await fromBufferPromise(buffer, { lazyEntries: true, autoClose: false }).catch(
    (error: unknown) => {
      throw new ContainerProblem('unreadable', error);
    },
  );
  const entries = new Map<string, Entry>();
  if (zip.entryCount > MAX_PARTS) throw new ContainerProblem('too_large');
  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  } catch (error) {
    throw new ContainerProblem('unreadable', error);
  }
  return {
    read: async (name) => {
      const entry = entries.get(name);
      if (!entry) return undefined;
      if (entry.isEncrypted()) throw new ContainerProblem('encrypted');
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of await zip.openReadStreamPromise(entry)) {
          // The stream of a file's bytes.
          const part = chunk as Buffer;
          remainingBytes -= part.length;
          if (remainingBytes < 0) throw new ContainerProblem('too_large');
          chunks.push(part);
        }
      } catch (error) {
        throw error instanceof ContainerProblem ? error : new ContainerProblem('unreadable', error);
      }
      return Buffer.concat(chunks).toString('utf8');
    },
    close: () => zip.close(),
  };
}
