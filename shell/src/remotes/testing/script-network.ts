/** What happens to a requested script: it leaves its container in the page, fails to load, throws, or hangs. */
export type ScriptResponse = { container: object } | 'network error' | 'throws' | 'hangs';

export interface RequestedScript {
  /** Address with its query. */
  src: string;
  integrity: string;
  fetchPriority: string;
}

export interface ScriptNetwork {
  /** Every requested script, in order. */
  requested: RequestedScript[];
  /** Sets the response of an address (without its query) from now on. Other addresses fail with a network error. */
  respond: (address: string, response: ScriptResponse) => void;
}

/** Fakes the network for script elements, and running them: jsdom runs no scripts. Everything else in the tests is real. */
export const scriptNetwork = (): ScriptNetwork => {
  const responses = new Map<string, ScriptResponse>();
  const requested: RequestedScript[] = [];

  const run = (script: HTMLScriptElement): void => {
    const { src, fetchPriority } = script;
    // jsdom does not know integrity: it is undefined unless the code has set it.
    const integrity: string | undefined = script.integrity;
    requested.push({ src, integrity: integrity ?? '', fetchPriority });
    const url = new URL(src);
    const response = responses.get(`${url.origin}${url.pathname}`) ?? 'network error';
    if (response === 'hangs') return;
    if (response === 'network error') {
      script.dispatchEvent(new Event('error'));
      return;
    }
    if (response === 'throws') window.dispatchEvent(new ErrorEvent('error', { filename: src, message: 'thrown' }));
    else Reflect.set(globalThis, containerOf(url.pathname), response.container);
    script.dispatchEvent(new Event('load'));
  };

  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement && node.src !== '') setTimeout(() => run(node));
    }
  }).observe(document.head, { childList: true });

  return {
    requested,
    respond: (address, response) => responses.set(new URL(address, window.location.href).href, response),
  };
};

/** Returns the global name of a remote's container, the same for every version: `/remotes/mf-chat/…` → `mf_chat`. */
const containerOf = (pathname: string): string => (pathname.split('/')[2] ?? '').replaceAll('-', '_');
