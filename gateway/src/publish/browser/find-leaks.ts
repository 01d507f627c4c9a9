import type { Traces } from './side-effects.ts';

/** Looks of one page, each after the remote has left it. */
export interface Looks {
  /** Before the remote was ever mounted. */
  before: Traces;
  /** After it was mounted and left once. */
  once: Traces;
  /** After it was mounted and left `mounts` times more. */
  often: Traces;
  mounts: number;
}

/** Webpack's and the federation runtime's own, one a container (`shared/webpack`), and zod's, one a page. */
const isKnownGlobal = (global: string, name: string): boolean =>
  global === name.replaceAll('-', '_') ||
  global.startsWith('webpackChunk') ||
  /^__(FEDERATION|webpack|zod)/i.test(global);

const more = (later: Record<string, number>, earlier: Record<string, number>): [string, number][] =>
  Object.entries(later)
    .map(([key, count]): [string, number] => [key, count - (earlier[key] ?? 0)])
    .filter(([, count]) => count > 0);

/** `mf-chat: scroll on window` is the candidate's own doing, whatever the number. */
const ownLeft = (
  kind: string,
  name: string,
  later: Record<string, number>,
  earlier: Record<string, number>,
): string[] =>
  more(later, earlier)
    .filter(([key]) => key.startsWith(`${name}: `))
    .map(
      ([key, count]) =>
        `${kind} stays after it has left: ${key.slice(name.length + 2)}${count > 1 ? ` (${count}×)` : ''}`,
    );

/** What grows with every mount is its doing, too, whoever's code it is that was asked to; its own was told above. */
const grown = (
  kind: string,
  { name, mounts }: { name: string; mounts: number },
  later: Record<string, number>,
  earlier: Record<string, number>,
): string[] =>
  more(later, earlier)
    .filter(([key, count]) => count >= mounts && !key.startsWith(`${name}: `))
    .map(([key, count]) => `${kind} more with every mount: ${key} (${count} in ${mounts})`);

/** Everything a remote has left in a page that it should have taken along, one sentence each. */
export const leftOver = (name: string, { before, once, often, mounts }: Looks): string[] => {
  const globals = often.globals.filter((global) => !before.globals.includes(global) && !isKnownGlobal(global, name));
  const elements = Object.entries(often.elements).filter(
    ([kind, count]) => count > once.elements[kind as keyof Traces['elements']], // both have the same keys
  );
  return [
    ...new Set([
      ...ownLeft('a listener', name, often.listeners, before.listeners),
      ...ownLeft('an interval', name, often.intervals, before.intervals),
      ...grown('a listener', { name, mounts }, often.listeners, once.listeners),
      ...grown('an interval', { name, mounts }, often.intervals, once.intervals),
      ...(often.asked[name] === undefined ? [] : ['its timers go on after it has left']),
      ...elements.map(
        ([kind, count]) =>
          `<${kind}> elements grow: ${once.elements[kind as keyof Traces['elements']]} after the first mount, ${count} after ${mounts} more`,
      ),
      ...(globals.length > 0 ? [`new global variables: ${globals.join(', ')}`] : []),
      ...(often.attributes === before.attributes
        ? []
        : [`<html> or <body> is left changed: ${often.attributes} (was ${before.attributes})`]),
    ]),
  ];
};
