import { type Language, languages } from '@pairwise/contracts/languages';

import type { RegisteredVersion } from '../../registry/index.ts';
import type { KnownIds, Visit } from './addresses.ts';
import type { BrowserRun, Lane } from './browser-run.ts';
import { checkRepeatedMounts } from './check-repeated-mounts.ts';
import { checkWithSlowApi } from './check-with-slow-api.ts';
import { partOf } from './parts.ts';
import { performPart } from './perform-part.ts';
import { inLanes, inLanguages, isSecondVisit, partOfTurn, takeTurns, type Turn, visitsOf } from './turns.ts';
import { visitPage } from './visit-page.ts';
import type { Visitor } from './visitor.ts';

/** Another time of day, day of the week and year: what a version does only then is what it hides. */
const LATER_MS = 400 * 24 * 60 * 60_000 + 11 * 60 * 60_000;

/** Returns who visits, or reports why no one does. */
const whoVisits = ({ report, hasTime }: BrowserRun, { visitorFor }: Lane, visit: Visit): Visitor | undefined => {
  const visitor = visitorFor(visit);
  if (visitor && hasTime()) return visitor;
  report.notChecked.push(`${visit.route.path} was not visited: ${visitor ? 'no time was left' : 'it is for members'}`);
  return undefined;
};

/** What happens in turns: a visit, and the mounts of each screen. */
interface Turns {
  owner: RegisteredVersion;
  run: BrowserRun;
  /** Screens that have been mounted repeatedly. */
  mounted: Set<string>;
}

/** Mounts a screen repeatedly, and with slow responses. */
const checkMounts = async (
  { owner, run }: Turns,
  { visit, language }: Turn,
  visitor: Visitor,
): Promise<{ hasProblem: boolean }> =>
  performPart(run, partOf('mounts', language, visit.route.path), async (own) => {
    if (own.hasTime()) {
      // Both spend most of their time waiting.
      await Promise.all([
        checkRepeatedMounts(owner, visit, visitor, own),
        checkWithSlowApi(owner, visit, visitor, own),
      ]);
    } else own.report.notChecked.push(`${visit.route.path} was not mounted again: no time was left`);
    return { isRendered: true, calls: [] };
  });

/** Visits a route, and mounts its screen if no other turn has. Returns whether it has found a problem. */
const takeTurn = async (turns: Turns, turn: Turn, lane: Lane, calls: Set<string>): Promise<boolean> => {
  const { owner, run, mounted } = turns;
  const { visit, language } = turn;
  const visitor = whoVisits(run, lane, visit);
  if (!visitor) return false;
  await lane.chooseLanguage(language);
  const options = isSecondVisit(visit) ? { when: ' (as a member)' } : {};
  const visited = await performPart(run, partOfTurn(turn), (own) => visitPage(owner, visit, visitor, own, options));
  for (const call of visited.calls) calls.add(call);
  if (!visited.isRendered || run.plan.name === 'shell' || mounted.has(visit.route.screen)) return visited.hasProblem;
  mounted.add(visit.route.screen);
  const { hasProblem } = await checkMounts(turns, turn, visitor);
  return visited.hasProblem || hasProblem;
};

/**
 * Visits every route, in turn in each language, those for everyone as a visitor and as a member, and mounts every screen
 * repeatedly. Returns the calls of the candidate.
 */
export const checkOwner = async (owner: RegisteredVersion, ids: KnownIds, run: BrowserRun): Promise<Set<string>> => {
  const isShell = run.plan.name === 'shell';
  const calls = new Set<string>();
  const [first] = run.lanes;
  // A gate without a member checks no more than what visitors see of a page for everyone.
  const visits = visitsOf(owner, ids, run.plan).filter(
    (visit) => !isSecondVisit(visit) || first?.visitorFor(visit) !== undefined,
  );
  const turns = isShell ? visits.map((visit) => ({ visit, language: 'en' as const })) : inLanguages(visits);
  const state: Turns = { owner, run, mounted: new Set() };
  await takeTurns(run.lanes, turns, (turn, lane) => takeTurn(state, turn, lane, calls));
  return calls;
};

/** The languages of the second visits are other ones than those of the first. */
const laterLanguage = (at: number): Language =>
  languages[(at + Math.floor(languages.length / 2)) % languages.length] ?? 'en';

/** Calls of a route to the api. */
export type CallsOfRoute = readonly [path: string, calls: readonly string[]];

/**
 * Visits each screen in another browser: with other random numbers, on a phone, and much later. It must behave the same.
 * Returns the calls of each route.
 */
export const checkLater = async (owner: RegisteredVersion, ids: KnownIds, run: BrowserRun): Promise<CallsOfRoute[]> => {
  const made: CallsOfRoute[] = [];
  const visits = visitsOf(owner, ids, run.plan).filter(
    (visit) => !isSecondVisit(visit) && run.lanes[0]?.visitorFor(visit) !== undefined,
  );
  const ofScreens = new Map(visits.map((visit) => [visit.route.screen, visit]));
  const turns = [...ofScreens.values()].map((visit, at) => ({ visit, language: laterLanguage(at) }));
  await inLanes(run, turns, async ({ visit, language }, lane) => {
    const visitor = whoVisits(run, lane, visit);
    if (!visitor) return;
    await lane.chooseLanguage(language);
    const later = await performPart(run, partOf('later', language, visit.route.path), (own) =>
      visitPage(owner, visit, visitor, own, { laterMs: LATER_MS, when: ' (later)' }),
    );
    made.push([visit.route.path, later.calls]);
  });
  return made;
};

/** Returns a problem for each route that makes other calls at another time. */
export const otherCalls = (later: readonly CallsOfRoute[], now: ReadonlySet<string>): string[] =>
  later.flatMap(([path, calls]) => {
    const others = calls.filter((call) => !now.has(call));
    return others.length > 0 ? [`${path}: at another time it also calls ${others.join(', ')}`] : [];
  });
