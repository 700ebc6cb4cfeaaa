import { Refusal } from '../../shared/errors.ts';
import type { FileStore } from './files.ts';

// What the network and Node say on the way to a store that is not there, and the SDK of one that is too slow.
const AWAY = /^(ECONN.*|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|TimeoutError|RequestTimeout)$/;

/**
 * Files elsewhere, whose every call is refused as `service_unavailable` while their store has a fault inside or can't be
 * reached: asking again may succeed.
 */
export function tellingAway(files: FileStore): FileStore {
  const told = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw isAway(error) ? new Refusal('service_unavailable', { cause: error }) : error;
    }
  };
  return {
    ...files,
    put: (...call) => told(files.put(...call)),
    find: (...call) => told(files.find(...call)),
    modifiedAt: (...call) => told(files.modifiedAt(...call)),
    toLocal: (...call) => told(files.toLocal(...call)),
    delete: (...call) => told(files.delete(...call)),
  };
}

/** Whether an error says that the store is. The causes are looked at too: Flydrive wraps what the SDK throws. */
export function isAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error && !(cause instanceof Refusal); cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
    if (AWAY.test(code) || statusOf(cause) >= 500) return true;
  }
  return false;
}

/** The store's answer, as the SDK hangs it on an error. */
function statusOf(error: Error): number {
  if (!('$metadata' in error) || typeof error.$metadata !== 'object' || error.$metadata === null) return 0;
  const { $metadata } = error;
  return 'httpStatusCode' in $metadata && typeof $metadata.httpStatusCode === 'number' ? $metadata.httpStatusCode : 0;
}
