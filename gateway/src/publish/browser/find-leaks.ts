import type { SideEffects } from './side-effects.ts';

/** Looks of one page, each after the remote has left it. */
export interface LeakSamples {
  /** Before the remote was ever mounted. */
  before: SideEffects;
  /** After it was mounted and left once. */
  first: SideEffects;
  /** After it was mounted and left `mounts` times more. */
  last: SideEffects;
  mounts: number;
}

/** Webpack's and the federation runtime's own, one a container (`shared/webpack`), and zod's, one a page. */
const isKnownGlobal = (global: string, name: string): boolean =>
  global === name.replaceAll('-', '_') ||
  global.startsWith('webpackChunk') ||
  /^__(FEDERATION|webpack|zod)/i.test(global);

const increases = (later: Record<string, number>, earlier: Record<string, number>): [string, number][] =>
  Object.entries(later)
    .map(([key, count]): [string, number] => [key, count - (earlier[key] ?? 0)])
    .filter(([, count]) => count > 0);

/** `mf-chat: scroll on window` is the candidate's own doing, whatever the number. */
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
        `${kind} stays after it has left: ${key.slice(name.length + 2)}${count > 1 ? ` (${count}×)` : ''}`,
    );

/** What grows with every mount is its doing, too, whoever's code it is that was asked to; its own was told above. */
const growingLeaks = (
  kind: string,
  { name, mounts }: { name: string; mounts: number },
  later: Record<string, number>,
  earlier: Record<string, number>,
): string[] =>
  increases(later, earlier)
    .filter(([key, count]) => count >= mounts && !key.startsWith(`${name}: `))
    .map(([key, count]) => `${kind} more with every mount: ${key} (${count} in ${mounts})`);

/** Everything a remote has left in a page that it should have taken along, one sentence each. */
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
      ...(last.scheduled[name] === undefined ? [] : ['its timers go on after it has left']),
      ...elements.map(
        ([kind, count]) =>
          `<${kind}> elements grow: ${first.elements[kind as keyof SideEffects['elements']]} after the first mount, ${count} after ${mounts} more`,
      ),
      ...(globals.length > 0 ? [`new global variables: ${globals.join(', ')}`] : []),
      ...(last.attributes === before.attributes
        ? []
        : [`<html> or <body> is left changed: ${last.attributes} (was ${before.attributes})`]),
    ]),
  ];
};
