import type { ChatItem } from '@pairwise/contracts';

import type { UserStatus } from '../../db/types.generated.ts';

/** Why no answer can be sent to a partner in this state; undefined when one can. */
export const replyHindrance = (partner: UserStatus): ChatItem['can_reply_reason'] => {
  if (partner === 'active') return undefined;
  return partner === 'not_confirmed' ? 'email_unconfirmed' : 'deleted';
};

/** Accounts that were closed are told of as "Deleted member": no name, no photo (decisions C-14). */
export const isGone = (partner: UserStatus): boolean => partner !== 'active' && partner !== 'not_confirmed';
