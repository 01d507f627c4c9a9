import { type Language, languages } from '@pairwise/contracts/languages';
import { shellRoutes } from '@pairwise/contracts/remote';

import type { RegisteredVersion } from '../../registry/index.ts';
import { findIds, type KnownIds, type Visit, visitOf } from './addresses.ts';
import type { Baseline, BrowserRun, Lane, Opening } from './browser-run.ts';
import { mostOf } from './built-ins.ts';
import { checkRepeatedMounts } from './check-repeated-mounts.ts';
import { checkWithSlowApi } from './check-with-slow-api.ts';
import { launchBrowser } from './launch-browser.ts';
import { createVisitors, type GateMember, hostsOf, logInMember, type Visitors } from './members.ts';
import { openPage, type WatchedPage } from './open-page.ts';
import type { Plan, Report } from './plan.ts';
import { oneZone, type PrivateGateway, startPrivateGateway } from './private-gateway.ts';
import { sampleSettled } from './sample-settled.ts';
import { waitForShellScreen } from './screen.ts';
import { candidateView } from './view.ts';
import { visitPage } from './visit-page.ts';
import type { Visitor } from './visitor.ts';
import { visitWidgets } from './visit-widgets.ts';
import { type IdleCode, watchIdle } from './watch-idle.ts';

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

/** The visit of a route in one language. */
interface Turn {
  visit: Visit;
  language: Language;
}

/** Returns each visit in a language, so that every language and every route has its turn; few routes have several languages. */
export const inLanguages = (visits: readonly Visit[]): Turn[] => {
  const turns = Math.max(visits.length, visits.length === 0 ? 0 : languages.length);
  return Array.from({ length: turns }, (_, turn) => ({
    visit: visits[turn % visits.length],
    language: languages[turn % languages.length],
  })).flatMap(({ visit, language }) => (visit && language ? [{ visit, language }] : []));
};

/** Another time of day, day of the week and year: what a version does only then is what it hides. */
const LATER_MS = 400 * 24 * 60 * 60_000 + 11 * 60 * 60_000;

/** Lets every lane take the next of many tasks until none is left. */
const inLanes = async <Task, Place>(
  { lanes }: { lanes: readonly Place[] },
  tasks: readonly Task[],
  perform: (task: Task, lane: Place) => Promise<void>,
): Promise<void> => {
  const left = [...tasks];
  await Promise.all(
    lanes.map(async (lane) => {
      for (let task = left.shift(); task !== undefined; task = left.shift()) await perform(task, lane);
    }),
  );
};

/** Returns who visits, or reports why no one does. */
const whoVisits = ({ report, hasTime }: BrowserRun, { visitorFor }: Lane, visit: Visit): Visitor | undefined => {
  const visitor = visitorFor(visit);
  if (visitor && hasTime()) return visitor;
  report.notChecked.push(`${visit.route.path} was not visited: ${visitor ? 'no time was left' : 'it is for members'}`);
  return undefined;
};

/**
 * Lets the lanes take the turns. A route with a problem gets no further turn: the version is refused, and its team learns it
 * sooner.
 * @param perform returns whether it has found a problem
 */
export const takeTurns = async <Place>(
  lanes: readonly Place[],
  turns: readonly Turn[],
  perform: (turn: Turn, lane: Place) => Promise<boolean>,
): Promise<void> => {
  const failed = new Set<string>();
  await inLanes({ lanes }, turns, async (turn, lane) => {
    const { path } = turn.visit.route;
    if (!failed.has(path) && (await perform(turn, lane))) failed.add(path);
  });
};

/**
 * Visits every route once, in turn in each language, and mounts every screen repeatedly. Returns the calls of the
 * candidate.
 */
const checkOwner = async (owner: RegisteredVersion, ids: KnownIds, run: BrowserRun): Promise<Set<string>> => {
  const { plan, report, hasTime } = run;
  const isShell = plan.name === 'shell';
  const screens = new Set<string>();
  const calls = new Set<string>();
  const visits = visitsOf(owner, ids, isShell);
  const turns = isShell ? visits.map((visit) => ({ visit, language: 'en' as const })) : inLanguages(visits);
  const check = async ({ visit, language }: Turn, lane: Lane, ownRun: BrowserRun): Promise<void> => {
    const visitor = whoVisits(ownRun, lane, visit);
    if (!visitor) return;
    await lane.chooseLanguage(language);
    const result = await visitPage(owner, visit, visitor, ownRun);
    for (const call of result.calls) calls.add(call);
    if (!result.isRendered || isShell || screens.has(visit.route.screen)) return;
    screens.add(visit.route.screen);
    if (!hasTime()) {
      report.notChecked.push(`${visit.route.path} was not mounted again: no time was left`);
      return;
    }
    // Both spend most of their time waiting.
    await Promise.all([
      checkRepeatedMounts(owner, visit, visitor, ownRun),
      checkWithSlowApi(owner, visit, visitor, ownRun),
    ]);
  };
  await takeTurns(run.lanes, turns, async (turn, lane) => {
    // The other lists are those of the whole run.
    const own: Report = { ...report, problems: [], mounts: 0 };
    await check(turn, lane, { ...run, report: own });
    report.problems.push(...own.problems);
    report.mounts += own.mounts;
    return own.problems.length > 0;
  });
  return calls;
};

/** Visits each screen in another browser: with other random numbers, on a phone, and much later. It must behave the same. */
const checkLater = async (
  owner: RegisteredVersion,
  ids: KnownIds,
  run: BrowserRun,
  calls: ReadonlySet<string>,
): Promise<void> => {
  const visits = visitsOf(owner, ids, false).filter((visit) => run.lanes[0]?.visitorFor(visit) !== undefined);
  const ofScreens = new Map(visits.map((visit) => [visit.route.screen, visit]));
  await inLanes(run, [...ofScreens.values()], async (visit, lane) => {
    const visitor = whoVisits(run, lane, visit);
    if (!visitor) return;
    const later = await visitPage(owner, visit, visitor, run, { laterMs: LATER_MS, when: ' (later)' });
    const others = later.calls.filter((call) => !calls.has(call));
    if (others.length > 0)
      run.report.problems.push(`${visit.route.path}: at another time it also calls ${others.join(', ')}`);
  });
};

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
}

/** How many visits happen at the same time. */
const LANES = 2;

/** Starts a browser for the run, with visitors and members of its own, and ends it after the check. */
const withBrowser = async <Result>(
  { plan, report, gateway, candidate, gateMember, hasTime }: Checked,
  { seed, phone }: { seed: number; phone: boolean },
  check: (run: BrowserRun, visitors: Visitors) => Promise<Result>,
): Promise<Result> => {
  const hosts = hostsOf(plan);
  const { host: address } = new URL(gateway.url);
  const scheme = plan.https ? 'https' : 'http';
  const isMember = gateMember.problem === undefined;
  const { devTools, close } = await launchBrowser({
    ...plan,
    seed,
    hosts: Object.fromEntries(Object.values(hosts).map((host) => [host, address])),
    ...(gateway.publicKeyHash !== undefined && { trustedKey: gateway.publicKeyHash }),
  });
  try {
    const create = (): Promise<Visitors> => createVisitors(devTools, gateMember, plan);
    const first = await create();
    const all = [first, ...(await Promise.all(Array.from({ length: LANES - 1 }, create)))];
    const open = (visitor: Visitor, { oneZone: inOneZone = false }: Opening = {}) =>
      openPage(visitor, {
        name: plan.name,
        wasRefused: gateway.wasRefused,
        phone,
        ...(inOneZone && { headers: oneZone }),
      });
    const base = { plan, report, shellUrl: `${scheme}://${hosts.app}${shellRoutes[0]?.path ?? '/'}`, open };
    const run: BrowserRun = {
      ...base,
      candidate,
      document: gateway.document,
      lanes: all.map(({ visitor, member, chooseLanguage }) => ({
        visitorFor: ({ route }) => {
          if (route.access !== 'members') return visitor;
          return isMember ? member : undefined;
        },
        chooseLanguage,
      })),
      urlOf: ({ route, address: path }) => `${scheme}://${hosts[route.zone]}${path}`,
      // The second browser mounts nothing, so it needs no comparison of what runs then.
      baseline: await readBaseline(first, isMember && !phone, base),
      hasTime,
    };
    return await check(run, first);
  } finally {
    await close();
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

/** Runs a version in a browser as members would get it, and returns a report. */
export const runInBrowser = async (plan: Plan): Promise<Report> => {
  const end = Date.now() + plan.timeMs;
  const report: Report = { problems: [], notChecked: [], notes: [], rendered: [], mounts: 0 };
  const gateway = await startPrivateGateway(plan, candidateView(plan.document, plan.name, plan.version));
  const gateMember = await logInMember(gateway, plan);
  try {
    const candidate = gateway.document.versions[plan.name]?.[plan.version];
    if (!candidate) throw new Error(`${plan.name} has no version ${plan.version}`);
    const checked: Checked = { plan, report, gateway, candidate, gateMember, hasTime: () => Date.now() < end };
    const owners = ownersOf(gateway, plan);
    const forMembers = owners.some(({ data }) => data?.routes.some(({ access }) => access === 'members'));
    if (gateMember.problem !== undefined && forMembers) report.notChecked.push(gateMember.problem);
    const ids = await findIds(gateMember.read);
    const calls = await withBrowser(checked, browsers.now, async (run, { member }) => {
      const made = new Set<string>();
      for (const owner of owners) for (const call of await checkOwner(owner, ids, run)) made.add(call);
      if (plan.name !== 'shell' && gateMember.problem === undefined) await visitWidgets(member, run);
      return made;
    });
    // What has failed needs no second look.
    if (plan.name !== 'shell' && report.problems.length === 0) {
      await withBrowser(checked, browsers.later, async (run) => {
        for (const owner of owners) await checkLater(owner, ids, run, calls);
      });
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
