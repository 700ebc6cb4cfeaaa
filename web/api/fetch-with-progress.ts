/**
 * `fetch` for uploads: tells how many bytes of the body have left, which `fetch` itself can't.
 * @param onProgress Bytes sent so far and in all.
 */
export const fetchWithProgress =
  (onProgress: (loaded: number, total: number) => void): typeof fetch =>
  (input, { method = 'GET', headers, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, input instanceof Request ? input.url : input);
      new Headers(headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
      request.onload = () => {
        const { status, responseText } = request;
        resolve(new Response(responseText === '' ? null : responseText, { status }));
      };
      request.onerror = () => reject(new TypeError('The request could not be sent.'));
      request.onabort = () => reject(new DOMException('The request was aborted.', 'AbortError'));
      if (signal?.aborted) return request.onabort(new ProgressEvent('abort'));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      // Of the bodies that fetch takes a stream is the one that this can't send; uploads are forms.
      request.send(body as XMLHttpRequestBodyInit | null);
    });
