import type { Transport } from './exchange.ts';

/**
 * `fetch` for uploads: reports how many bytes of the body were sent, which `fetch` itself can't.
 * @param onProgress Bytes sent so far and in total.
 */
export const fetchWithProgress =
  (onProgress: (loaded: number, total: number) => void): Transport =>
  (url, { method = 'GET', headers, body, signal }, stillAlive) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => {
        stillAlive();
        onProgress(loaded, total);
      };
      request.onload = () => {
        const { status, responseText } = request;
        const answerHeaders = new Headers();
        const retryAfter = request.getResponseHeader('retry-after');
        if (retryAfter !== null) answerHeaders.set('retry-after', retryAfter);
        resolve(new Response(responseText === '' ? null : responseText, { status, headers: answerHeaders }));
      };
      request.onerror = () => reject(new TypeError('The request could not be sent.'));
      request.onabort = () => reject(new DOMException('The request was aborted.', 'AbortError'));
      if (signal?.aborted) return request.onabort(new ProgressEvent('abort'));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      // Of fetch's body types only a stream can't be sent here; uploads are forms.
      request.send(body as XMLHttpRequestBodyInit | null);
    });
