import type { Sought } from '@pairwise/contracts/shapes/member';

import type { UserStatus } from '../../db/types.generated.ts';

/** The member of a session, as domain functions know them. `id` never leaves the server. */
export interface Member {
  id: number;
  publicId: number;
  siteId: number;
  status: Extract<UserStatus, 'active' | 'not_confirmed'>;
  paid: boolean;
  invisible: boolean;
  country: string;
  /** The gender the member wants to meet; null until the member has chosen. */
  seeks: Sought | null;
  /** Rounded to about a kilometre; for distance bands only. */
  lat: number | null;
  lon: number | null;
}
