import { setTimeout as wait } from 'node:timers/promises';

import type { DevToolsSession } from './devtools.ts';

export interface PageWatch {
  /** Returns and clears the problems since the last call. */
  take: (options?: { refusalsAllowed?: boolean }) => string[];
  /**
   * Waits until no request is under way, for a while at most: a page is not left, and its clock not set, in the middle
   * of one.
   */
  requestsEnded: () => Promise<void>;
  /** Whether code is under way, for a while at most. Calls to the api and videos are not counted: some are kept open. */
  isLoading: () => boolean;
  /** Resolves with the status of the next document. */
  nextDocument: () => Promise<number>;
}

const REQUESTS_MS = 5_000;
const QUIET_MS = 150;
const POLL_MS = 25;

/** What the load of a remote waits for. */
const codeTypes = ['Document', 'Script', 'Stylesheet'];

const MAX_TEXT = 300;
const short = (text: string): string =>
  (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text).replaceAll(/\s+/g, ' ');

export const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

/** Whether a request was aborted, as pending requests are when a page is left. */
const isAbort = (text: string): boolean => text.includes('ERR_ABORTED');

/** Records errors of a page: in its console, of its policy, and of its requests. */
export const watchPage = async (
  { on, send }: DevToolsSession,
  /** Whether the gateway of the check has refused this call itself, which is no problem of the version. */
  wasRefused: (method: string, path: string) => boolean,
): Promise<PageWatch> => {
  let problems: { text: string; refusal: boolean }[] = [];
  const waiting: ((status: number) => void)[] = [];
  const requests = new Map<string, { method: string; url: string; type: string }>();
  const note = (text: string, refusal = false): void => void problems.push({ text: short(text), refusal });

  // The deprecated domain, because `Runtime` calls functions of the page when it reports an error object.
  on('Console.messageAdded', ({ message: { source, level, text } }) => {
    if (level === 'error' && source === 'console-api') note(`console: ${text}`);
  });
  on('Log.entryAdded', ({ entry: { source, level, text } }) => {
    // Requests are recorded below, with their addresses. Uncaught errors are in the browser's log (uncaught.ts).
    if (level === 'error' && source !== 'network' && source !== 'javascript') note(`console: ${text}`);
  });
  on('Inspector.targetCrashed', () => note('the page crashed'));
  /** When each request began. */
  const underWay = new Map<string, number>();
  on('Network.requestWillBeSent', ({ requestId, type = '', request: { method, url } }) => {
    requests.set(requestId, { method, url, type });
    underWay.set(requestId, Date.now());
  });
  on('Network.loadingFinished', ({ requestId }) => underWay.delete(requestId));
  on('Network.loadingFailed', ({ requestId, errorText, canceled, blockedReason }) => {
    underWay.delete(requestId);
    const url = requests.get(requestId)?.url ?? '';
    // What the policy blocks is in the log.
    if (canceled === true || isAbort(errorText) || blockedReason === 'csp') return;
    note(`request failed: ${pathOf(url)} ${errorText}`);
  });
  on('Network.responseReceived', ({ requestId, type, response: { url, status } }) => {
    const path = pathOf(url);
    if (type === 'Document') for (const resolve of waiting.splice(0)) resolve(status);
    if (status < 400 || wasRefused(requests.get(requestId)?.method ?? 'GET', path)) return;
    note(`${status} for ${path}`, type !== 'Document' && path.startsWith('/api/') && status < 500);
  });
  await Promise.all([send('Console.enable'), send('Log.enable'), send('Network.enable'), send('Inspector.enable')]);

  return {
    take: ({ refusalsAllowed = false } = {}) => {
      const taken = problems.filter(({ refusal }) => !(refusal && refusalsAllowed)).map(({ text }) => text);
      problems = [];
      return [...new Set(taken)];
    },
    requestsEnded: async () => {
      const end = Date.now() + REQUESTS_MS;
      let quietSince = Date.now();
      while (Date.now() < end && Date.now() - quietSince < QUIET_MS) {
        await wait(POLL_MS);
        if (underWay.size > 0) quietSince = Date.now();
      }
    },
    isLoading: () =>
      [...underWay].some(
        ([id, since]) => Date.now() - since < REQUESTS_MS && codeTypes.includes(requests.get(id)?.type ?? ''),
      ),
    nextDocument: () => new Promise((resolve) => waiting.push(resolve)),
  };
};
