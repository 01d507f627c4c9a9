import type { RemoteRoute } from '@pairwise/contracts/remote';

import { listedPath, slugIn } from '../http/route-address.ts';
import { runningExperiment, shownVariantOf } from '../registry/experiments.ts';
import type { RegistryDocument, SaltedExperiment } from '../registry/index.ts';
import { POSITIONS, positionOf } from '../rollout/bucket.ts';

/**
 * Returns the address of a lander without a slug; undefined for a route without variants, and for one of many pages.
 * @param route such as `/landers/gallery/:slug?`
 */
export const landerOf = (route: Pick<RemoteRoute, 'path'>): string | undefined =>
  /\/:[^/]*\?$/.test(route.path) ? listedPath(route) : undefined;

/** What a visitor sees of a lander at its address without a slug. */
export interface AssignedVariant {
  lander: string;
  variant: string;
  /** The experiment that chose it; missing when all visitors see this variant. */
  experiment?: SaltedExperiment;
}

/** Returns the variant of one experiment for a visitor: each of them with the same probability. */
export const variantIn = ({ variants, salt }: SaltedExperiment, bucket: string): string =>
  variants[Math.floor((positionOf(salt, bucket) * variants.length) / POSITIONS)] ?? '';

/**
 * Assigns the variant of a page. Pure: all gateways assign the same.
 * @param bucket empty for visitors who take part in no experiment
 * @returns undefined for a page without variants, and for an address that names one itself
 */
export const assignVariant = (
  document: RegistryDocument,
  route: Pick<RemoteRoute, 'path'> | undefined,
  { pathname, bucket }: { pathname: string; bucket: string },
): AssignedVariant | undefined => {
  const lander = route && landerOf(route);
  if (!route || lander === undefined || slugIn(pathname, route.path) !== undefined) return undefined;
  const experiment = bucket === '' ? undefined : runningExperiment(document, lander);
  return experiment
    ? { lander, variant: variantIn(experiment, bucket), experiment }
    : { lander, variant: shownVariantOf(document, lander) };
};
