/**
 * The part of `XMLHttpRequest` that uploads need, on top of the current `fetch`, so that uploads use a test's fake
 * network, too. jsdom's own `XMLHttpRequest` can't send Node's FormData.
 */
class RequestOverFetch extends EventTarget {
  status = 0;
  responseText = '';
  readonly upload = new EventTarget();

  readonly #headers = new Headers();
  readonly #stop = new AbortController();
  #method = 'GET';
  #url = '';
  #responseHeaders = new Headers();

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.append(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#responseHeaders].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  abort(): void {
    this.#stop.abort();
    this.#end('abort');
  }

  send(body: FormData): void {
    void this.#run(body);
  }

  async #run(body: FormData): Promise<void> {
    const { signal } = this.#stop;
    try {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }));
      const request = new Request(this.#url, { method: this.#method, headers: this.#headers, body, signal });
      const response = await fetch(request);
      this.responseText = await response.text();
      this.status = response.status;
      this.#responseHeaders = response.headers;
      if (!signal.aborted) this.#end('load');
    } catch {
      if (!signal.aborted) this.#end('error');
    }
  }

  #end(type: 'load' | 'error' | 'abort'): void {
    this.dispatchEvent(new Event(type));
    this.dispatchEvent(new Event('loadend'));
  }
}

/** Sends uploads through `fetch`, which the test fakes, until the test ends. */
export const uploadByFetch = (): void => {
  // The class implements only the members that `upload-fetch.ts` uses.
  const request = () => new RequestOverFetch() as unknown as XMLHttpRequest;
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(request);
};
