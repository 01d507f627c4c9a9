import { entrySkipCookie } from '@pairwise/contracts/entry-skip';
import { languageCookie } from '@pairwise/contracts/languages';

import { isNative, replacedBuiltIns } from './built-ins.ts';
import type { Runs } from './running-code.ts';
import type { Sample } from './take-sample.ts';

type Counts = Readonly<Record<string, number>>;

/** Samples of one page, each after the remote was unmounted. */
export interface LeakSamples {
  /** Before the remote was mounted. */
  before: Sample;
  /** After it was mounted and unmounted once. */
  first: Sample;
  /** After it was mounted and unmounted `mounts` times more. */
  last: Sample;
  mounts: number;
  /** Timers of the remote that ended after it was unmounted the last time. */
  timers: readonly string[];
  /**
   * How often functions of the remote ran while it was not mounted: after the first mount, and each time after `mounts`
   * more.
   */
  runs: readonly Runs[];
  /** Objects that work on their own, by class, at the same three moments. */
  objects: { before: Counts; first: Counts; last: Counts };
}

/**
 * Whether a global belongs to webpack or the federation runtime, one for each container (`shared/webpack`), to zod, or to the
 * page itself, which starts reads of a member before its code has loaded (`page/document.ts`).
 */
const isKnownGlobal = (global: string, names: readonly string[]): boolean =>
  names.some((name) => global === name.replaceAll('-', '_')) ||
  global === 'startedReads' ||
  global.startsWith('webpackChunk') ||
  /^__(FEDERATION|webpack|zod)/i.test(global);

const increases = (later: Record<string, number>, earlier: Record<string, number>): [string, number][] =>
  Object.entries(later)
    .map(([key, count]): [string, number] => [key, count - (earlier[key] ?? 0)])
    .filter(([, count]) => count > 0);

/** Reports every remaining listener of the candidate itself, such as `mf-chat: scroll on window`. */
const ownListeners = (name: string, later: Record<string, number>, earlier: Record<string, number>): string[] =>
  increases(later, earlier)
    .filter(([key]) => key.startsWith(`${name}: `))
    .map(
      ([key, count]) =>
        `a listener remains after unmount: ${key.slice(name.length + 2)}${count > 1 ? ` (${count}×)` : ''}`,
    );

/** Reports listeners that grow with every mount, whoever's code adds them. The candidate's own are reported above. */
const growingListeners = (
  { name, mounts }: { name: string; mounts: number },
  later: Record<string, number>,
  earlier: Record<string, number>,
): string[] =>
  increases(later, earlier)
    .filter(([key, count]) => count >= mounts && !key.startsWith(`${name}: `))
    .map(([key, count]) => `a listener is added with every mount: ${key} (${count} in ${mounts})`);

const SHOWN = 5;

/** Joins the first of many names. */
export const someOf = (names: readonly string[]): string =>
  names.length > SHOWN ? `${names.slice(0, SHOWN).join(', ')} and ${names.length - SHOWN} more` : names.join(', ');

/**
 * Reports what belongs to all code of the document, and differs.
 * @param names the deployables that the document may have loaded in between
 */
export const changesOfDocument = (later: Sample, earlier: Sample, names: readonly string[]): string[] => {
  const builtIns = replacedBuiltIns(later.builtIns, earlier.builtIns);
  const globals = later.globals.filter(
    (global) =>
      !earlier.globals.includes(global) &&
      !isKnownGlobal(global, names) &&
      !isNative(later.builtIns[`window.${global}`]),
  );
  const beside = later.besideFrame.filter((element) => !earlier.besideFrame.includes(element));
  const sheets = later.adoptedStyleSheets - earlier.adoptedStyleSheets;
  return [
    ...(builtIns.length > 0 ? [`built-in functions are replaced: ${someOf(builtIns)}`] : []),
    ...(globals.length > 0 ? [`new global variables: ${someOf(globals)}`] : []),
    ...(beside.length > 0 ? [`new elements beside those of the page: ${someOf(beside)}`] : []),
    ...(sheets > 0 ? [`${sheets} style sheets are added to document.adoptedStyleSheets`] : []),
  ];
};

/** Cookies that the page has by itself, after the visitor has chosen a language or closed the entry warning. */
const ownCookies = [languageCookie.name, entrySkipCookie.name].map((name) => `cookie ${name}`);

/**
 * Reports values of the same origin that others have stored and that have changed, and cookies, which every later
 * request carries.
 */
export const changesOfStorage = (later: Sample, earlier: Sample): string[] => {
  const changed = Object.entries(later.storage)
    .filter(([key, value]) => key in earlier.storage && earlier.storage[key] !== value && !ownCookies.includes(key))
    .map(([key]) => key);
  const cookies = Object.keys(later.storage).filter(
    (key) => key.startsWith('cookie ') && !(key in earlier.storage) && !ownCookies.includes(key),
  );
  return [
    ...(changed.length > 0 ? [`storage that existed before is changed: ${someOf(changed)}`] : []),
    ...(cookies.length > 0 ? [`new cookies: ${someOf(cookies)}`] : []),
  ];
};

/** Reports values that others have stored and that are gone. */
const removedFromStorage = (later: Sample, earlier: Sample): string[] => {
  const removed = Object.keys(earlier.storage).filter((key) => !(key in later.storage));
  return removed.length > 0 ? [`storage that existed before is removed: ${someOf(removed)}`] : [];
};

/** Classes of which one more object is a leak: it receives what other pages or the api send. */
export const receivers = ['BroadcastChannel', 'WebSocket', 'EventSource', 'Worker'];

const remainingObjects = ({ before, first, last }: LeakSamples['objects'], mounts: number): string[] => [
  ...receivers
    .filter((name) => (last[name] ?? 0) > (before[name] ?? 0))
    .map((name) => `a ${name} remains after unmount`),
  ...increases({ ...last }, { ...first })
    .filter(([name, count]) => count >= mounts && !receivers.includes(name))
    .map(([name]) => `a ${name} is added with every mount`),
];

/** Returns the functions that run more often after each series of mounts than after the one before. */
export const growingRuns = (runs: readonly Runs[], mounts: number): string[] =>
  Object.keys(runs.at(-1) ?? {}).filter((key) =>
    runs.every((later, at) => at === 0 || (later[key] ?? 0) - (runs[at - 1]?.[key] ?? 0) >= mounts),
  );

/** Returns everything that a remote left in a page after unmount, one sentence each. */
export const findLeaks = (
  name: string,
  { before, first, last, mounts, timers, runs, objects }: LeakSamples,
): string[] => {
  const growing = growingRuns(runs, mounts);
  const kinds = ['style', 'script', 'link'] as const;
  return [
    ...new Set([
      ...ownListeners(name, last.listeners, before.listeners),
      ...growingListeners({ name, mounts }, last.listeners, first.listeners),
      ...(timers.length > 0 ? [`its timers still run after unmount: ${someOf(timers)}`] : []),
      ...(growing.length > 0 ? [`its code runs more often with every mount: ${someOf(growing)}`] : []),
      ...remainingObjects(objects, mounts),
      ...kinds
        .filter((kind) => last.elements[kind] > first.elements[kind])
        .map(
          (kind) =>
            `<${kind}> elements grow: ${first.elements[kind]} after the first mount, ${last.elements[kind]} after ${mounts} more`,
        ),
      ...changesOfDocument(last, before, [name]),
      ...changesOfStorage(last, before),
      ...removedFromStorage(last, before),
      ...(last.attributes === before.attributes
        ? []
        : [`the frame of the page remains changed: ${last.attributes} (was ${before.attributes})`]),
    ]),
  ];
};
