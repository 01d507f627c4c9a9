import { setTimeout } from 'node:timers/promises';

import { isShed, RETRY_AFTER, SHED_TITLE } from '@pairwise/gateway/shed-load';
import type { BrowserContext, Page } from '@playwright/test';

/** The events of one tab. */
export interface TabLog {
  navigations: number;
  /** Navigations that did not show their screen, one sentence each. */
  failed: string[];
  /** The times of unexpected reloads, in milliseconds since the tab was opened. */
  reloads: number[];
  /** Document loads with which the tab left a version that was rolled back. */
  left: number;
  /** Errors and warnings of the console, and uncaught errors. */
  complaints: string[];
}

export interface WatchedTab {
  page: Page;
  log: TabLog;
  /** Loads a document, as a typed address does. */
  open(path: string): Promise<void>;
  /** Clicks a link of the page. Only a link to another zone may load a document. */
  follow(path: string): Promise<void>;
  /** Returns the paths of the visible links whose owner is known here. */
  links(): Promise<string[]>;
  /** Returns the version of each remote that the page has to keep. */
  versions(): Promise<Record<string, string>>;
  close(): Promise<void>;
}

/** The limit of each step of a navigation. The shell's own deadlines are shorter. */
const PATIENCE_MS = 60_000;

const CLOSING_MS = 5_000;

/** The deployable that renders each address. */
const owners: [pattern: RegExp, owner: string][] = [
  [/^\/members(\/\d+)?$/, 'mf-members'],
  [/^\/chats(\/\d+)?$/, 'mf-chat'],
  [/^\/(premium|pricing)$/, 'mf-billing'],
  [/^\/login$/, 'mf-auth'],
  [/^\/(landers\/\w+)?$/, 'mf-landers'],
  [/^\/lang-config$/, 'shell'],
];

const ownerOf = (path: string): string | undefined => owners.find(([pattern]) => pattern.test(path))?.[1];
const zoneOf = (path: string): 'site' | 'app' => (ownerOf(path) === 'mf-landers' ? 'site' : 'app');

/** Runs in the page. Returns why the screen of an address is not rendered yet, or an empty text. */
const whatIsMissing = ({ path, owner, zone }: { path: string; owner: string; zone: string }): string => {
  if (window.location.pathname !== path) return `the address is ${window.location.pathname}`;
  // On the way to another zone the old document has the new address for a moment.
  if (document.documentElement.dataset['zone'] !== zone) return 'the document of another zone';
  const outlet = document.querySelector<HTMLElement>('#outlet');
  const place = outlet?.querySelector<HTMLElement>('[data-remote]');
  if (outlet?.querySelector('[role=alert]')) return 'failed: an error is rendered in place of the screen';
  if (!document.querySelector('#content h1')) return 'no heading';
  if (owner === 'shell') return '';
  if (outlet?.ariaBusy === 'true') return 'still a skeleton';
  if (place?.dataset['remote'] !== owner) return `rendered is ${place?.dataset['remote'] ?? 'no remote'}, not ${owner}`;
  const page = JSON.parse(document.querySelector('#mfe-page')?.textContent ?? '{}') as {
    remotes?: { name: string; version: string }[];
  };
  const named = page.remotes?.find(({ name }) => name === owner)?.version;
  return place.dataset['version'] === named ? '' : `version ${place.dataset['version']}, the page names ${named}`;
};

/**
 * Waits for the screen of an address. It polls, because a document may be replaced meanwhile. A visitor whose page was
 * refused to shed load tries again.
 */
const waitForScreen = async (page: Page, path: string, tryAgain: () => Promise<unknown>): Promise<void> => {
  const wanted = { path, owner: ownerOf(path) ?? 'no remote', zone: zoneOf(path) };
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const missing = await page
      .evaluate(whatIsMissing, wanted)
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    if (missing === '') return;
    if ((await page.title().catch(() => '')) === SHED_TITLE && performance.now() < until) {
      await setTimeout(Number(RETRY_AFTER) * 1_000);
      await tryAgain();
      continue;
    }
    if (missing.startsWith('failed') || performance.now() > until) throw new Error(missing);
    await setTimeout(150);
  }
};

/** Runs in the page. Returns the versions of its document, as `name@version`. */
const versionsOfDocument = (): string[] => {
  const { shell, remotes = [] } = JSON.parse(document.querySelector('#mfe-page')?.textContent ?? '{}') as {
    shell?: { version: string };
    remotes?: { name: string; version: string }[];
  };
  return [...(shell ? [{ name: 'shell', ...shell }] : []), ...remotes].map(({ name, version }) => `${name}@${version}`);
};

/**
 * Opens a tab and records its events.
 * @param isRolledBack whether a version, as `name@version`, was rolled back; a page that has it loads a document with its next
 * navigation, once
 */
export const openTab = async (
  context: BrowserContext,
  url: string,
  isRolledBack: (version: string) => boolean,
): Promise<WatchedTab> => {
  const page = await context.newPage();
  const began = performance.now();
  const log: TabLog = { navigations: 0, failed: [], reloads: [], left: 0, complaints: [] };
  let planned = 0;
  let documents = 0;
  let leaving = false;
  /** The versions of the document that was shown last. */
  let own: string[] = [];
  const leftVersions = new Set<string>();

  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    documents += 1;
    if (documents <= planned) return;
    planned = documents;
    const reasons = own.filter((version) => isRolledBack(version) && !leftVersions.has(version));
    if (reasons.length === 0) log.reloads.push(performance.now() - began);
    else log.left += 1;
    for (const version of reasons) leftVersions.add(version);
  });
  const shed = new Set<string>();
  page.on('response', (response) => {
    if (isShed(response.status(), response.headers()['retry-after'])) shed.add(response.url());
  });
  page.on('console', (message) => {
    if (shed.has(message.location().url)) return;
    if (leaving || (message.type() !== 'error' && message.type() !== 'warning')) return;
    log.complaints.push(`${new URL(page.url()).pathname}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => log.complaints.push(String(error.stack ?? error)));

  const arrive = async (path: string, go: () => Promise<unknown>): Promise<void> => {
    log.navigations += 1;
    const from = page.url() === 'about:blank' ? 'nowhere' : new URL(page.url()).pathname;
    try {
      await go();
      await waitForScreen(page, path, () => {
        planned = documents + 1;
        return page.reload({ waitUntil: 'commit', timeout: PATIENCE_MS });
      });
      // The document may just be replaced.
      own = await page.evaluate(versionsOfDocument).catch(() => own);
    } catch (error) {
      const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
      log.failed.push(`${from} → ${path}: ${reason}`);
    }
  };

  return {
    page,
    log,
    open: (path) => {
      planned = documents + 1;
      return arrive(path, async () => {
        const response = await page.goto(`${url}${path}`, { waitUntil: 'commit', timeout: PATIENCE_MS });
        const [status, retryAfter] = [response?.status(), response?.headers()['retry-after']];
        if (status !== 200 && !isShed(status, retryAfter)) throw new Error(`the document returned ${status}`);
      });
    },
    follow: (path) => {
      if (zoneOf(path) !== zoneOf(new URL(page.url()).pathname)) planned = documents + 1;
      return arrive(path, () => page.locator(`a[href="${path}"]:visible`).first().click({ timeout: PATIENCE_MS }));
    },
    links: async () => {
      const found = await page
        .locator('a[href^="/"]:visible')
        .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
      return [...new Set(found)].filter((path) => ownerOf(path) !== undefined);
    },
    versions: () =>
      page.evaluate(() => {
        const { remotes } = JSON.parse(document.querySelector('#mfe-page')?.textContent ?? '{"remotes":[]}') as {
          remotes: { name: string; version: string }[];
        };
        return Object.fromEntries(remotes.map(({ name, version }) => [name, version]));
      }),
    close: async () => {
      leaving = true;
      // A browser in the middle of a load may not close.
      await Promise.race([page.close(), setTimeout(CLOSING_MS)]);
    },
  };
};
