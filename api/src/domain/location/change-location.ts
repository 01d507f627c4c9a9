import type { Database } from '../../db/database.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { takeSlot } from '../limits/limit-slots.ts';
import type { Member } from '../session/member.ts';
import { type Place, requirePlace } from './find-place.ts';

/** Who could move at will could measure where others are (decisions M-6). */
const CHANGES_A_DAY = 3;

/**
 * Counts a move to another town.
 * @throws {DomainError} `location_limit`
 */
export const takeLocationChange = async (db: Database, memberId: number): Promise<void> => {
  if (!(await takeSlot(db, { key: `location:${memberId}`, most: CHANGES_A_DAY, windowSeconds: 86_400 }))) {
    throw new DomainError('location_limit');
  }
};

/** Another town for the member's profile. The town alone is kept. */
export const changeLocation = async (
  { db }: Context,
  member: Member,
  wish: { country: string; region: number; city: string },
): Promise<Place> => {
  const place = await requirePlace(db, wish);
  await takeLocationChange(db, member.id);
  await db
    .updateTable('profiles')
    .set({ country: place.country, region_id: place.regionId, city: place.city, lat: place.lat, lon: place.lon })
    .where('user_id', '=', member.id)
    .execute();
  return place;
};
