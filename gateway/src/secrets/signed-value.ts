import { timingSafeEqual } from 'node:crypto';

import { hmacOf } from './hmac.ts';

/** Longest payload in characters, so that no text of a caller is hashed without a limit. */
const MAX_PAYLOAD = 16_000;

/** Signs a payload for one purpose. The signature is not valid for any other purpose. */
const macOf = (key: Buffer, purpose: string, payload: string): Buffer => hmacOf(key, `${purpose} ${payload}`);

/**
 * Formats a value as text, with a signature for one purpose. Throws for a value that is too long: `unseal` would refuse
 * it.
 */
export const seal = (key: Buffer, purpose: string, value: unknown): string => {
  const payload = Buffer.from(JSON.stringify(value)).toString('base64url');
  if (payload.length > MAX_PAYLOAD) throw new Error(`a signed value for ${purpose} has ${payload.length} characters`);
  return `${payload}.${macOf(key, purpose, payload).toString('base64url')}`;
};

/**
 * Returns the value that `seal` was given, if the text is signed for this purpose; undefined otherwise. The caller
 * checks its shape.
 */
export const unseal = (key: Buffer, purpose: string, text: string): unknown => {
  if (text.length > MAX_PAYLOAD + 44) return undefined;
  const [, payload, mac] = /^([\w-]+)\.([\w-]{43})$/.exec(text) ?? [];
  if (payload === undefined || mac === undefined) return undefined;
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(key, purpose, payload);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
};
