import { createHash, randomBytes } from 'node:crypto';

/** Keeps a visitor where a rollout has put them. Random, and nothing else is known by it. */
export const bucketCookie = { name: 'mfe.bucket', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;

/** Hundredths of a percent: the finest a rollout is told in. */
const POSITIONS = 10_000;

export const newBucket = (): string => randomBytes(16).toString('base64url');

/** Whether a cookie's value is one that we made, in form. */
export const isBucket = (value: string | undefined): value is string => /^[A-Za-z0-9_-]{22}$/.test(value ?? '');

/**
 * Where a visitor stands in one rollout, 0 to 9999. The salt is the rollout's own: a higher percentage keeps everybody
 * who had it, and no other rollout moves anybody.
 */
export const positionOf = (salt: string, bucket: string): number =>
  createHash('sha256').update(`${salt}:${bucket}`).digest().readUInt32BE(0) % POSITIONS;

/** Strictly below: 0 % is nobody, 100 % everybody. */
export const isWithin = (position: number, percent: number): boolean =>
  position < Math.round((percent / 100) * POSITIONS);
