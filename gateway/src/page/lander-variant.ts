import { DEFAULT_VARIANT } from '@pairwise/contracts/experiments';
import type { FastifyRequest } from 'fastify';

import { assignVariant, landerOf } from '../experiments/assign-variant.ts';
import { runningExperiment } from '../registry/experiments.ts';
import type { RegistryDocument, SaltedExperiment } from '../registry/index.ts';
import { claimsToBeBot } from '../rollout/claims-to-be-bot.ts';
import type { HeadsSource } from './heads-source.ts';
import type { Resolution } from './resolve.ts';
import { hasObjected, newVisitorBucket, type VisitorBucket } from '../rollout/visitor-bucket.ts';

/** The variant of a lander that a page shows although its address does not name one. */
export interface LanderVariant {
  lander: string;
  variant: string;
  /** The experiment in which the visit counts. */
  counted?: SaltedExperiment;
}

/**
 * Returns the bucket of the visitor of a page. On a lander with an experiment, a visitor without a bucket gets a new one,
 * except bots and visitors who have objected: they have none, and see what all visitors would see without the experiment.
 */
export const bucketForExperiment = (
  request: Pick<FastifyRequest, 'cookies' | 'headers'>,
  document: RegistryDocument,
  { resolution: { route }, found, https }: { resolution: Resolution; found: VisitorBucket; https: boolean },
): VisitorBucket => {
  const lander = route && landerOf(route);
  if (lander === undefined || !runningExperiment(document, lander)) return found;
  if (claimsToBeBot(request.headers['user-agent']) || hasObjected(request)) return { ...found, bucket: '' };
  return found.bucket === '' ? newVisitorBucket(https) : found;
};

/**
 * Returns the variant of a page whose address names none; undefined when that is the default one and no experiment counts it. A
 * variant that the live version lacks is the default one, which then counts nowhere.
 */
export const landerVariant = async (
  document: RegistryDocument,
  heads: HeadsSource,
  { resolution: { route, owner }, pathname, bucket }: { resolution: Resolution; pathname: string; bucket: string },
): Promise<LanderVariant | undefined> => {
  const assigned = owner && assignVariant(document, route, { pathname, bucket });
  if (!assigned || !route) return undefined;
  const { lander, variant, experiment } = assigned;
  if (variant === DEFAULT_VARIANT) return experiment && { lander, variant, counted: experiment };
  const known = (await heads.get(owner.version))?.[route.id]?.variants ?? {};
  if (!Object.hasOwn(known, variant)) return undefined;
  return { lander, variant, ...(experiment && { counted: experiment }) };
};
