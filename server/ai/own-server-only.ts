/** Thrown if an answer is longer than allowed. */
export class AnswerTooLong extends Error {}

/**
 * `fetch` for a provider whose answers may be large: it reads at most the given number of bytes, follows no redirect,
 * and asks only the host of the first request: a picture's address in an answer could point into our own network (SSRF).
 */
export function ownServerOnly(maxBytes: number): typeof fetch {
  let origin: string | undefined;
  return async (input, init) => {
    const asked = new URL(input instanceof Request ? input.url : input).origin;
    origin ??= asked;
    if (asked !== origin) throw new Error('An answer named an address at another server.');
    const response = await fetch(input, { ...init, redirect: 'error' });
    let bytes = 0;
    const counted = response.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.length;
          if (bytes > maxBytes) controller.error(new AnswerTooLong());
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(counted ?? null, { status, statusText, headers });
  };
}
