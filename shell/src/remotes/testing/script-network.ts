/** What a browser does with the entry's script: it runs and leaves its container, fails to come, throws, or hangs. */
export type Answer = { container: object } | 'network error' | 'throws' | 'hangs';

export interface Asked {
  /** Address with its query. */
  src: string;
  integrity: string;
}

export interface ScriptNetwork {
  /** Every script that was asked for, in order. */
  asked: Asked[];
  /** Answers an address (without its query) from now on; what nobody answers is a network error. */
  answer: (address: string, answer: Answer) => void;
}

/** A test's page runs no scripts: this is the network and the running of them, and nothing else is pretended. */
export const scriptNetwork = (): ScriptNetwork => {
  const answers = new Map<string, Answer>();
  const asked: Asked[] = [];

  const run = (script: HTMLScriptElement): void => {
    const { src } = script;
    // jsdom knows no integrity: it is there when somebody has set it.
    const integrity: string | undefined = script.integrity;
    asked.push({ src, integrity: integrity ?? '' });
    const url = new URL(src);
    const answer = answers.get(`${url.origin}${url.pathname}`) ?? 'network error';
    if (answer === 'hangs') return;
    if (answer === 'network error') {
      script.dispatchEvent(new Event('error'));
      return;
    }
    if (answer === 'throws') window.dispatchEvent(new ErrorEvent('error', { filename: src, message: 'thrown' }));
    else Reflect.set(globalThis, containerOf(url.pathname), answer.container);
    script.dispatchEvent(new Event('load'));
  };

  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLScriptElement && node.src !== '') setTimeout(() => run(node));
    }
  }).observe(document.head, { childList: true });

  return { asked, answer: (address, answer) => answers.set(new URL(address, window.location.href).href, answer) };
};

/** `/remotes/mf-chat/…` → `mf_chat`: every version of a remote uses the same global name. */
const containerOf = (pathname: string): string => (pathname.split('/')[2] ?? '').replaceAll('-', '_');
