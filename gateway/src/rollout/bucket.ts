import { createHash, randomBytes } from 'node:crypto';

import { responseCookieName } from '../http/cookies.ts';

/** The cookie with a visitor's bucket, the same for all rollouts. It is random and identifies nothing else. */
export const bucketCookie = { name: 'mfe.bucket', maxAgeSeconds: 365 * 24 * 60 * 60 } as const;

/** Positions of a bucket: hundredths of a percent, the finest steps of a rollout. */
export const POSITIONS = 10_000;

export const newBucket = (): string => randomBytes(16).toString('base64url');

/** Returns the name of the cookie in a response. No script sets it over https, so code cannot choose a visitor's versions. */
export const bucketCookieName = (https: boolean): string => responseCookieName(bucketCookie.name, https);

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

/** Returns the bucket that a browser has sent; empty without one. */
export const sentBucket = (cookies: Readonly<Record<string, string | undefined>>, https: boolean): string => {
  const value = cookies[bucketCookieName(https)];
  return isBucket(value) ? value : '';
};
