import { createHash } from 'node:crypto';

/**
 * A uuid that stands for secrets in a table: the same for the same ones, and whoever reads the table learns none of
 * them.
 */
export const derivedKey = (...secrets: string[]): string => {
  const hex = createHash('sha256').update(JSON.stringify(secrets)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
};
