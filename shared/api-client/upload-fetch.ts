/** Called with the share of a body that was sent, from 0 to 1. */
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
 * Creates a `fetch` for one form that reports its upload progress. It uses `XMLHttpRequest`, because streaming a fetch
 * body works in Chromium only, and there only over HTTP/2.
 */
export const uploadFetch =
  (form: FormData, onProgress: OnProgress) =>
  (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { method, url, headers, signal } = new Request(input, init);
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, url);
      for (const [name, value] of headers) {
        // The browser sets this header itself, with the boundary of the form it writes.
        if (name !== 'content-type') request.setRequestHeader(name, value);
      }
      const stop = (): void => request.abort();
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      request.addEventListener('load', () => {
        const responseInit = { status: request.status, headers: headersOf(request.getAllResponseHeaders()) };
        resolve(new Response(request.status === 204 ? null : request.responseText, responseInit));
      });
      // The message that fetch uses, by which a failed network is recognised.
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
