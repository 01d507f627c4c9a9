import type { Database } from '../../db/database.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { takeSlot } from '../limits/limits.repository.ts';
import { type Place, requirePlace } from './find-place.ts';
import { moveLimit } from './location.policy.ts';
import { updateProfilePlace } from './location.repository.ts';

/**
 * Counts a move to another town.
 * @throws {DomainError} `location_limit`
 */
export const takeMove = async (db: Database, memberId: number): Promise<void> => {
  if (!(await takeSlot(db, moveLimit(memberId)))) throw new DomainError('location_limit');
};

/** Moves a member's profile to another town. Only the town is stored, never a position. */
export const changeLocation = async (
  { db }: Context,
  member: Member,
  chosen: { country: string; region: number; city: string },
): Promise<Place> => {
  const place = await requirePlace(db, chosen);
  await takeMove(db, member.id);
  await updateProfilePlace(db, member.id, place);
  return place;
};
