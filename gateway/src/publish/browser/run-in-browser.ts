import { shellRoutes } from '@pairwise/contracts/remote';

import type { RegisteredVersion } from '../../registry/index.ts';
import { findIds } from './addresses.ts';
import type { Baseline, BrowserRun, Opening } from './browser-run.ts';
import { mostOf } from './built-ins.ts';
import { type CallsOfRoute, checkLater, checkOwner, otherCalls } from './check-owner.ts';
import { launchAtGateway } from './launch-at-gateway.ts';
import { createVisitors, type GateMember, hostsOf, logInMember, type Visitors } from './members.ts';
import { openPage, type WatchedPage } from './open-page.ts';
import { emptyReport, type PartProgress, type Plan, type Report } from './plan.ts';
import { oneZone, type PrivateGateway, startPrivateGateway } from './private-gateway.ts';
import { sampleSettled } from './sample-settled.ts';
import { waitForShellScreen } from './screen.ts';
import { isShort, partsOf } from './turns.ts';
import { judgeUncaughtErrors } from './uncaught.ts';
import { candidateView } from './view.ts';
import type { Visitor } from './visitor.ts';
import { visitWidgets } from './visit-widgets.ts';
import { type IdleCode, watchIdle } from './watch-idle.ts';

/** Returns the remotes to visit: every live one for a shell, the candidate for a remote. */
const ownersOf = ({ document }: PrivateGateway, { name }: Plan): RegisteredVersion[] =>
  Object.entries(document.pointers)
    .filter(([owner]) => (name === 'shell' ? owner !== 'shell' : owner === name))
    .flatMap(([owner, version]) => document.versions[owner]?.[version] ?? []);

/**
 * Records what code of a name does in a page of the shell. Its widgets and its connection must exist by then, on a busy
 * machine as well, and count even when the connection is lost in the skipped minutes: they are the page's own.
 */
const readIdle = async (page: WatchedPage, name: string): Promise<IdleCode> => {
  await sampleSettled(page);
  const objects = await page.countObjects();
  const idle = await watchIdle(page, name);
  return { ...idle, objects: mostOf(idle.objects, objects) };
};

/** Opens the page of the shell as a visitor, and as a member, whose page has the widgets of remotes. */
const readBaseline = async (
  { visitor, member }: Visitors,
  isMember: boolean,
  { plan, report, shellUrl, open }: Pick<BrowserRun, 'plan' | 'report' | 'shellUrl' | 'open'>,
): Promise<Baseline> => {
  const at = async <Result>(who: Visitor, read: (page: WatchedPage) => Promise<Result>): Promise<Result> => {
    const page = await open(who, { oneZone: true });
    try {
      await page.goto(shellUrl);
      const title = shellRoutes[0]?.path ?? '/';
      if (!(await waitForShellScreen(page))) report.problems.push(`${title}: the shell's own screen is not rendered`);
      const result = await read(page);
      if (plan.name === 'shell') report.problems.push(...page.watch.take().map((problem) => `${title}: ${problem}`));
      return result;
    } finally {
      await page.close();
    }
  };
  const [sample, idle] = await Promise.all([
    at(visitor, (page) => page.sample()),
    isMember ? at(member, (page) => readIdle(page, plan.name)) : { runs: {}, timers: [], objects: {} },
  ]);
  return { sample, idle };
};

interface Checked {
  plan: Plan;
  report: Report;
  gateway: PrivateGateway;
  candidate: RegisteredVersion;
  gateMember: GateMember;
  hasTime: () => boolean;
  onPart: () => void;
}

/** How many visits happen at the same time. */
const LANES = 2;

/** Starts a browser for the run, with visitors and members of its own, and ends it after the check. */
const withBrowser = async <Result>(
  { plan, report, gateway, candidate, gateMember, hasTime, onPart }: Checked,
  { seed, phone }: { seed: number; phone: boolean },
  check: (run: BrowserRun, visitors: Visitors) => Promise<Result>,
): Promise<Result> => {
  const hosts = hostsOf(plan);
  const scheme = plan.https ? 'https' : 'http';
  const isMember = gateMember.problem === undefined;
  const { devTools, uncaught, close } = await launchAtGateway(plan, gateway, seed);
  try {
    const create = (): Promise<Visitors> => createVisitors(devTools, gateMember, plan);
    const first = await create();
    const all = [first, ...(await Promise.all(Array.from({ length: LANES - 1 }, create)))];
    const open = (visitor: Visitor, { oneZone: inOneZone = false, onRequest }: Opening = {}) =>
      openPage(visitor, {
        name: plan.name,
        wasRefused: gateway.wasRefused,
        phone,
        onRequest,
        ...(inOneZone && { headers: oneZone }),
      });
    const base = { plan, report, shellUrl: `${scheme}://${hosts.app}${shellRoutes[0]?.path ?? '/'}`, open };
    const run: BrowserRun = {
      ...base,
      candidate,
      document: gateway.document,
      lanes: all.map(({ visitor, member, chooseLanguage }) => ({
        visitorFor: ({ by }) => {
          if (by === 'visitor') return visitor;
          return isMember ? member : undefined;
        },
        chooseLanguage,
      })),
      urlOf: ({ route, address: path }) => `${scheme}://${hosts[route.zone]}${path}`,
      // The second browser mounts nothing, so it needs no comparison of what runs then.
      baseline: await readBaseline(first, isMember && !phone, base),
      widgetLanguages: new Map(),
      hasTime,
      onPart,
    };
    return await check(run, first);
  } finally {
    await close();
    const errors = judgeUncaughtErrors(uncaught(), plan.name);
    report.problems.push(...errors.problems);
    report.notes.push(...errors.notes);
    // In which part they were thrown is not known.
    if (errors.problems.length > 0) report.finished = [];
  }
};

/** The two browsers of a run: of a computer, and of a phone with other random numbers. */
const browsers = { now: { seed: 11, phone: false }, later: { seed: 4711, phone: true } } as const;

/** Names a problem that many screens have once: `/chats: what is wrong (and on 2 more)`. */
const summarized = (problems: readonly string[]): string[] => {
  const titles = new Map<string, string[]>();
  for (const problem of problems) {
    const at = problem.indexOf(': ');
    const [title, text] = [problem.slice(0, at), problem.slice(at + 2)];
    titles.set(text, [...new Set([...(titles.get(text) ?? []), title])]);
  }
  return [...titles].map(([text, [first = '', ...others]]) =>
    others.length === 0 ? `${first}: ${text}` : `${first}: ${text} (and on ${others.length} more)`,
  );
};

/** Orders the screens by the remote's routes, because lanes end in any order. */
const ordered = (report: Report, routes: readonly string[]): Report => {
  const place = (text: string): number => {
    const at = routes.findIndex((path) => text === path || text.startsWith(`${path} `) || text.endsWith(` ${path}`));
    return at < 0 ? routes.length : at;
  };
  const byTitle = (one: string, other: string): number =>
    place(one.split(': ')[0] ?? '') - place(other.split(': ')[0] ?? '');
  return {
    ...report,
    problems: summarized(report.problems.toSorted(byTitle)),
    notes: [...new Set(report.notes)].toSorted(),
    rendered: [...new Set(report.rendered)].toSorted((one, other) => place(one) - place(other)),
  };
};

/**
 * Runs a version in a browser as members would get it, and returns a report.
 * @param onProgress is called when a part has ended
 */
export const runInBrowser = async (
  plan: Plan,
  onProgress: (progress: PartProgress) => void = () => undefined,
): Promise<Report> => {
  const end = Date.now() + plan.timeMs;
  const report = emptyReport();
  const gateway = await startPrivateGateway(plan, candidateView(plan.document, plan.name, plan.version));
  const gateMember = await logInMember(gateway, plan);
  try {
    const candidate = gateway.document.versions[plan.name]?.[plan.version];
    if (!candidate) throw new Error(`${plan.name} has no version ${plan.version}`);
    const owners = ownersOf(gateway, plan);
    const total = partsOf(owners, plan);
    let done = 0;
    const checked: Checked = {
      plan,
      report,
      gateway,
      candidate,
      gateMember,
      hasTime: () => Date.now() < end,
      onPart: () => onProgress({ done: (done += 1), total }),
    };
    const forMembers = owners.some(({ data }) => data?.routes.some(({ access }) => access === 'members'));
    if (gateMember.problem !== undefined && forMembers) report.notChecked.push(gateMember.problem);
    const ids = await findIds(gateMember.read);
    const visitNow = (): Promise<Set<string>> =>
      withBrowser(checked, browsers.now, async (run) => {
        const made = new Set<string>();
        for (const owner of owners) for (const call of await checkOwner(owner, ids, run)) made.add(call);
        if (plan.name !== 'shell' && gateMember.problem === undefined) await visitWidgets(run);
        return made;
      });
    const visitLater = (): Promise<CallsOfRoute[]> =>
      withBrowser(checked, browsers.later, async (run) => {
        const made: CallsOfRoute[] = [];
        for (const owner of owners) made.push(...(await checkLater(owner, ids, run)));
        return made;
      });
    if (isShort(owners, plan)) {
      const [now, later] = await Promise.all([visitNow(), visitLater()]);
      report.problems.push(...otherCalls(later, now));
    } else {
      const now = await visitNow();
      // What has failed needs no second look.
      if (plan.name !== 'shell' && report.problems.length === 0)
        report.problems.push(...otherCalls(await visitLater(), now));
    }
    return ordered(
      report,
      owners.flatMap(({ data }) => data?.routes.map(({ path }) => path) ?? []),
    );
  } finally {
    await gateMember.logOut();
    await gateway.close();
  }
};
