import { Refusal } from '../../shared/errors.ts';
import { AnswerTooLong } from '../outbound/outbound-fetch.ts';
import type { FileStore } from './files.ts';

// Error codes of the network and Node for a store that can't be reached, and of the SDK for one that is too slow.
const AWAY = /^(ECONN.*|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|TimeoutError|RequestTimeout)$/;

/**
 * Files in a remote store: a call is refused as `service_unavailable` while the store has an internal error or can't be
 * reached, so that the client retries.
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

/** Whether an error means that. The causes are checked too: Flydrive wraps what the SDK throws. */
export function isAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error && !(cause instanceof Refusal); cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
    if (AWAY.test(code) || cause instanceof AnswerTooLong || statusOf(cause) >= 500) return true;
  }
  return false;
}

/** The store's answer, which the SDK attaches to an error. */
function statusOf(error: Error): number {
  if (!('$metadata' in error) || typeof error.$metadata !== 'object' || error.$metadata === null) return 0;
  const { $metadata } = error;
  return 'httpStatusCode' in $metadata && typeof $metadata.httpStatusCode === 'number' ? $metadata.httpStatusCode : 0;
}
