/** A request that may be silent for so long, and no longer. */
export type Deadline = {
  /** Aborts the request: its time is over, or its caller called it off. */
  readonly signal: AbortSignal;
  /** A sign of life: the time begins anew. */
  renew(): void;
  /** It is over: nothing is aborted any more. */
  end(): void;
};

/**
 * A half-open connection neither answers nor fails, and browsers wait minutes for it: after `silence_ms` without a sign
 * of life the request is given up.
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
