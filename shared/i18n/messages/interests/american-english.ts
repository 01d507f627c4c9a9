import type { InterestKey } from '@pairwise/contracts/profile-choices';

/** The interests that have another name in American English. */
export const americanInterests = {
  theatre: 'Theater',
  football: 'Soccer',
} satisfies Partial<Record<InterestKey, string>>;
