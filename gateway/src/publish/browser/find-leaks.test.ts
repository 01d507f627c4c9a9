import { findLeaks, type LeakSamples } from './find-leaks.ts';
import type { SideEffects } from './side-effects.ts';

const baseline: SideEffects = {
  listeners: { 'shell: popstate on window': 3 },
  intervals: { 'shell: every 60000 ms': 1 },
  scheduled: { shell: 2 },
  elements: { style: 3, script: 4, link: 6 },
  globals: ['location', 'shell'],
  attributes: '|',
};
/** The first mount fetches scripts and makes a sheet; that is no growth. */
const first: SideEffects = {
  ...baseline,
  elements: { style: 4, script: 8, link: 6 },
  globals: [...baseline.globals, 'mf_chat', 'webpackChunkmf_chat'],
};

const leaksAfter = (change: Partial<SideEffects>, samples: Partial<LeakSamples> = {}): string[] =>
  findLeaks('mf-chat', { before: baseline, first, last: { ...first, ...change }, mounts: 10, ...samples });

test('PLAT-02 what the first mount fetched, and what the shell does by itself, is nothing left over', () => {
  expect(leaksAfter({})).toEqual([]);
  expect(leaksAfter({ listeners: { 'shell: popstate on window': 5, 'shell: online on window': 1 } })).toEqual([]);
});

test.each<[Partial<SideEffects>, RegExp]>([
  [
    { listeners: { ...baseline.listeners, 'mf-chat: scroll on window': 1 } },
    /^a listener stays after it has left: scroll on window$/,
  ],
  [
    { listeners: { 'shell: popstate on window': 13 } },
    /^a listener more with every mount: shell: popstate on window \(10 in 10\)$/,
  ],
  [
    { intervals: { ...baseline.intervals, 'mf-chat: every 100 ms': 11 } },
    /^an interval stays after it has left: every 100 ms \(11×\)$/,
  ],
  [{ scheduled: { 'mf-chat': 4 } }, /^its timers go on after it has left$/],
  [{ elements: { ...first.elements, style: 5 } }, /^<style> elements grow: 4 after the first mount, 5 after 10 more$/],
  [{ globals: [...first.globals, 'leftHere'] }, /^new global variables: leftHere$/],
  [{ attributes: '|style="overflow: hidden"' }, /^<html> or <body> is left changed/],
])('PLAT-02 %j is told', (change, sentence) => {
  const problems = leaksAfter(change);
  expect(problems).toEqual([expect.stringMatching(sentence)]);
});
