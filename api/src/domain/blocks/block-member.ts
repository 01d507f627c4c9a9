import type { Endpoints, ResponseOf } from '@pairwise/contracts';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { requireOtherMember } from '../account/account.policy.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { deleteBlock, findKnownMember, insertBlock, listBlockRows, removeChatsWith } from './blocks.repository.ts';

type Blocks = ResponseOf<Endpoints['GET /api/blocks.php']>;

/** Lists the members whom a member has blocked, the latest first. */
export const listBlocks = async ({ db }: Context, member: Member): Promise<Blocks> => ({
  blocks: (await listBlockRows(db, member.id)).map(({ public_id, name, created_at }) => ({
    profile: public_id,
    name,
    created_at: created_at.toISOString(),
  })),
});

/**
 * Writes a block, removes likes, match and chats of the two (decisions S-1, C-8), and notifies their open streams. Call it
 * in a transaction.
 */
export const applyBlock = async (
  transaction: Database,
  { liveHints }: Pick<Context, 'liveHints'>,
  memberId: number,
  otherId: number,
): Promise<void> => {
  // Markers of chats are locked before events, as everywhere, so that nothing can wait for each other.
  await removeChatsWith(transaction, memberId, otherId);
  await insertBlock(transaction, memberId, otherId);
  liveHints.changed(transaction, memberId, otherId);
};

/** Blocks a member. Blocking a blocked member again changes nothing. */
export const blockMember = async (context: Context, member: Member, publicId: number): Promise<Blocks> => {
  const { db, site } = context;
  requireOtherMember(member, publicId);
  const other = await findKnownMember(db, site.id, publicId, member.id);
  if (!other) throw new DomainError('not_found');
  await inTransaction(db, (transaction) => applyBlock(transaction, context, member.id, other.id));
  return listBlocks(context, member);
};

/** Unblocks a member, if they are blocked. Removed likes, matches and chats do not return. */
export const unblockMember = async (context: Context, member: Member, publicId: number): Promise<Blocks> => {
  await deleteBlock(context.db, member.id, publicId);
  return listBlocks(context, member);
};
