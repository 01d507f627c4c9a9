/** How much of a body has gone out, from 0 to 1. */
export type OnProgress = (share: number) => void;

const headersOf = (lines: string): Headers => {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
};

/**
 * A `fetch` for one form, which tells how much of it has gone out. Only `XMLHttpRequest` can: a fetch that streams its
 * body to count it works in one family of browsers, and there only over HTTP/2.
 */
export const uploadFetch =
  (form: FormData, onProgress: OnProgress) =>
  (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { method, url, headers, signal } = new Request(input, init);
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of headers) {
        // The boundary that the browser writes into the form stands in the header it writes itself.
        if (name !== 'content-type') request.setRequestHeader(name, value);
      }
      const stop = (): void => request.abort();
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      request.addEventListener('load', () => {
        const answer = { status: request.status, headers: headersOf(request.getAllResponseHeaders()) };
        resolve(new Response(request.status === 204 ? null : request.responseText, answer));
      });
      // The words by which a failed network is known, as fetch has them.
      request.addEventListener('error', () => reject(new TypeError('Failed to fetch')));
      request.addEventListener('abort', () => reject(signal.reason));
      request.addEventListener('loadend', () => signal.removeEventListener('abort', stop));
      if (signal.aborted) {
        reject(signal.reason);
        return;
      }
      signal.addEventListener('abort', stop);
      onProgress(0);
      request.send(form);
    });
  };
