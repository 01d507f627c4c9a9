import type { PageReport, ReportedPhase } from '@pairwise/contracts/registry';

import type { Owner } from './attribute.ts';
import { scrub } from './scrub.ts';

type DeployableRecord = PageReport['deployables'][number];

/** More say nothing that these do not. */
const MAX_ERRORS = 5;

/** What is known of this document so far. */
export interface PageRecord {
  /** A remote's load has begun. */
  used: (owner: Owner) => void;
  /** It stands; only the first time counts, later ones need no load. */
  ready: (owner: Owner, milliseconds: number) => void;
  /** Returns whether this error is news. */
  failed: (owner: Owner, phase: ReportedPhase, message: string) => boolean;
  deployables: () => DeployableRecord[];
}

export const createPageRecord = (shell: Owner): PageRecord => {
  const deployables = new Map<string, DeployableRecord>();
  const recordOf = ({ name, version }: Owner): DeployableRecord => {
    const deployable = deployables.get(`${name}@${version}`) ?? { name, version, errors: [] };
    deployables.set(`${name}@${version}`, deployable);
    return deployable;
  };
  recordOf(shell);

  return {
    used: (owner) => void recordOf(owner),
    ready: (owner, milliseconds) => {
      recordOf(owner).readyMs ??= Math.round(milliseconds);
    },
    failed: (owner, phase, message) => {
      const { errors } = recordOf(owner);
      const error = { phase, message: scrub(message) };
      const isKnown = errors.some((known) => known.phase === phase && known.message === error.message);
      if (isKnown || errors.length === MAX_ERRORS) return false;
      errors.push(error);
      return true;
    },
    deployables: () => [...deployables.values()],
  };
};
