/** A timeout for silence of a request. */
type Deadline = {
  /** Aborts the request: it timed out, or its caller aborted it. */
  readonly signal: AbortSignal;
  /** Progress: the timeout starts again. */
  renew(): void;
  /** The request has ended: nothing is aborted any more. */
  end(): void;
};

/**
 * A half-open connection neither answers nor fails, and browsers wait minutes for it: after `silence_ms` without progress
 * the request is aborted.
 */
export function startDeadline(silence_ms: number, caller: AbortSignal | undefined): Deadline {
  const abortRequest = new AbortController();
  const giveUp = () => abortRequest.abort(new DOMException('Nothing was heard in time.', 'TimeoutError'));
  const followCaller = () => abortRequest.abort(caller?.reason);
  let timer = setTimeout(giveUp, silence_ms);
  if (caller?.aborted) followCaller();
  caller?.addEventListener('abort', followCaller, { once: true });
  return {
    signal: abortRequest.signal,
    renew: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silence_ms);
    },
    end: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', followCaller);
    },
  };
}
