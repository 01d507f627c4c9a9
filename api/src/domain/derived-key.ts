import { createHash } from 'node:crypto';

/**
 * Derives a uuid from secrets, to store in their place. The same secrets give the same uuid; the uuid reveals none of
 * them.
 */
export const derivedKey = (...secrets: string[]): string => {
  const hex = createHash('sha256').update(JSON.stringify(secrets)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
};
