import { networkKey } from './throttle-keys.ts';

const isOneNetwork = (one: string, other: string) => networkKey(one).equals(networkKey(other));

test.each([
  ['203.0.113.9', '203.0.113.200'],
  ['203.0.113.9', '::ffff:203.0.113.77'],
  ['2001:db8:0:1a00::1', '2001:db8:0:1aff:ffff:1:2:3'],
  ['2001:db8::a:0:0:1', '2001:db8::b:0:0:2'],
  ['2001:DB8::1', '2001:0db8:0:0:0:0:0:1'],
])('AUTH-08 %s and %s are the same network', (one, other) => expect(isOneNetwork(one, other)).toBe(true));

test.each([
  ['203.0.113.9', '203.0.114.9'],
  ['2001:db8:0:1a00::1', '2001:db8:0:1b00::1'],
  ['2001:db8::1', '2001:db9::1'],
])('AUTH-08 %s and %s are different networks', (one, other) => expect(isOneNetwork(one, other)).toBe(false));
