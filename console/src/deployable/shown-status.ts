import { isUnchecked, type VersionState } from '@pairwise/contracts/console';

/** The statuses of versions as the console shows them. `unchecked`: live without the gate, by the operator. */
export const shownStatuses = ['uploaded', 'unchecked', 'verified', 'refused', 'revoked'] as const;

export type ShownStatus = (typeof shownStatuses)[number];

/** Returns the status of a version as the console shows it. “Verified” is said only of versions that the gate has seen. */
export const shownStatusOf = (version: VersionState): ShownStatus =>
  isUnchecked(version) ? 'unchecked' : version.status;
