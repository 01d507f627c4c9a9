import { changesOfDocument, changesOfStorage, findLeaks, type LeakSamples } from './find-leaks.ts';
import type { Sample } from './take-sample.ts';

const native = (name: string): string => `function ${name}() { [native code] } 40||`;

const baseline: Sample = {
  listeners: { 'shell: popstate on window': 3 },
  elements: { style: 3, script: 4, link: 6 },
  adoptedStyleSheets: 0,
  dialogs: 0,
  besideFrame: [],
  storage: { 'localStorage pairwise.entry-skipped': '2026-01-01' },
  builtIns: { 'window.fetch': native('fetch'), 'Array.prototype.push': native('push') },
  globals: ['location', 'shell'],
  attributes: '|',
  entries: 2,
};
/** The first mount loads scripts and adds a style sheet; that is no growth. */
const first: Sample = {
  ...baseline,
  elements: { style: 4, script: 8, link: 6 },
  globals: [...baseline.globals, 'mf_chat', 'webpackChunkmf_chat'],
};
const objects = { BroadcastChannel: 1, WebSocket: 1, ResizeObserver: 2 };

const leaksAfter = (change: Partial<Sample>, samples: Partial<LeakSamples> = {}): string[] =>
  findLeaks('mf-chat', {
    before: baseline,
    first,
    last: { ...first, ...change },
    mounts: 10,
    timers: [],
    runs: [{}, {}],
    objects: { before: objects, first: objects, last: objects },
    ...samples,
  });

test('PLAT-02 ignores what the first mount loads and what the shell does by itself', () => {
  expect(leaksAfter({})).toEqual([]);
  expect(leaksAfter({ listeners: { 'shell: popstate on window': 5, 'shell: online on window': 1 } })).toEqual([]);
  // A subscription of a module stays, and runs as often after every mount.
  expect(leaksAfter({}, { runs: [{ 'a.js: onUser': 4 }, { 'a.js: onUser': 5 }] })).toEqual([]);
  expect(leaksAfter({ storage: { ...baseline.storage, 'localStorage pairwise.draft': 'hello' } })).toEqual([]);
});

test.each<[Partial<Sample>, RegExp]>([
  [
    { listeners: { ...baseline.listeners, 'mf-chat: scroll on window': 1 } },
    /^a listener remains after unmount: scroll on window$/,
  ],
  [
    { listeners: { 'shell: popstate on window': 13 } },
    /^a listener is added with every mount: shell: popstate on window \(10 in 10\)$/,
  ],
  [{ elements: { ...first.elements, style: 5 } }, /^<style> elements grow: 4 after the first mount, 5 after 10 more$/],
  [{ globals: [...first.globals, 'leftHere'] }, /^new global variables: leftHere$/],
  [{ attributes: '|style="overflow: hidden"' }, /^the frame of the page remains changed/],
  [{ adoptedStyleSheets: 1 }, /^1 style sheets are added to document\.adoptedStyleSheets$/],
  [{ besideFrame: ['<div id="mine">'] }, /^new elements beside those of the page: <div id="mine">$/],
  [
    { builtIns: { ...baseline.builtIns, 'window.fetch': '(...a) => f(...a) 20||' } },
    /^built-in functions are replaced: window\.fetch$/,
  ],
  [
    { builtIns: { ...baseline.builtIns, 'Array.prototype.push': native('') } },
    /^built-in functions are replaced: Array\.prototype\.push$/,
  ],
  [
    { builtIns: { ...baseline.builtIns, 'Object.prototype.isPremium': '= boolean' } },
    /^built-in functions are replaced: Object\.prototype\.isPremium$/,
  ],
  [
    { storage: { 'localStorage pairwise.entry-skipped': 'never' } },
    /^storage that existed before is changed: localStorage pairwise\.entry-skipped$/,
  ],
  [{ storage: { ...baseline.storage, 'cookie mine': '1' } }, /^new cookies: cookie mine$/],
])('PLAT-02 reports %j', (change, sentence) => {
  expect(leaksAfter(change)).toEqual([expect.stringMatching(sentence)]);
});

test('PLAT-02 code runs more often with every mount only if it does so in each series', () => {
  const widgetLoadedLate = [{}, { 'a.js: tick': 120 }, { 'a.js: tick': 120 }];
  expect(leaksAfter({}, { runs: widgetLoadedLate })).toEqual([]);
  const listenerOfEachMount = [{ 'a.js: f': 1 }, { 'a.js: f': 11 }, { 'a.js: f': 21 }];
  expect(leaksAfter({}, { runs: listenerOfEachMount })).toEqual(['its code runs more often with every mount: a.js: f']);
});

test('PLAT-02 reports code that goes on after unmount, and objects that receive what others send', () => {
  expect(leaksAfter({}, { timers: ['setInterval in a.js: poll'] })).toEqual([
    'its timers still run after unmount: setInterval in a.js: poll',
  ]);
  expect(leaksAfter({}, { runs: [{ 'a.js: f': 2 }, { 'a.js: f': 12 }] })).toEqual([
    'its code runs more often with every mount: a.js: f',
  ]);
  const last = { BroadcastChannel: 2, WebSocket: 1, ResizeObserver: 12 };
  expect(leaksAfter({}, { objects: { before: objects, first: objects, last } })).toEqual([
    'a BroadcastChannel remains after unmount',
    'a ResizeObserver is added with every mount',
  ]);
});

test('PLAT-02 a phone has functions of the browser that a computer lacks, which no code has replaced', () => {
  const phone: Sample = {
    ...baseline,
    builtIns: {
      ...baseline.builtIns,
      'HTMLElement.prototype.ontouchend': '|function get ontouchend() { [native code] } 43|',
    },
  };
  expect(changesOfDocument(phone, baseline, ['mf-chat'])).toEqual([]);
  expect(changesOfStorage(phone, baseline)).toEqual([]);
});
