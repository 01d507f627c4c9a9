import { slotHosts } from '@pairwise/contracts/remote';

import { needsApproval } from './authorize.ts';

const slotOwners: ReadonlySet<string> = new Set(Object.values(slotHosts));

/**
 * Whether the platform itself gives something to a name, so that no team can register it: the approval of a second person,
 * the zone of payments, or a slot.
 */
export const isReservedName = (name: string): boolean => needsApproval(name) || slotOwners.has(name);
