import { entrySkipKey } from '@pairwise/contracts/entry-skip';
import { shellRoutes } from '@pairwise/contracts/remote';
import type { Browser, BrowserContext } from 'playwright-core';

import type { RegisteredVersion } from '../../registry/index.ts';
import { findIds, type KnownIds, type Visit, visitOf } from './addresses.ts';
import { checkRepeatedMounts } from './check-repeated-mounts.ts';
import type { BrowserRun } from './browser-run.ts';
import { launchBrowser } from './launch-browser.ts';
import type { Plan, Report } from './plan.ts';
import { type PrivateGateway, startPrivateGateway } from './private-gateway.ts';
import { openPage } from './open-page.ts';
import { checkWithSlowApi } from './check-with-slow-api.ts';
import { candidateView, oneZoneView } from './view.ts';
import { visitPage } from './visit-page.ts';
import { visitWidgets } from './visit-widgets.ts';

/** Creates a context whose visitor has closed the entry warning before, which would cover every page. */
const newContext = async (browser: Browser): Promise<BrowserContext> => {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport,
    serviceWorkers: 'block',
    acceptDownloads: false,
  });
  await context.addInitScript({
    content: `if (location.origin !== 'null') localStorage.setItem('${entrySkipKey}', new Date().toISOString())`,
  });
  return context;
};

/** Logs in. Returns why it failed, or undefined. */
const logIn = async (
  context: BrowserContext,
  { url, ownHeaders }: PrivateGateway,
  account: Plan['account'],
): Promise<string | undefined> => {
  if (!account) return 'the gate has no account (set GATE_EMAIL and GATE_PASSWORD)';
  const response = await context.request.post(`${url}/api/user.php`, {
    data: account,
    headers: { ...ownHeaders, 'x-request-type': 'client', 'idempotency-key': crypto.randomUUID() },
  });
  return response.ok() ? undefined : `the gate's account could not log in (${response.status()})`;
};

/** Returns the remotes to visit: every live one for a shell, the candidate for a remote. */
const ownersOf = ({ document }: PrivateGateway, { name }: Plan): RegisteredVersion[] =>
  Object.entries(document.pointers)
    .filter(([owner]) => (name === 'shell' ? owner !== 'shell' : owner === name))
    .flatMap(([owner, version]) => document.versions[owner]?.[version] ?? []);

const visitsOf = (owner: RegisteredVersion, ids: KnownIds, isShell: boolean): Visit[] => {
  const visits = (owner.data?.routes ?? []).map((route) => visitOf(route, ids));
  if (!isShell) return visits;
  return [visits.find(({ isPlaceholder }) => !isPlaceholder) ?? visits[0]].filter((visit) => visit !== undefined);
};

const checkOwner = async (owner: RegisteredVersion, ids: KnownIds, run: BrowserRun): Promise<void> => {
  const { plan, report, contextFor, hasTime } = run;
  const isShell = plan.name === 'shell';
  const screens = new Set<string>();
  for (const visit of visitsOf(owner, ids, isShell)) {
    const context = contextFor(visit);
    if (!context || !hasTime()) {
      report.notChecked.push(
        `${visit.route.path} was not visited: ${context ? 'no time was left' : 'it is for members'}`,
      );
      continue;
    }
    const isRendered = await visitPage(owner, visit, context, run);
    if (!isRendered || isShell || screens.has(visit.route.screen)) continue;
    screens.add(visit.route.screen);
    if (!hasTime()) {
      report.notChecked.push(`${visit.route.path} was not mounted again: no time was left`);
      continue;
    }
    // Both spend most of their time waiting.
    await Promise.all([checkRepeatedMounts(owner, visit, context, run), checkWithSlowApi(owner, visit, context, run)]);
  }
};

const runPlan = async (
  browser: Browser,
  base: Pick<BrowserRun, 'plan' | 'report' | 'gateway' | 'oneZone' | 'candidate' | 'hasTime'>,
): Promise<void> => {
  const { plan, report, gateway } = base;
  const [visitor, member] = [await newContext(browser), await newContext(browser)];
  const noMember = await logIn(member, gateway, plan.account);
  const owners = ownersOf(gateway, plan);
  const forMembers = owners.some(({ data }) => data?.routes.some(({ access }) => access === 'members'));
  if (noMember !== undefined && forMembers) report.notChecked.push(noMember);
  const run: BrowserRun = {
    ...base,
    contextFor: ({ route }) => {
      if (route.access !== 'members') return visitor;
      return noMember === undefined ? member : undefined;
    },
  };
  const ids = await findIds((noMember === undefined ? member : visitor).request, gateway.url);
  if (plan.name === 'shell') {
    const [own] = shellRoutes;
    const { page, watch, close } = await openPage(visitor);
    await page.goto(`${gateway.url}${own?.path ?? '/'}`);
    await page
      .locator('#content h1')
      .first()
      .waitFor({ state: 'attached', timeout: 15_000 })
      .catch(() => report.problems.push(`${own?.path ?? '/'}: the shell's own screen is not rendered`));
    report.problems.push(...watch.take().map((problem) => `${own?.path ?? '/'}: ${problem}`));
    await close();
  }
  for (const owner of owners) await checkOwner(owner, ids, run);
  if (plan.name !== 'shell' && noMember === undefined) await visitWidgets(member, run);
  if (noMember === undefined)
    await member.request.get(`${gateway.url}/api/logout.php`, {
      headers: { ...gateway.ownHeaders, 'x-request-type': 'client' },
    });
};

/** Runs a version in a browser as members would get it, and returns a report. */
export const runInBrowser = async (plan: Plan): Promise<Report> => {
  const end = Date.now() + plan.timeMs;
  const report: Report = { problems: [], notChecked: [], notes: [], rendered: [], mounts: 0 };
  const gateway = await startPrivateGateway(plan, (document) => candidateView(document, plan.name, plan.version));
  const oneZone = await startPrivateGateway(plan, (document) =>
    oneZoneView(candidateView(document, plan.name, plan.version)),
  );
  const { browser, close } = await launchBrowser(plan);
  try {
    const candidate = gateway.document.versions[plan.name]?.[plan.version];
    if (!candidate) throw new Error(`${plan.name} has no version ${plan.version}`);
    await runPlan(browser, { plan, report, gateway, oneZone, candidate, hasTime: () => Date.now() < end });
  } finally {
    await close();
    await Promise.all([gateway.close(), oneZone.close()]);
  }
  return report;
};
