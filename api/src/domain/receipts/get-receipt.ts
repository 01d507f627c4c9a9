import type { Endpoints, ResponseOf } from '@pairwise/contracts';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireSlot } from '../limits/limits.policy.ts';
import { takeSlot } from '../limits/limits.repository.ts';
import { findReceipt } from './receipts.repository.ts';
import { receiptRate } from './receipts.policy.ts';
import { writeReceipt } from './write-receipt.ts';

/**
 * Returns a receipt of a member's payment as a PDF.
 * @throws {DomainError} `not_found`, for receipts of others too; `rate_limited`
 */
export const getReceipt = async (
  { db }: Context,
  member: Member,
  id: string,
): Promise<ResponseOf<Endpoints['GET /api/receipt.php']>> => {
  const limit = receiptRate(member.id);
  requireSlot(await takeSlot(db, limit), limit);
  const receipt = await findReceipt(db, member.id, id);
  if (!receipt) throw new DomainError('not_found');
  const pdf = await writeReceipt(receipt);
  return { file_name: `${receipt.number}.pdf`, pdf: pdf.toString('base64') };
};
