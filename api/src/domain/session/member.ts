import type { Sought } from '@pairwise/contracts/shapes/member';

import type { UserStatus } from '../../db/types.generated.ts';

/** Somebody with a session, as the rules know them. `id` never leaves the server. */
export interface Member {
  id: number;
  publicId: number;
  siteId: number;
  status: Extract<UserStatus, 'active' | 'not_confirmed'>;
  paid: boolean;
  invisible: boolean;
  country: string;
  /** Whom the member wants to meet; null until the member has said so. */
  seeks: Sought | null;
  /** About a kilometre; for distance bands only. */
  lat: number | null;
  lon: number | null;
}
