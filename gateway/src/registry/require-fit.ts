import type { LosesRoutes } from '@pairwise/contracts/console';

import type { Content, RegisteredVersion } from './document.ts';
import { RegistryError } from './registry-error.ts';
import type { Fit } from './registry-types.ts';

/**
 * Throws when a version does not fit what is live.
 * @throws {RegistryError} `does_not_fit`
 */
export const requireFit = (content: Content, version: RegisteredVersion, fit: Fit | undefined): void => {
  const problem = fit?.(content, version);
  if (problem === undefined) return;
  throw new RegistryError(
    'does_not_fit',
    `${version.name} ${version.version} does not fit what is live now: ${problem}`,
  );
};

/** Returns the live addresses that the author of a change accepts to lose, for the audit log. */
export const lossOf = ({ loseRoutes }: LosesRoutes): LosesRoutes => (loseRoutes === undefined ? {} : { loseRoutes });
