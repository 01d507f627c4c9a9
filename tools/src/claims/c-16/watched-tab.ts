import { setTimeout } from 'node:timers/promises';

import type { BrowserContext, Page } from '@playwright/test';

/** What one tab went through. */
export interface TabLog {
  navigations: number;
  /** Navigations that did not show their screen, one sentence each. */
  failed: string[];
  /** When the page was loaded anew though nobody asked for it, milliseconds since the tab was opened. */
  reloads: number[];
  /** Errors and warnings of the console, and errors that nobody caught. */
  complaints: string[];
}

export interface WatchedTab {
  page: Page;
  log: TabLog;
  /** Loads a document, as typing an address does. */
  open(path: string): Promise<void>;
  /** Clicks a link of the page. Between zones that loads a document, else it must not. */
  follow(path: string): Promise<void>;
  /** Paths that the visible links of the page lead to, of routes that are known here. */
  links(): Promise<string[]>;
  /** What the page says of its remotes: name → version it has to stay with. */
  versions(): Promise<Record<string, string>>;
  close(): Promise<void>;
}

/** A navigation that takes longer has failed. The shell's own deadlines are shorter. */
const PATIENCE_MS = 20_000;

const CLOSING_MS = 5_000;

/** Who has to show which address. */
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

/** Runs in the page: a reason why the screen of an address does not stand yet, or an empty text. */
const whatIsMissing = ({ path, owner, zone }: { path: string; owner: string; zone: string }): string => {
  if (window.location.pathname !== path) return `the address is ${window.location.pathname}`;
  // On its way to another zone the old document has the new address for a moment.
  if (document.documentElement.dataset['zone'] !== zone) return 'the document of another zone';
  const outlet = document.querySelector<HTMLElement>('#outlet');
  const place = outlet?.querySelector<HTMLElement>('[data-remote]');
  if (outlet?.querySelector('[role=alert]')) return 'failed: an error stands in place of the screen';
  if (!document.querySelector('#content h1')) return 'no heading';
  if (owner === 'shell') return '';
  if (outlet?.ariaBusy === 'true') return 'still a skeleton';
  if (place?.dataset['remote'] !== owner) return `${place?.dataset['remote'] ?? 'nobody'} stands there, not ${owner}`;
  const page = JSON.parse(document.querySelector('#mfe-page')?.textContent ?? '{}') as {
    remotes?: { name: string; version: string }[];
  };
  const named = page.remotes?.find(({ name }) => name === owner)?.version;
  return place.dataset['version'] === named ? '' : `version ${place.dataset['version']}, the page names ${named}`;
};

/** Asks again and again; while a document is being replaced there is nobody to ask. */
const stands = async (page: Page, path: string): Promise<void> => {
  const wanted = { path, owner: ownerOf(path) ?? 'nobody', zone: zoneOf(path) };
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const missing = await page
      .evaluate(whatIsMissing, wanted)
      .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    if (missing === '') return;
    if (missing.startsWith('failed') || performance.now() > until) throw new Error(missing);
    await setTimeout(150);
  }
};

/** Opens a tab and writes down all that happens in it. */
export const openTab = async (context: BrowserContext, url: string): Promise<WatchedTab> => {
  const page = await context.newPage();
  const began = performance.now();
  const log: TabLog = { navigations: 0, failed: [], reloads: [], complaints: [] };
  let planned = 0;
  let documents = 0;
  let leaving = false;

  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    documents += 1;
    if (documents <= planned) return;
    log.reloads.push(performance.now() - began);
    planned = documents;
  });
  page.on('console', (message) => {
    if (leaving || (message.type() !== 'error' && message.type() !== 'warning')) return;
    log.complaints.push(`${new URL(page.url()).pathname}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => log.complaints.push(String(error.stack ?? error)));

  const arrive = async (path: string, go: () => Promise<unknown>): Promise<void> => {
    log.navigations += 1;
    const from = page.url() === 'about:blank' ? 'nowhere' : new URL(page.url()).pathname;
    try {
      await go();
      await stands(page, path);
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
        const answer = await page.goto(`${url}${path}`, { waitUntil: 'commit', timeout: PATIENCE_MS });
        if (answer?.status() !== 200) throw new Error(`the document was answered with ${answer?.status()}`);
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
      // A browser that is in the middle of a load may keep the answer to itself.
      await Promise.race([page.close(), setTimeout(CLOSING_MS)]);
    },
  };
};
