import type { FastifyRequest } from 'fastify';

import { sentBucket } from '../rollout/bucket.ts';
import { hasObjected } from '../rollout/visitor-bucket.ts';
import type { ExperimentCounts } from './experiment-counts.ts';

/** The header in which the api says that a signup has created an account. It never leaves the gateway. */
export const SIGNUP_HEADER = 'x-signup';

/** Called for the response of the api to each signup. */
export type OnSignup = (request: Pick<FastifyRequest, 'cookies'>, signup: string | string[] | null | undefined) => void;

/**
 * Returns a function that counts a signup in the experiments of its visitor, if it has created an account. It counts none of a
 * visitor who has objected, whose browser may still have a bucket from a page that was open before.
 */
export const signupCounter =
  (counts: Pick<ExperimentCounts, 'signup'>, https: boolean): OnSignup =>
  (request, signup) => {
    const bucket = sentBucket(request.cookies, https);
    if (signup === 'created' && bucket !== '' && !hasObjected(request)) counts.signup(bucket);
  };
