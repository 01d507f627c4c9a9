import type { UserStatus } from '../../db/types.generated.ts';

/** What a moderator can do to the member a complaint is about; `none` when the complaint is right but needs nothing. */
export type Measure = 'none' | 'remove_photo' | 'remove_message' | 'suspend' | 'ban';

/** The states from which each measure can close an account. The database refuses other transitions. */
export const closableFrom: Record<'suspend' | 'ban', UserStatus[]> = {
  suspend: ['active', 'suspended'],
  ban: ['not_confirmed', 'active', 'suspended', 'banned', 'pending_deletion'],
};

/** The state of an account after each measure. */
export const statusAfter = { suspend: 'suspended', ban: 'banned' } as const satisfies Record<
  'suspend' | 'ban',
  UserStatus
>;
