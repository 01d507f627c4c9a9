import { skipEntryWarning } from '@pairwise/e2e/support';
import { setTimeout } from 'node:timers/promises';

import type { Browser, BrowserContextOptions } from '@playwright/test';

import type { Deployer } from './deployer.ts';
import { type LoadReport, startLoad } from './open-loop.ts';
import { openTab, type TabLog, type WatchedTab } from './watched-tab.ts';

export interface MeasureOptions {
  url: string;
  browser: Browser;
  /** The cookies of a member who is logged in. */
  member: NonNullable<BrowserContextOptions['storageState']>;
  deployer: Deployer;
  deploys: number;
  rollbacks: number;
  browsers: number;
  perSecond: number;
  /** Between two changes, milliseconds. */
  pause: number;
  random: () => number;
  log: (line: string) => void;
}

export interface Measured {
  load: LoadReport;
  navigations: number;
  failed: string[];
  /** Page loads that nobody asked for. */
  reloads: number;
  /** The most of them that one tab had within any 60 s. */
  worstMinute: number;
  complaints: string[];
  patientTabs: number;
  /** Remotes that a tab loaded for the first time when at least ten deploys had passed and another version was live. */
  lateLoads: number;
  /** Deploys between the opening of the patient tabs and their last navigation, the fewest. */
  deploysOutlived: number;
}

const memberPages = ['/members', '/chats', '/premium', '/pricing', '/lang-config'];
const visitorPages = ['/', '/pricing', '/login', '/members', '/landers/alonetonight', '/lang-config'];

/** Pages of visitors: who is logged in is led on to the search. */
const leadsMembersOn = /^\/(login|landers\/.*)?$/;

/** Reads the longer the more there are, so that two cores can draw for all of them. */
const READING_MS = 700;

/** Deploys that a patient tab waits for before it moves. */
const PATIENCE = 10;

const mostWithinAMinute = (moments: readonly number[]): number =>
  Math.max(0, ...moments.map((from) => moments.filter((at) => at >= from && at < from + 60_000).length));

/** Deploys and takes back while the site is under load and people are using it; counts all that they would notice. */
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
    const tab = await openTab(context, url);
    logs.push(tab.log);
    return tab;
  };

  const over = new AbortController();
  /** Somebody who reads a little, then goes on: by a link of the page, or by typing an address. */
  const use = async (loggedIn: boolean): Promise<void> => {
    const tab = await newTab(loggedIn);
    const pages = loggedIn ? memberPages : visitorPages;
    try {
      // Not all at the same moment.
      await setTimeout(random() * options.browsers * 300);
      await tab.open(pick(pages, '/pricing'));
      while (!over.signal.aborted) {
        await setTimeout(500 + random() * options.browsers * READING_MS);
        const links = (await tab.links()).filter((path) => !loggedIn || !leadsMembersOn.test(path));
        const target = random() < 0.6 ? pick(links, '') : '';
        await (target === '' ? tab.open(pick(pages, '/pricing')) : tab.follow(target));
      }
    } catch (error) {
      // Such as a page that was loaded anew while its links were read.
      tab.log.failed.push(error instanceof Error ? error.message : String(error));
    }
    await tab.close();
  };

  let done = 0;
  let patientTabs = 0;
  let lateLoads = 0;
  const outlived: number[] = [];
  /** Somebody who has seen the search and comes back to the tab much later, to screens that were never fetched. */
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
    worstMinute: Math.max(...logs.map((tab) => mostWithinAMinute(tab.reloads))),
    complaints: logs.flatMap((tab) => tab.complaints),
    patientTabs,
    lateLoads,
    deploysOutlived: Math.min(...outlived),
  };
};
