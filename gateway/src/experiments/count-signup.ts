import type { FastifyRequest } from 'fastify';

import { bucketCookie, isBucket } from '../rollout/bucket.ts';
import type { ExperimentCounts } from './experiment-counts.ts';

/** The header in which the api says that a signup has created an account. It never leaves the gateway. */
export const SIGNUP_HEADER = 'x-signup';

/** Called for the response of the api to each signup. */
export type OnSignup = (request: Pick<FastifyRequest, 'cookies'>, signup: string | string[] | null | undefined) => void;

/** Returns a function that counts a signup in the experiments of its visitor, if it has created an account. */
export const signupCounter =
  (counts: Pick<ExperimentCounts, 'signup'>): OnSignup =>
  ({ cookies }, signup) => {
    const bucket = cookies[bucketCookie.name];
    if (signup === 'created' && isBucket(bucket)) counts.signup(bucket);
  };
