import type { PageReport, ReportedPhase } from '@pairwise/contracts/registry';

import type { Owner } from './attribute.ts';
import { scrub } from './scrub.ts';

type DeployableRecord = PageReport['deployables'][number];

/** Errors recorded for each deployable. More would add nothing. */
const MAX_ERRORS = 5;

/** Collects the data of this document's report. */
export interface PageRecord {
  /** Records that a remote has started to load. */
  used: (owner: Owner) => void;
  /** Records the load time of a deployable. Only the first call counts: later mounts load nothing. */
  ready: (owner: Owner, milliseconds: number) => void;
  /** Records an error. Returns false when it is known already or the maximum is reached. */
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
