import { createHash } from 'node:crypto';

const key = (kind: 'account' | 'confirm' | 'network', value: string): Buffer =>
  createHash('sha256').update(`${kind}:${value}`).digest();

/** The counter of failed logins with an address. */
export const accountKey = (siteId: number, email: string): Buffer => key('account', `${siteId}:${email.toLowerCase()}`);

/** The counter of failed password confirmations of a member. It differs from every login counter. */
export const confirmKey = (memberId: number): Buffer => key('confirm', String(memberId));

/** The counter of a network: /24 of IPv4, /56 of IPv6, so that a household counts as one. */
export const networkKey = (address: string): Buffer => {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address);
  return key('network', v4?.[1] ?? firstBits(address, 56));
};

/** The first `bits` of an IPv6 address in any notation, as hexadecimal digits. */
const firstBits = (address: string, bits: number): string => {
  const [before = '', after] = address.toLowerCase().split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [head, tail] = [groups(before), groups(after ?? '')];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const digits = [...head, ...zeros, ...tail].map((group) => group.padStart(4, '0')).join('');
  return digits.slice(0, bits / 4);
};
