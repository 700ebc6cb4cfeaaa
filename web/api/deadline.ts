/** A timeout for silence of a request. */
export type Deadline = {
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
  const abort = new AbortController();
  const giveUp = () => abort.abort(new DOMException('Nothing was heard in time.', 'TimeoutError'));
  const follow = () => abort.abort(caller?.reason);
  let timer = setTimeout(giveUp, silence_ms);
  if (caller?.aborted) follow();
  caller?.addEventListener('abort', follow, { once: true });
  return {
    signal: abort.signal,
    renew: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, silence_ms);
    },
    end: () => {
      clearTimeout(timer);
      caller?.removeEventListener('abort', follow);
    },
  };
}
