import { parseTrustProxy } from './trust-proxy.ts';

test('reads addresses and ranges', () => {
  expect(parseTrustProxy(' 10.0.0.5, 10.1.0.0/16,::1,fd00::/8')).toEqual([
    '10.0.0.5',
    '10.1.0.0/16',
    '::1',
    'fd00::/8',
  ]);
});

test.each(['proxy.test', '10.0.0', '10.0.0.1/33', '10.0.0.1/', '0.0.0.0/0', '::/0', 'true', '10.0.0.1/8/8', '*'])(
  'refuses %s with the reason',
  (text) => {
    expect(() => parseTrustProxy(`10.0.0.5,${text}`)).toThrow(/is neither an IP address nor a range/);
  },
);
