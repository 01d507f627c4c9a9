import { skipEntryWarning } from '@pairwise/e2e/support';
import { setTimeout } from 'node:timers/promises';

import type { BrowserContext, Page } from '@playwright/test';

import { logInDirectly } from '../support/person.ts';
import type { Seen } from '../support/remotes.ts';
import type { RunningProduct } from '../support/running-product.ts';
import type { Stage, Stages } from './broken-versions.ts';
import { faults, type FaultId } from './faults.ts';
import { hasFrame, logOut, openOthers, switchLanguage, visitOthers } from './usable.ts';
import { goWithin, type Shown, waitForRemote, watch } from './watched-page.ts';

/** The shell's own deadline for a remote, and how much later the fallback may stand (PLAT-03). */
const DEADLINE_MS = 8_000;
const GRACE_MS = 3_000;
/** How long is waited, so that what is late can be told from what never comes. */
const PATIENCE_MS = DEADLINE_MS + GRACE_MS + 2_000;
/** A moment without anything between two screens is no blank screen; this long is one. */
const BLANK_MS = 1_000;
const CLOSING_MS = 5_000;
/** A case whose browser does not answer any more is broken off, and counts as one in which nothing stood. */
const CASE_MS = 150_000;

export interface Case {
  remote: Seen;
  fault: FaultId;
  /** Whether an earlier version may stand in. */
  lastGood: boolean;
  /** By a document of its own, or from another screen. */
  entrance: 'document' | 'navigation';
}

export interface Outcome {
  /** From the wish to what stood in the end. */
  milliseconds: number;
  shown: Shown;
  blank: boolean;
  late: boolean;
  /** What should have stood, when something else did. */
  unexpected?: string;
  /** What somebody could not do meanwhile. */
  unusable: string[];
}

export interface Surroundings {
  product: RunningProduct;
  stages: Stages;
  remotes: readonly Seen[];
  language?: string;
}

const setFault = ({ proxy, registry }: RunningProduct, { remote, fault }: Case, { current }: Stage): void => {
  const files = new RegExp(`^/remotes/${remote.name}/${current.replaceAll('.', String.raw`\.`)}/`);
  const older = Object.values(registry.current().versions[remote.name] ?? {}).find(
    ({ version, status }) => version !== current && status !== 'revoked',
  );
  switch (fault) {
    case '404':
      return proxy.set(files, { kind: 'status', status: 404 });
    case '500':
      return proxy.set(files, { kind: 'status', status: 500 });
    case 'hang':
      return proxy.set(files, { kind: 'hang' });
    case '10 s slow':
      return proxy.set(files, { kind: 'slow', milliseconds: 10_000 });
    case 'truncated':
      return proxy.set(files, { kind: 'truncate' });
    case 'wrong hash':
      return proxy.set(files, { kind: 'flip' });
    case 'HTML instead of JavaScript':
      return proxy.set(files, { kind: 'html' });
    case 'one version back':
      return proxy.set(files, { kind: 'instead', path: (path) => path.replace(current, older?.version ?? '') });
    default:
      return proxy.set();
  }
};

/**
 * Where somebody stands before they go to the remote: a screen of the shell's. The front page is a document of a zone
 * of its own, which cannot be had offline: there somebody goes from one of its screens to the other.
 */
const startOf = ({ name }: Seen, offline: boolean): string => (name === 'mf-landers' && offline ? '/' : '/lang-config');
const goalOf = ({ name, path }: Seen, offline: boolean): string =>
  name === 'mf-landers' && offline ? '/landers/alonetonight' : path;

interface Entered {
  began: number;
  /** Heading of a screen of the same remote that stood before, and is not what is waited for. */
  leftBehind?: string;
}

const enter = async (page: Page, context: BrowserContext, url: string, one: Case): Promise<Entered> => {
  const offline = one.fault === 'offline';
  const goal = goalOf(one.remote, offline);
  if (one.entrance === 'document' && !offline) {
    await page.goto(`${url}${goal}`, { waitUntil: 'commit' });
    return { began: performance.now() };
  }
  await page.goto(`${url}${startOf(one.remote, offline)}`);
  await page.locator('h1').first().waitFor();
  const leftBehind = await page.locator('h1').first().innerText();
  if (offline) await context.setOffline(true);
  const began = performance.now();
  await goWithin(page, goal);
  return { began, leftBehind };
};

const expected = ({ lastGood, fault }: Case, stage: Stage): Shown =>
  lastGood && fault !== 'offline' && stage.lastGood !== undefined
    ? { kind: 'screen', version: stage.lastGood }
    : { kind: 'fallback' };

const told = (shown: Shown): string => (shown.kind === 'screen' ? `screen of ${shown.version}` : shown.kind);

const noAnswer: Outcome = {
  milliseconds: CASE_MS,
  shown: { kind: 'nothing' },
  blank: true,
  late: true,
  unusable: ['the browser did not answer any more'],
};

/** What a person finds when one remote is broken in one way. */
export const runCase = (surroundings: Surroundings, one: Case): Promise<Outcome> =>
  Promise.race([findOut(surroundings, one), setTimeout(CASE_MS, noAnswer, { ref: false })]);

const findOut = async ({ product, stages, remotes }: Surroundings, one: Case): Promise<Outcome> => {
  const { remote, fault, lastGood } = one;
  const { proxy, browser } = product;
  const isVersion = faults.some(({ id, kind }) => id === fault && kind === 'version');
  const stage = stages.stage(remote.name, { lastGood, ...(isVersion && { fault }) });
  const context = await browser.newContext({ locale: 'en-GB' });
  await skipEntryWarning(context);
  const { url } = proxy;
  const unusable: string[] = [];
  try {
    if (remote.member) await logInDirectly(context, url);
    const page = await context.newPage();
    await watch(page);
    setFault(product, one, stage);
    const { began, leftBehind } = await enter(page, context, url, one);
    const shown = await waitForRemote(page, remote.name, PATIENCE_MS, leftBehind);
    const milliseconds = Math.round(performance.now() - began);
    const frame = await hasFrame(page, remote.member);
    const emptyFor = await page.evaluate(() => window.emptyFor);

    if (fault === 'offline') {
      await context.setOffline(false);
      const healed = await waitForRemote(page, remote.name, PATIENCE_MS);
      // The fallback is still there for a moment when the network has just come back.
      await page.locator('main [data-remote-failure]').waitFor({ state: 'detached', timeout: PATIENCE_MS });
      if (healed.kind === 'nothing') unusable.push('it does not come back with the network');
    }
    await switchLanguage(page, unusable);
    const others = remotes.filter(({ name }) => name !== remote.name);
    if (!remote.member) await logInDirectly(context, url);
    if (!remote.member) await page.goto(`${url}/lang-config`);
    await openOthers(
      page,
      others.filter(({ member }) => member),
      unusable,
    );
    await logOut(page, unusable);
    await visitOthers(
      page,
      url,
      others.filter(({ member }) => !member),
      unusable,
    );
    const wanted = expected(one, stage);
    return {
      milliseconds,
      shown,
      blank: !frame || emptyFor > BLANK_MS || shown.kind === 'nothing',
      late: shown.kind === 'nothing' || milliseconds > DEADLINE_MS + GRACE_MS,
      ...(told(wanted) !== told(shown) && { unexpected: `${told(wanted)} was expected, ${told(shown)} stood` }),
      unusable,
    };
  } finally {
    // What hangs is let go first: a browser in the middle of a load may keep the answer to itself.
    proxy.set();
    await Promise.race([context.close(), setTimeout(CLOSING_MS, undefined, { ref: false })]);
    if (isVersion) stages.heal(remote.name);
  }
};

/** The registry points one version back: that is a deploy like any other. */
export const runRollback = async (
  { product, stages }: Surroundings,
  remote: Seen,
): Promise<{ works: boolean; shown: string }> => {
  const { lastGood } = stages.stage(remote.name, { lastGood: true });
  stages.rollback(remote.name);
  const context = await product.browser.newContext({ locale: 'en-GB' });
  await skipEntryWarning(context);
  try {
    if (remote.member) await logInDirectly(context, product.proxy.url);
    const page = await context.newPage();
    await page.goto(`${product.proxy.url}${remote.path}`, { waitUntil: 'commit' });
    const shown = await waitForRemote(page, remote.name, PATIENCE_MS);
    return { works: shown.kind === 'screen' && shown.version === lastGood, shown: told(shown) };
  } finally {
    await Promise.race([context.close(), setTimeout(CLOSING_MS, undefined, { ref: false })]);
  }
};
