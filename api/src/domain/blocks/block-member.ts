import type { Endpoints, ResponseOf } from '@pairwise/contracts';

import type { Database } from '../../db/database.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Member } from '../session/member.ts';
import { deleteBlock, findKnownMember, insertBlock, listBlockRows, removeChatsWith } from './blocks.repository.ts';

type Blocks = ResponseOf<Endpoints['GET /api/blocks.php']>;

/** Whom the member has blocked, the latest first. */
export const listBlocks = async ({ db }: Context, member: Member): Promise<Blocks> => ({
  blocks: (await listBlockRows(db, member.id)).map(({ public_id, name, created_at }) => ({
    profile: public_id,
    name,
    created_at: created_at.toISOString(),
  })),
});

/** Likes, match and conversations go in the same moment (decisions S-1, C-8). Call it in a transaction. */
export const applyBlock = async (transaction: Database, memberId: number, otherId: number): Promise<void> => {
  await insertBlock(transaction, memberId, otherId);
  await removeChatsWith(transaction, memberId, otherId);
};

/** Blocks a member; who is blocked already stays so. */
export const blockMember = async (context: Context, member: Member, publicId: number): Promise<Blocks> => {
  const { db, site } = context;
  if (publicId === member.publicId) throw new DomainError('own_profile', { field: 'profile' });
  const other = await findKnownMember(db, site.id, publicId, member.id);
  if (!other) throw new DomainError('not_found');
  await db.transaction().execute((transaction) => applyBlock(transaction, member.id, other.id));
  return listBlocks(context, member);
};

/** Takes a block back, if there is one. What it removed does not return. */
export const unblockMember = async (context: Context, member: Member, publicId: number): Promise<Blocks> => {
  await deleteBlock(context.db, member.id, publicId);
  return listBlocks(context, member);
};
