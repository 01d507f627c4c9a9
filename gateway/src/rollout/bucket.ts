import { createHash, randomBytes } from 'node:crypto';

/** The cookie with a visitor's bucket, the same for all rollouts. It is random and identifies nothing else. */
export const bucketCookie = { name: 'mfe.bucket', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;

/** Hundredths of a percent: the finest steps of a rollout. */
const POSITIONS = 10_000;

export const newBucket = (): string => randomBytes(16).toString('base64url');

/** Whether a value has the format of `newBucket`. */
export const isBucket = (value: string | undefined): value is string => /^[A-Za-z0-9_-]{22}$/.test(value ?? '');

/**
 * Returns a visitor's position in one rollout, 0 to 9999. Each rollout has its own salt: with a higher percentage all
 * visitors keep the canary, and no other rollout moves them.
 */
export const positionOf = (salt: string, bucket: string): number =>
  createHash('sha256').update(`${salt}:${bucket}`).digest().readUInt32BE(0) % POSITIONS;

/** Whether a position is strictly below a percentage: 0 % includes no visitors, 100 % all. */
export const isWithin = (position: number, percent: number): boolean =>
  position < Math.round((percent / 100) * POSITIONS);
