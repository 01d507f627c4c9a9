import type { LookupFunction } from 'node:net';

import { isPublicAddress } from './public-address.ts';
import { openAddress, requireAddress, type WebhookRules } from './webhook-address.ts';

const production: WebhookRules = { demo: false, hosts: [] };

/** Resolves every name to these addresses. */
const resolvingTo =
  (...addresses: string[]): LookupFunction =>
  (_hostname, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );

test.each([
  '0.0.0.0',
  '10.0.0.5',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.19.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  'example.org',
  '',
])('%p is no public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '8.8.8.8', '172.15.255.255', '172.32.0.1', '223.255.255.255', '2606:4700::1111', '2a00:1450::1'])(
  '%p is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ['https://127.0.0.1/hook'],
  ['https://2130706433/hook'],
  ['https://0x7f.1/hook'],
  ['https://0177.0.0.1/hook'],
  ['https://[::1]/hook'],
  ['https://[::ffff:10.0.0.1]/hook'],
  ['https://169.254.169.254/latest/meta-data'],
  ['https://localhost/hook'],
])('refuses %s, which leads to a private network', async (address) => {
  await expect(requireAddress(address, production)).rejects.toThrow(/not an address of the public internet/);
  await expect(requireAddress(address, { ...production, demo: true })).rejects.toThrow(/public internet/);
});

test.each([
  ['http://8.8.8.8/hook', /must begin with https:\/\/$/],
  ['file:///etc/passwd', /must begin with https/],
  ['https://ada:secret@8.8.8.8/hook', /contains a user or a password/],
  ['hook', /not an address such as/],
  [`https://8.8.8.8/${'x'.repeat(2_000)}`, /more than 2000 characters/],
])('refuses %s', async (address, reason) => {
  await expect(requireAddress(address, production)).rejects.toThrow(reason);
});

test('allows public addresses, http in the demo, and a private host that the operator lists', async () => {
  expect((await requireAddress('https://8.8.8.8/hook', production)).href).toBe('https://8.8.8.8/hook');
  expect((await requireAddress('http://8.8.8.8/hook', { ...production, demo: true })).port).toBe('');
  const named = { ...production, lookup: resolvingTo('8.8.8.8', '2606:4700::1111') };
  expect((await requireAddress('https://ci.example/hook', named)).hostname).toBe('ci.example');
  const internal = { demo: false, hosts: ['10.0.0.5:8065', 'localhost', '127.0.0.1:443'] };
  for (const address of ['https://10.0.0.5:8065/a', 'https://localhost:9000/a', 'https://127.0.0.1/a']) {
    expect((await requireAddress(address, internal)).href).toBe(address);
  }
  await expect(requireAddress('https://10.0.0.5/a', internal)).rejects.toThrow(/public internet/);
});

test('refuses a name of which one address is private, at the time of the connection too', async () => {
  const mixed = { ...production, lookup: resolvingTo('8.8.8.8', '10.0.0.1') };
  await expect(requireAddress('https://ci.example/hook', mixed)).rejects.toThrow(/ci\.example is not an address/);
  const { lookup } = openAddress('https://ci.example/hook', mixed);
  const error = await new Promise((resolve) => lookup('ci.example', { all: false }, resolve));
  expect(String(error)).toContain('ci.example is not an address of the public internet');
});

test('the connection gets the address that was checked', async () => {
  const { lookup } = openAddress('https://ci.example/hook', {
    ...production,
    lookup: resolvingTo('8.8.8.8', '1.1.1.1'),
  });
  const one = await new Promise((resolve) => {
    lookup('ci.example', {}, (_error, address, family) => resolve([address, family]));
  });
  expect(one).toEqual(['8.8.8.8', 4]);
});

test('says so when a name cannot be resolved', async () => {
  const lookup: LookupFunction = (_hostname, _options, callback) =>
    callback(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), '', 0);
  await expect(requireAddress('https://ci.example/hook', { ...production, lookup })).rejects.toThrow(
    'The name ci.example cannot be resolved (ENOTFOUND)',
  );
});
