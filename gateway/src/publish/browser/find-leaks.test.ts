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
/** The first mount loads scripts and adds a style sheet; that is no growth. */
const first: SideEffects = {
  ...baseline,
  elements: { style: 4, script: 8, link: 6 },
  globals: [...baseline.globals, 'mf_chat', 'webpackChunkmf_chat'],
};

const leaksAfter = (change: Partial<SideEffects>, samples: Partial<LeakSamples> = {}): string[] =>
  findLeaks('mf-chat', { before: baseline, first, last: { ...first, ...change }, mounts: 10, ...samples });

test('PLAT-02 ignores what the first mount loads and what the shell does by itself', () => {
  expect(leaksAfter({})).toEqual([]);
  expect(leaksAfter({ listeners: { 'shell: popstate on window': 5, 'shell: online on window': 1 } })).toEqual([]);
});

test.each<[Partial<SideEffects>, RegExp]>([
  [
    { listeners: { ...baseline.listeners, 'mf-chat: scroll on window': 1 } },
    /^a listener remains after unmount: scroll on window$/,
  ],
  [
    { listeners: { 'shell: popstate on window': 13 } },
    /^a listener is added with every mount: shell: popstate on window \(10 in 10\)$/,
  ],
  [
    { intervals: { ...baseline.intervals, 'mf-chat: every 100 ms': 11 } },
    /^an interval remains after unmount: every 100 ms \(11×\)$/,
  ],
  [{ scheduled: { 'mf-chat': 4 } }, /^its timers still run after unmount$/],
  [{ elements: { ...first.elements, style: 5 } }, /^<style> elements grow: 4 after the first mount, 5 after 10 more$/],
  [{ globals: [...first.globals, 'leftHere'] }, /^new global variables: leftHere$/],
  [{ attributes: '|style="overflow: hidden"' }, /^<html> or <body> remains changed/],
])('PLAT-02 reports %j', (change, sentence) => {
  const problems = leaksAfter(change);
  expect(problems).toEqual([expect.stringMatching(sentence)]);
});
