import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signature for one purpose is none for another. */
const macOf = (key: Buffer, purpose: string, payload: string): Buffer =>
  createHmac('sha256', key).update(`${purpose} ${payload}`).digest();

/** The value as text, with our signature for this purpose. */
export const seal = (key: Buffer, purpose: string, value: unknown): string => {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${macOf(key, purpose, payload).toString('base64url')}`;
};

/** What `seal` was given, when the text is ours and for this purpose; otherwise undefined. Still to be checked. */
export const unseal = (key: Buffer, purpose: string, text: string): unknown => {
  const [, payload, mac] = /^([\w-]{1,3000})\.([\w-]{43})$/.exec(text) ?? [];
  if (payload === undefined || mac === undefined) return undefined;
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(key, purpose, payload);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
};
