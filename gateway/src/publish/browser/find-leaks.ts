import type { SideEffects } from './side-effects.ts';

/** Samples of one page, each after the remote was unmounted. */
export interface LeakSamples {
  /** Before the remote was mounted. */
  before: SideEffects;
  /** After it was mounted and unmounted once. */
  first: SideEffects;
  /** After it was mounted and unmounted `mounts` times more. */
  last: SideEffects;
  mounts: number;
}

/**
 * Whether a global belongs to webpack or the federation runtime, one for each container (`shared/webpack`), or to zod.
 */
const isKnownGlobal = (global: string, name: string): boolean =>
  global === name.replaceAll('-', '_') ||
  global.startsWith('webpackChunk') ||
  /^__(FEDERATION|webpack|zod)/i.test(global);

const increases = (later: Record<string, number>, earlier: Record<string, number>): [string, number][] =>
  Object.entries(later)
    .map(([key, count]): [string, number] => [key, count - (earlier[key] ?? 0)])
    .filter(([, count]) => count > 0);

/** Reports every remaining listener and interval of the candidate itself, such as `mf-chat: scroll on window`. */
const ownLeaks = (
  kind: string,
  name: string,
  later: Record<string, number>,
  earlier: Record<string, number>,
): string[] =>
  increases(later, earlier)
    .filter(([key]) => key.startsWith(`${name}: `))
    .map(
      ([key, count]) =>
        `${kind} remains after unmount: ${key.slice(name.length + 2)}${count > 1 ? ` (${count}×)` : ''}`,
    );

/** Reports what grows with every mount, whoever's code adds it. The candidate's own is reported above. */
const growingLeaks = (
  kind: string,
  { name, mounts }: { name: string; mounts: number },
  later: Record<string, number>,
  earlier: Record<string, number>,
): string[] =>
  increases(later, earlier)
    .filter(([key, count]) => count >= mounts && !key.startsWith(`${name}: `))
    .map(([key, count]) => `${kind} is added with every mount: ${key} (${count} in ${mounts})`);

/** Returns everything that a remote left in a page after unmount, one sentence each. */
export const findLeaks = (name: string, { before, first, last, mounts }: LeakSamples): string[] => {
  const globals = last.globals.filter((global) => !before.globals.includes(global) && !isKnownGlobal(global, name));
  const elements = Object.entries(last.elements).filter(
    ([kind, count]) => count > first.elements[kind as keyof SideEffects['elements']], // both have the same keys
  );
  return [
    ...new Set([
      ...ownLeaks('a listener', name, last.listeners, before.listeners),
      ...ownLeaks('an interval', name, last.intervals, before.intervals),
      ...growingLeaks('a listener', { name, mounts }, last.listeners, first.listeners),
      ...growingLeaks('an interval', { name, mounts }, last.intervals, first.intervals),
      ...(last.scheduled[name] === undefined ? [] : ['its timers still run after unmount']),
      ...elements.map(
        ([kind, count]) =>
          `<${kind}> elements grow: ${first.elements[kind as keyof SideEffects['elements']]} after the first mount, ${count} after ${mounts} more`,
      ),
      ...(globals.length > 0 ? [`new global variables: ${globals.join(', ')}`] : []),
      ...(last.attributes === before.attributes
        ? []
        : [`<html> or <body> remains changed: ${last.attributes} (was ${before.attributes})`]),
    ]),
  ];
};
