import { skipEntryWarning } from '@pairwise/e2e/support';
import { setTimeout } from 'node:timers/promises';

import type { BrowserContext, Page } from '@playwright/test';

import { logInDirectly } from '../support/person.ts';
import type { RemoteRoute } from '../support/remotes.ts';
import type { RunningProduct } from '../support/running-product.ts';
import type { Stage, Stages } from './broken-versions.ts';
import { faults, type FaultId } from './faults.ts';
import { hasFrame, logOut, openOthers, switchLanguage, visitOthers } from './usable.ts';
import { navigateWithin, type Shown, waitForRemote, watch } from './watched-page.ts';

/** The shell's deadline for a remote, and how much later the fallback may be rendered (PLAT-03). */
const DEADLINE_MS = 8_000;
const GRACE_MS = 3_000;
/** Waits longer than the deadline, to distinguish a late fallback from a missing one, and for a busy machine. */
const PATIENCE_MS = 3 * (DEADLINE_MS + GRACE_MS);
/** An empty page counts as blank from this duration on; a moment between two screens does not. */
const BLANK_MS = 1_000;
const CLOSING_MS = 5_000;
/** More than the limits of a case together. A case whose browser does not respond is aborted and counts as a blank screen. */
const CASE_MS = 600_000;

export interface Case {
  remote: RemoteRoute;
  fault: FaultId;
  /** Whether the shell may load an earlier version instead. */
  lastGood: boolean;
  /** Whether the remote is opened by a document load or by navigation from another screen. */
  entrance: 'document' | 'navigation';
  /** The other remotes that the visitor uses meanwhile. */
  others: readonly RemoteRoute[];
}

export interface Outcome {
  /** The page's time (`pageTime`) from opening the remote to its final state. */
  milliseconds: number;
  shown: Shown;
  blank: boolean;
  late: boolean;
  /** The expected and the actual state, when they differ. */
  unexpected?: string;
  /** What the visitor could not use, one sentence each. */
  unusable: string[];
}

export interface CaseContext {
  product: RunningProduct;
  stages: Stages;
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
 * Returns the page from which the visitor opens the remote: a screen of the shell. The landers are in their own zone, whose
 * document cannot be loaded offline, so offline the visitor goes from one of their screens to another.
 */
const startOf = ({ name }: RemoteRoute, offline: boolean): string =>
  name === 'mf-landers' && offline ? '/' : '/lang-config';
const goalOf = ({ name, path }: RemoteRoute, offline: boolean): string =>
  name === 'mf-landers' && offline ? '/landers/alonetonight' : path;

interface Entered {
  /** The page's time when the remote was opened. */
  began: number;
  /** The heading of the screen before. A screen with this heading is not the expected one. */
  headingBefore?: string;
}

const enter = async (page: Page, context: BrowserContext, url: string, one: Case): Promise<Entered> => {
  const offline = one.fault === 'offline';
  const goal = goalOf(one.remote, offline);
  if (one.entrance === 'document' && !offline) {
    await page.goto(`${url}${goal}`, { waitUntil: 'commit' });
    return { began: 0 };
  }
  await page.goto(`${url}${startOf(one.remote, offline)}`);
  await page.locator('h1').first().waitFor();
  const headingBefore = await page.locator('h1').first().innerText();
  if (offline) await context.setOffline(true);
  const began = await page.evaluate(() => window.pageTime);
  await navigateWithin(page, goal);
  return { began, headingBefore };
};

const expected = ({ lastGood, fault }: Case, stage: Stage): Shown =>
  lastGood && fault !== 'offline' && stage.lastGood !== undefined
    ? { kind: 'screen', version: stage.lastGood }
    : { kind: 'fallback' };

const formatShown = (shown: Shown): string => (shown.kind === 'screen' ? `screen of ${shown.version}` : shown.kind);

const unresponsive: Outcome = {
  milliseconds: CASE_MS,
  shown: { kind: 'nothing' },
  blank: true,
  late: true,
  unusable: ['the browser did not respond'],
};

/** Opens a remote with one fault as a visitor, and reports what they see and what they cannot use. */
export const runCase = (context: CaseContext, one: Case): Promise<Outcome> =>
  Promise.race([tryCase(context, one), setTimeout(CASE_MS, unresponsive, { ref: false })]);

const tryCase = async ({ product, stages }: CaseContext, one: Case): Promise<Outcome> => {
  const { remote, fault, lastGood, others } = one;
  const { proxy, browser } = product;
  const isVersion = faults.some(({ id, kind }) => id === fault && kind === 'version');
  const stage = stages.stage(remote.name, { lastGood, ...(isVersion && { fault }) });
  const context = await browser.newContext({ locale: 'en-GB' });
  await skipEntryWarning(context);
  const { url } = proxy;
  const unusable: string[] = [];
  try {
    if (remote.member) await logInDirectly(context, url);
    // The case is about the code of the remote. A page with a session, also one that has ended, is not prerendered.
    else await context.addCookies([{ name: 'auth.session', value: 'ended', url }]);
    const page = await context.newPage();
    await watch(page);
    setFault(product, one, stage);
    const { began, headingBefore } = await enter(page, context, url, one);
    const shown = await waitForRemote(page, remote.name, PATIENCE_MS, headingBefore);
    const frame = await hasFrame(page, remote.member);
    const [pageTime, emptyFor] = await page.evaluate(() => [window.pageTime, window.emptyFor] as const);
    const milliseconds = Math.round(pageTime - began);

    if (fault === 'offline') {
      await context.setOffline(false);
      const recovered = await waitForRemote(page, remote.name, PATIENCE_MS);
      // The fallback stays for a moment after the network is back.
      await page.locator('main [data-remote-failure]').waitFor({ state: 'detached', timeout: PATIENCE_MS });
      if (recovered.kind === 'nothing') unusable.push('it does not load when the network is back');
    }
    await switchLanguage(page, unusable);
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
      ...(formatShown(wanted) !== formatShown(shown) && {
        unexpected: `expected ${formatShown(wanted)}, got ${formatShown(shown)}`,
      }),
      unusable,
    };
  } finally {
    // Hanging requests are ended first, because a browser in the middle of a load may not close.
    proxy.set();
    await Promise.race([context.close(), setTimeout(CLOSING_MS, undefined, { ref: false })]);
    if (isVersion) stages.repair(remote.name);
  }
};

/** Returns what a page shows, for a case that cannot be repeated. */
const describePage = async (page: Page): Promise<string> => {
  const [state, text] = await page.evaluate(() => [document.readyState, document.body.innerText] as const);
  return ` at ${page.url()} (${state}): ${JSON.stringify(text.slice(0, 500))}`;
};

/** Rolls a remote back by one version and checks that a new page shows it. */
export const runRollback = async (
  { product, stages }: CaseContext,
  remote: RemoteRoute,
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
    const instead = shown.kind === 'nothing' ? await describePage(page) : '';
    return { works: shown.kind === 'screen' && shown.version === lastGood, shown: `${formatShown(shown)}${instead}` };
  } finally {
    await Promise.race([context.close(), setTimeout(CLOSING_MS, undefined, { ref: false })]);
  }
};
