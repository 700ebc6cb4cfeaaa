import { Refusal } from '../../shared/errors.ts';
import { AnswerTooLong } from '../outbound/outbound-fetch.ts';
import type { FileStore } from './files.ts';

// Error codes of the network and Node for a store that can't be reached, and of the SDK for one that is too slow.
const UNAVAILABLE_CODE_PATTERN =
  /^(ECONN.*|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|TimeoutError|RequestTimeout)$/;

/** S3's answer to a request whose time differs too much from its own. */
const CLOCK_CODE = 'RequestTimeTooSkewed';

/**
 * Files in a remote store: a call is refused as `service_unavailable` while the store has an internal error or can't be
 * reached, so that the client retries; also while its clock differs so much from this machine's that it refuses requests.
 */
export function withUnavailableRefusal(files: FileStore): FileStore {
  const refuseIfUnavailable = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (hasClockProblem(error))
        throw new Refusal('service_unavailable', {
          cause: new Error("the clock of the store differs from this machine's: run a time service on both", {
            cause: error,
          }),
        });
      throw isFileStoreUnavailable(error) ? new Refusal('service_unavailable', { cause: error }) : error;
    }
  };
  return {
    ...files,
    put: (...call) => refuseIfUnavailable(files.put(...call)),
    find: (...call) => refuseIfUnavailable(files.find(...call)),
    modifiedAt: (...call) => refuseIfUnavailable(files.modifiedAt(...call)),
    toLocal: (...call) => refuseIfUnavailable(files.toLocal(...call)),
    delete: (...call) => refuseIfUnavailable(files.delete(...call)),
  };
}

function hasClockProblem(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause.name === CLOCK_CODE) return true;
  return false;
}

/** Whether an error means that. The causes are checked too: Flydrive wraps what the SDK throws. */
export function isFileStoreUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error && !(cause instanceof Refusal); cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
    if (UNAVAILABLE_CODE_PATTERN.test(code) || cause instanceof AnswerTooLong || statusOf(cause) >= 500) return true;
  }
  return false;
}

/** The store's answer, which the SDK attaches to an error. */
function statusOf(error: Error): number {
  if (!('$metadata' in error) || typeof error.$metadata !== 'object' || error.$metadata === null) return 0;
  const { $metadata } = error;
  return 'httpStatusCode' in $metadata && typeof $metadata.httpStatusCode === 'number' ? $metadata.httpStatusCode : 0;
}
