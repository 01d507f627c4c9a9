/**
 * The part of `XMLHttpRequest` that uploads need, over the `fetch` of the moment: where a test stands in for the
 * network, uploads take the same way. jsdom's own could not send a form of Node.
 */
class RequestOverFetch extends EventTarget {
  status = 0;
  responseText = '';
  readonly upload = new EventTarget();

  readonly #headers = new Headers();
  readonly #stop = new AbortController();
  #method = 'GET';
  #url = '';
  #answered = new Headers();

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.append(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('');
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
      const answer = await fetch(request);
      this.responseText = await answer.text();
      this.status = answer.status;
      this.#answered = answer.headers;
      if (!signal.aborted) this.#end('load');
    } catch {
      if (!signal.aborted) this.#end('error');
    }
  }

  #end(how: 'load' | 'error' | 'abort'): void {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}

/** Until the test ends, uploads go by `fetch`, which the test stands in for. */
export const uploadByFetch = (): void => {
  // It has what `upload-fetch.ts` uses, and no more of the forty members.
  const request = () => new RequestOverFetch() as unknown as XMLHttpRequest;
  jest.spyOn(globalThis, 'XMLHttpRequest').mockImplementation(request);
};
