import { type Language, languages } from '@pairwise/contracts/languages';

import type { RegisteredVersion } from '../../registry/index.ts';
import { type KnownIds, type Visit, visitOf } from './addresses.ts';
import { partOf } from './parts.ts';
import type { Plan } from './plan.ts';

type VisitPlan = Pick<Plan, 'name' | 'zones'>;

/** Whether a visit is the second one of a page for everyone, by a member, who has a session where the page is. */
export const isSecondVisit = ({ by, route }: Pick<Visit, 'by' | 'route'>): boolean =>
  by === 'member' && route.access === 'all';

/**
 * Returns the visits of a remote: each route by a visitor or a member, and those for everyone by both; or one of them in the
 * check of a shell.
 */
export const visitsOf = (owner: RegisteredVersion, ids: KnownIds, { name, zones }: VisitPlan): Visit[] => {
  const visits = (owner.data?.routes ?? []).map((route) => visitOf(route, ids));
  if (name === 'shell')
    return [visits.find(({ isPlaceholder }) => !isPlaceholder) ?? visits[0]].filter((visit) => visit !== undefined);
  const ofMembers = visits.filter(({ route: { access, zone } }) => access === 'all' && !(zone === 'site' && zones));
  return [...visits, ...ofMembers.map((visit): Visit => ({ ...visit, by: 'member' }))];
};

/** The visit of a route in one language. */
export interface Turn {
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

/** Lets every lane take the next of many tasks until none is left. */
export const inLanes = async <Task, Place>(
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

/** Names the visit of a turn. */
export const partOfTurn = ({ visit, language }: Turn): string =>
  partOf(isSecondVisit(visit) ? 'member' : 'visit', language, visit.route.path);

/** So many parts keep both browsers of a run busy. With fewer, they visit at the same time. */
const FEW_PARTS = 6;

/** Whether an earlier version has settled most of the check, so that little is left to visit. */
export const isShort = (owners: readonly RegisteredVersion[], plan: VisitPlan & Pick<Plan, 'known'>): boolean => {
  const [owner, ...others] = owners;
  if (!owner || others.length > 0 || plan.name === 'shell') return false;
  const turns = inLanguages(visitsOf(owner, {}, plan));
  return turns.filter((turn) => !plan.known[partOfTurn(turn)]).length <= FEW_PARTS;
};

/** Returns how many parts a check has: the visits of all turns and, for a remote, the mounts and the second visit of each screen. */
export const partsOf = (owners: readonly RegisteredVersion[], plan: VisitPlan): number => {
  if (plan.name === 'shell') return owners.length;
  const visits = owners.flatMap((owner) => visitsOf(owner, {}, plan));
  const screens = new Set(visits.map(({ route: { screen } }) => screen)).size;
  return inLanguages(visits).length + 2 * screens;
};
