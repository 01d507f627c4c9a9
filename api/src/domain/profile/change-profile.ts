import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';

import { inTransaction } from '../../db/in-transaction.ts';
import { requireName } from '../account/account-fields.ts';
import { showProfileWhenComplete } from '../account/account.repository.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { requireProfileText, requireSameGender } from './profile.policy.ts';
import { findOwnProfile, lockProfile, saveInterests, updateName, updateProfile } from './profile.repository.ts';
import { ownProfileView } from './profile.view.ts';

type Change = BodyOf<Endpoints['PUT /api/profile.php']>;
type OwnProfile = ResponseOf<Endpoints['GET /api/profile.php']>;

/** Returns the member's own profile. */
export const getProfile = async ({ db }: Context, member: Member): Promise<OwnProfile> =>
  ownProfileView(await findOwnProfile(db, member.id));

/** Columns whose value is one of a list. The contract has checked the value; null empties the column. */
const choices = [
  'sexuality',
  'seek_gender',
  'hair_color',
  'eye_color',
  'body_type',
  'relationship_status',
  'tattoos',
] as const;
const texts = ['headline', 'about'] as const;

/** Returns the columns of a change. Fields that it does not contain keep their value. */
const changedColumns = (change: Change): Record<string, string | null> => ({
  ...Object.fromEntries(choices.flatMap((key) => (change[key] === undefined ? [] : [[key, change[key]]]))),
  ...Object.fromEntries(
    texts.flatMap((key) => {
      const typed = change[key];
      return typed === undefined ? [] : [[key, requireProfileText(key, typed)]];
    }),
  ),
});

/**
 * Changes the fields that are sent, in one transaction.
 * @throws {DomainError} `gender_locked` for another gender than the one that was set before; `invalid_name`,
 *   `contact_details_not_allowed`
 */
export const changeProfile = async (context: Context, member: Member, change: Change): Promise<OwnProfile> => {
  const columns = changedColumns(change);
  return inTransaction(context.db, async (transaction) => {
    // The lock makes two concurrent changes follow one another, so that a gender is set once.
    const now = await lockProfile(transaction, member.id);
    const { gender, name, interests, landing_opt_in } = change;
    requireSameGender(now.gender, gender);
    if (name !== undefined) await updateName(transaction, member.id, requireName(name, now.email ?? ''));
    await updateProfile(transaction, member.id, {
      ...columns,
      ...(gender !== undefined && { gender }),
      ...(landing_opt_in !== undefined && { landing_opt_in }),
    });
    if (interests !== undefined) await saveInterests(transaction, member.id, interests);
    await showProfileWhenComplete(transaction, member.id);
    return getProfile({ ...context, db: transaction }, member);
  });
};
