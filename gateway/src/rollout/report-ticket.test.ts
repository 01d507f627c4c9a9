import { statSync } from 'node:fs';
import path from 'node:path';

import { openSecretKey } from '../secrets/secret-key.ts';
import { temporaryFolder } from '../testing/make-dist.ts';
import { networkOf, openTickets, type Tickets } from './report-ticket.ts';

const shell = { name: 'shell', version: '1' };
const chat = { name: 'mf-chat', version: '2' };
const page = { revision: 7, versions: [shell, chat], userAgent: 'Mozilla/5.0' };
const HOUR = 60 * 60 * 1000;

let clock: number;
let dataDir: string;
let tickets: Tickets<string>;
const open = (more: { perMinute?: number; kept?: number } = {}) =>
  openTickets<string>({ key: openSecretKey(dataDir, 'report-tickets'), now: () => clock, ...more });
beforeEach(() => {
  clock = 1_800_000_000_000;
  dataDir = temporaryFolder();
  tickets = open();
});

const issued = (from = tickets): string => from.issue(page) ?? 'none';
const readable = (text: string, from = tickets) => {
  const ticket = from.read(text);
  if (!ticket) throw new Error('the ticket was refused');
  return ticket;
};

test('a ticket covers the versions of the page and is valid for one product only', () => {
  const text = issued();
  const ticket = readable(text);
  expect(ticket).toMatchObject({ revision: 7, at: clock });
  expect([shell, chat].map((version) => tickets.covers(ticket, version))).toEqual([true, true]);
  for (const other of [
    { ...chat, version: '3' },
    { ...chat, name: 'shell' },
    { name: '', version: '' },
  ]) {
    expect(tickets.covers(ticket, other)).toBe(false);
  }
  expect(
    openTickets({ key: openSecretKey(temporaryFolder(), 'report-tickets'), now: () => clock }).read(text),
  ).toBeUndefined();
  expect(statSync(path.join(dataDir, 'secrets/report-tickets.key')).mode & 0o777).toBe(0o600);
  // The key outlives the program. Tickets from before this start are refused for another reason (below).
  expect(open().read(text)).toEqual(readable(text));
});

test('PLAT-07 the tickets of two pages do not show that they have one visitor', () => {
  const arms = ['0', '1'].map((step) => ({
    name: 'mf-chat',
    key: `arm.salt.${step}.10.canary`,
    visitor: 'AbCdEf012345',
  }));
  const texts = [1, 2].map(() => tickets.issue({ ...page, arms, groups: ['language de'] }) ?? 'none');
  expect(texts.map((text) => readable(text).arms)).toEqual([arms, arms]);
  const shown = texts.flatMap((text) => {
    const content = Buffer.from(text.split('.')[0] ?? '', 'base64url').toString();
    return [...content.matchAll(/"visitor":"([^"]+)"/g)].map(([, visitor]) => visitor);
  });
  expect(shown).toHaveLength(4);
  expect(new Set([...shown, 'AbCdEf012345']).size).toBe(5);
});

test('PLAT-07 admits a report of a page with a hundred remotes', () => {
  const versions = Array.from({ length: 100 }, (_value, index) => ({
    name: `mf-remote-with-a-long-name-${index}`,
    version: `1.0.${index}-0000000a`,
  }));
  const text = tickets.issue({ ...page, versions: [shell, ...versions] }) ?? 'none';
  expect(text.length).toBeLessThan(1_500);
  const ticket = readable(text);
  expect(versions.every((version) => tickets.covers(ticket, version))).toBe(true);
  expect(tickets.covers(ticket, chat)).toBe(false);
  expect(tickets.admit(ticket, 'net', 'first')).toEqual({});
});

test('refuses a changed, shortened or invented ticket', () => {
  const text = issued();
  const [payload = '', signature = ''] = text.split('.');
  const forged = Buffer.from(
    Buffer.from(payload, 'base64url').toString().replace('"revision":7', '"revision":8'),
  ).toString('base64url');
  for (const bad of ['', '.', 'x', payload, `${payload}.`, `${forged}.${signature}`, `${payload}.${'A'.repeat(43)}`]) {
    expect(tickets.read(bad)).toBeUndefined();
  }
});

test('PLAT-07 accepts a ticket three times; each report replaces the one before', () => {
  const ticket = readable(issued());
  expect(tickets.admit(ticket, 'net', 'first')).toEqual({});
  expect(tickets.admit(ticket, 'net', 'second')).toEqual({ replaces: 'first' });
  expect(tickets.admit(ticket, 'net', 'third')).toEqual({ replaces: 'second' });
  expect(tickets.admit(ticket, 'net', 'fourth')).toBeUndefined();
  // A report that was withdrawn, because another gateway counts the page, is never replaced.
  const moved = readable(issued());
  tickets.admit(moved, 'net', 'first');
  expect(tickets.withdraw(moved)).toBe('first');
  expect(tickets.admit(moved, 'net', 'second')).toBeUndefined();
});

test('accepts a ticket for 12 hours, as long as its use is known', () => {
  const text = issued();
  clock += 12 * HOUR - 1;
  expect(tickets.read(text)).toBeDefined();
  clock += 1;
  expect(tickets.read(text)).toBeUndefined();

  const beforeRestart = issued();
  clock += 1;
  expect(open().read(beforeRestart)).toBeUndefined();
});

test('PLAT-07 admits late reports after any number of used tickets, each once', () => {
  const many = open({ perMinute: Infinity });
  const late = readable(issued(many), many);
  const used = readable(issued(many), many);
  many.admit(used, 'net', 'first');
  for (let count = 0; count < 70_000; count += 1) {
    clock += 1;
    many.admit(readable(issued(many), many), 'net', '');
  }
  // The first report of `used` is no longer kept, so it cannot be replaced and stays as it is.
  expect(many.admit(used, 'net', 'second')).toBeUndefined();
  expect(many.read(issued(many))).toBeDefined();
  expect(many.admit(late, 'net', 'late')).toEqual({});
  expect(many.admit(late, 'net', 'later')).toEqual({ replaces: 'late' });
  expect(many.admit(late, 'net', 'last')).toEqual({ replaces: 'later' });
  expect(many.admit(late, 'net', 'once more')).toBeUndefined();
});

test('two gateways on one data directory admit tickets of each other, numbered separately', () => {
  const other = open();
  const own = readable(issued());
  const foreign = readable(issued(other));
  expect(own.number).toBe(foreign.number);
  expect(tickets.admit(own, 'net', 'own')).toEqual({});
  expect(tickets.admit(foreign, 'net', 'foreign')).toEqual({});
  expect(tickets.admit(foreign, 'net', 'again')).toEqual({ replaces: 'foreign' });
});

test('PLAT-07 counts a limited number of documents of one network a minute', () => {
  const few = open({ perMinute: 2 });
  const next = (network: string) => few.admit(readable(issued(few), few), network, '');
  expect([next('a'), next('a'), next('a'), next('b')]).toEqual([{}, {}, undefined, {}]);
  clock += 60_000;
  expect(next('a')).toEqual({});
});

test('issues no ticket to a bot', () => {
  for (const userAgent of [undefined, 'Googlebot/2.1', 'Mozilla/5.0 (compatible; bingbot/2.0)', 'Some crawler']) {
    expect(tickets.issue({ ...page, userAgent })).toBeUndefined();
  }
  expect(tickets.issue({ ...page, userAgent: 'Mozilla/5.0 (Linux; Android 10; CUBOT X)' })).toBeDefined();
});

test.each([
  ['192.0.2.1', '192.0.2.254', '192.0.3.1'],
  ['::ffff:192.0.2.1', '192.0.2.9', '::ffff:192.0.3.1'],
  ['2001:db8:0:1200::1', '2001:db8:0:12ff:1:2:3:4', '2001:db8:0:1300::1'],
  ['2001:db8::1', '2001:0db8:0000:0000::ffff', '2001:db8:1::1'],
  ['fe80::1%eth0', 'fe80::2', '::1'],
])('%s shares a network with %s, not with %s', (one, same, other) => {
  expect(networkOf(same)).toBe(networkOf(one));
  expect(networkOf(other)).not.toBe(networkOf(one));
  expect(tickets.networkName(one)).toMatch(/^[\w-]{10}$/);
});
