import { objectionCookie } from '@pairwise/contracts/experiments';
import type { FastifyRequest } from 'fastify';

import { type ResponseCookie, siteCookie } from '../http/cookies.ts';
import type { RegistryDocument } from '../registry/index.ts';
import { bucketCookie, bucketCookieName, isBucket, newBucket } from './bucket.ts';

/** Whether a visitor has objected to experiments (`/__mfe/objection`). */
export const hasObjected = ({ cookies }: Pick<FastifyRequest, 'cookies'>): boolean =>
  cookies[objectionCookie.name] === objectionCookie.value;

export interface VisitorBucket {
  /** Empty for a visitor without a bucket. */
  bucket: string;
  /** The cookie that keeps the bucket, or removes it. */
  cookie?: ResponseCookie;
}

/** Returns the cookie that keeps a bucket; an empty one removes it. */
export const keptBucket = (bucket: string, https: boolean): ResponseCookie =>
  siteCookie(bucketCookieName(https), bucket, {
    https,
    sameSite: 'lax',
    maxAgeSeconds: bucket === '' ? 0 : bucketCookie.maxAgeSeconds,
  });

/** Returns a new bucket and the cookie that keeps it. */
export const newVisitorBucket = (https: boolean): Required<VisitorBucket> => {
  const bucket = newBucket();
  return { bucket, cookie: keptBucket(bucket, https) };
};

/**
 * Returns a visitor's bucket; an empty one while nothing is rolled out, and for visitors who have objected, whose cookie is
 * removed.
 */
export const bucketOf = (
  request: Pick<FastifyRequest, 'cookies'>,
  { rollouts }: RegistryDocument,
  https: boolean,
): VisitorBucket => {
  const known = request.cookies[bucketCookieName(https)];
  if (hasObjected(request)) return { bucket: '', ...(known !== undefined && { cookie: keptBucket('', https) }) };
  if (isBucket(known)) return { bucket: known };
  return Object.keys(rollouts).length === 0 ? { bucket: '' } : newVisitorBucket(https);
};
