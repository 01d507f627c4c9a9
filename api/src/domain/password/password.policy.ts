import type { Limit } from '../limits/limits.repository.ts';

/** Mails a day to one address (decisions A-11). */
export const RESET_MAILS_A_DAY = 5;

/** Unknown addresses an hour that one network may try (decisions A-10). */
export const unknownAddressLimit = (network: Buffer): Limit => ({
  key: `unknown-reset:${network.toString('hex')}`,
  most: 5,
  windowSeconds: 3600,
});
