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
  /** About a kilometre; for distance bands only. */
  lat: number | null;
  lon: number | null;
}
