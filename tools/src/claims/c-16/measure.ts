import { skipEntryWarning } from '@pairwise/e2e/support';
import { setTimeout } from 'node:timers/promises';

import type { Browser, BrowserContextOptions } from '@playwright/test';

import type { Deployer } from './deployer.ts';
import { type LoadReport, startLoad } from './open-loop.ts';
import { openTab, type TabLog, type WatchedTab } from './watched-tab.ts';

export interface MeasureOptions {
  url: string;
  browser: Browser;
  /** The cookies of a logged-in member. */
  member: NonNullable<BrowserContextOptions['storageState']>;
  deployer: Deployer;
  deploys: number;
  rollbacks: number;
  browsers: number;
  perSecond: number;
  /** The time between two changes, in milliseconds. */
  pause: number;
  random: () => number;
  log: (line: string) => void;
}

export interface Measured {
  load: LoadReport;
  navigations: number;
  failed: string[];
  /** Unexpected page loads. */
  reloads: number;
  /** Document loads with which a tab left a version that was rolled back. */
  left: number;
  /** The most unexpected page loads of one tab within any 60 s. */
  worstMinute: number;
  complaints: string[];
  patientTabs: number;
  /** Remotes that a tab loaded for the first time after at least ten deploys, while another version was live. */
  lateLoads: number;
  /** The smallest number of deploys between the opening of a patient tab and its last navigation. */
  deploysOutlived: number;
}

const memberPages = ['/members', '/chats', '/premium', '/pricing', '/lang-config'];
const visitorPages = ['/', '/pricing', '/login', '/members', '/landers/alonetonight', '/lang-config'];

/** Pages that redirect members to the search. */
const leadsMembersOn = /^\/(login|landers\/.*)?$/;

/** Reading time per browser: with more browsers each visitor reads longer, so that two cores can render for all. */
const READING_MS = 700;

/** The number of deploys that a patient tab waits for before it navigates. */
const PATIENCE = 10;

const mostWithinAMinute = (moments: readonly number[]): number =>
  Math.max(0, ...moments.map((from) => moments.filter((at) => at >= from && at < from + 60_000).length));

/** Deploys and rolls back while the site is under load and has visitors, and counts what they would notice. */
export const measure = async (options: MeasureOptions): Promise<Measured> => {
  const { url, browser, member, deployer, random, log } = options;
  const logs: TabLog[] = [];
  const pick = <Value>(values: readonly Value[], otherwise: Value): Value =>
    values[Math.floor(random() * values.length)] ?? otherwise;

  const newTab = async (loggedIn: boolean): Promise<WatchedTab> => {
    const context = await browser.newContext({
      locale: 'en-GB',
      viewport: { width: 1280, height: 800 },
      ...(loggedIn && { storageState: member }),
    });
    await skipEntryWarning(context);
    const tab = await openTab(context, url, deployer.isRolledBack);
    logs.push(tab.log);
    return tab;
  };

  const over = new AbortController();
  /** Acts as a visitor who reads and then follows a link or types an address. */
  const use = async (loggedIn: boolean): Promise<void> => {
    const tab = await newTab(loggedIn);
    const pages = loggedIn ? memberPages : visitorPages;
    try {
      // Spreads the first visits over time.
      await setTimeout(random() * options.browsers * 300);
      await tab.open(pick(pages, '/pricing'));
      while (!over.signal.aborted) {
        await setTimeout(500 + random() * options.browsers * READING_MS);
        const links = (await tab.links()).filter((path) => !loggedIn || !leadsMembersOn.test(path));
        const target = random() < 0.6 ? pick(links, '') : '';
        await (target === '' ? tab.open(pick(pages, '/pricing')) : tab.follow(target));
      }
    } catch (error) {
      // For example, the page was reloaded while its links were read.
      tab.log.failed.push(error instanceof Error ? error.message : String(error));
    }
    await tab.close();
  };

  let done = 0;
  let patientTabs = 0;
  let lateLoads = 0;
  const outlived: number[] = [];
  /** Opens the search in a tab. The returned function opens screens much later whose code was never loaded. */
  const leaveOpen = async (): Promise<() => Promise<void>> => {
    const tab = await newTab(true);
    patientTabs += 1;
    await tab.open('/members');
    const opened = done;
    const own = await tab.versions();
    const fetched = new Set<string>();
    tab.page.on('request', (request) => {
      const [, name, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(request.url()) ?? [];
      if (name !== undefined && version !== undefined) fetched.add(`${name} ${version}`);
    });
    return async () => {
      fetched.clear();
      for (const path of ['/chats', '/members', '/pricing']) await tab.follow(path);
      const live = deployer.live();
      lateLoads += ['mf-chat', 'mf-billing'].filter(
        (name) => fetched.has(`${name} ${own[name]}`) && live[name] !== own[name],
      ).length;
      outlived.push(done - opened);
      await tab.close();
    };
  };

  const load = startLoad({
    url,
    perSecond: options.perSecond,
    pages: visitorPages,
    random,
    olderFiles: () => deployer.filesEver(),
  });
  const people = Array.from({ length: options.browsers }, (_, index) => use(index % 2 === 0));
  let comeBack = await leaveOpen();
  await setTimeout(options.browsers * 300);

  const every = Math.max(1, Math.round(options.deploys / Math.max(1, options.rollbacks)));
  let taken = 0;
  for (done = 1; done <= options.deploys; done += 1) {
    const { name, version, replaced } = deployer.deploy();
    log(`${done}/${options.deploys} ${name} ${replaced} → ${version}`);
    await setTimeout(options.pause);
    if (done % every === 0 && taken < options.rollbacks) {
      taken += 1;
      deployer.rollBack();
      log(`${name} back to ${replaced}`);
      await setTimeout(options.pause);
    }
    if (done % PATIENCE === 0 && options.deploys - done >= PATIENCE) {
      await comeBack();
      comeBack = await leaveOpen();
    }
  }
  done = options.deploys;
  await comeBack();
  over.abort();
  await Promise.all(people);

  return {
    load: await load.stop(),
    navigations: logs.reduce((sum, tab) => sum + tab.navigations, 0),
    failed: logs.flatMap((tab) => tab.failed),
    reloads: logs.reduce((sum, tab) => sum + tab.reloads.length, 0),
    left: logs.reduce((sum, tab) => sum + tab.left, 0),
    worstMinute: Math.max(...logs.map((tab) => mostWithinAMinute(tab.reloads))),
    complaints: logs.flatMap((tab) => tab.complaints),
    patientTabs,
    lateLoads,
    deploysOutlived: Math.min(...outlived),
  };
};
