import { languages } from '@pairwise/contracts/languages';
import type { RemoteRoute } from '@pairwise/contracts/remote';

import { route } from '../testing/gate-fixtures.ts';
import { makeDocument, makeVersion } from '../testing/make-document.ts';
import { gateTimeOf } from './gate-time.ts';

const minutesFor = (routes: number, more: Partial<RemoteRoute> = { access: 'members' }): number => {
  const version = '1.0.0-00000001';
  const data = {
    name: 'mf-landers',
    contracts: { bus: '^1', endpoints: '^1' },
    routes: Array.from({ length: routes }, (_, at) => route(`r${at}`, `/r${at}`, more)),
    widgets: [],
  };
  return (
    gateTimeOf(makeDocument([makeVersion('mf-landers', version, { data })], {}), { name: 'mf-landers', version }) /
    60_000
  );
};

test('PLAT-04 a version with more routes gets more time, up to a quarter of an hour', () => {
  expect(minutesFor(23)).toBeCloseTo(2 + 23 / 2);
  expect(minutesFor(24) - minutesFor(23)).toBeCloseTo(1 / 2);
  expect(minutesFor(500)).toBe(15);
});

test('a version with few routes is visited in every language, and gets the time for it', () => {
  expect(minutesFor(1)).toBeCloseTo(2 + languages.length / 2);
  expect(gateTimeOf(makeDocument([], {}), { name: 'mf-chat', version: 'unknown' })).toBe(minutesFor(0) * 60_000);
});

test('a page for everyone is visited twice, and gets the time for it, unless its origin has no members', () => {
  expect(minutesFor(12, { access: 'all' })).toBeCloseTo(2 + 24 / 2);
  expect(minutesFor(12, { access: 'all', zone: 'site' })).toBeCloseTo(2 + 12 / 2);
});
