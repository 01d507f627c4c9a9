import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs a payload for one purpose. The signature is not valid for any other purpose. */
const macOf = (key: Buffer, purpose: string, payload: string): Buffer =>
  createHmac('sha256', key).update(`${purpose} ${payload}`).digest();

/** Formats a value as text, with a signature for one purpose. */
export const seal = (key: Buffer, purpose: string, value: unknown): string => {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${payload}.${macOf(key, purpose, payload).toString('base64url')}`;
};

/**
 * Returns the value that `seal` was given, if the text is signed for this purpose; undefined otherwise. The caller
 * checks its shape.
 */
export const unseal = (key: Buffer, purpose: string, text: string): unknown => {
  const [, payload, mac] = /^([\w-]{1,3000})\.([\w-]{43})$/.exec(text) ?? [];
  if (payload === undefined || mac === undefined) return undefined;
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(key, purpose, payload);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
};
