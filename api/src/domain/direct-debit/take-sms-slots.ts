import type { Database } from '../../db/database.ts';
import type { Vault } from '../../providers/vault/open-vault.ts';
import { DomainError } from '../domain-error.ts';
import { takeSlot } from '../limits/limits.repository.ts';
import { smsLimits } from './direct-debit.policy.ts';

/**
 * Takes a slot of every limit of text messages, in the transaction that queues one. When one of them is full, the
 * rollback of the transaction frees the others.
 * @throws {DomainError} `sms_limit`
 */
export const takeSmsSlots = async (
  { vault }: { vault: Vault },
  transaction: Database,
  memberId: number,
  mobile: string,
): Promise<void> => {
  const limits = smsLimits(memberId, vault.hash('mobile', mobile), vault.hash('range', mobile.slice(0, -4)));
  for (const limit of limits) {
    if (!(await takeSlot(transaction, limit))) throw new DomainError('sms_limit');
  }
};
