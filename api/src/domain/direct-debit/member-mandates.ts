import type { Endpoints, ResponseOf } from '@pairwise/contracts';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireSlot } from '../limits/limits.policy.ts';
import { takeSlot } from '../limits/limits.repository.ts';
import { fileRate } from './direct-debit.policy.ts';
import { addRevocation } from './end-mandate.ts';
import { mandateView } from './mandate.view.ts';
import { findMandate, listMandates, storeRevocation } from './member-mandates.repository.ts';
import { writeMandate } from './write-mandate.ts';

/** Lists the mandates that the member has confirmed. */
export const readMandates = async (
  { db }: Context,
  member: Member,
): Promise<ResponseOf<Endpoints['GET /api/mandates.php']>> => ({
  mandates: (await listMandates(db, member.id)).map(mandateView),
});

/**
 * Returns a mandate of the member as a PDF.
 * @throws {DomainError} `not_found`, for mandates of others too; `rate_limited`
 */
export const getMandateFile = async (
  { db }: Context,
  member: Member,
  id: string,
): Promise<ResponseOf<Endpoints['GET /api/mandate.php']>> => {
  const limit = fileRate(member.id);
  requireSlot(await takeSlot(db, limit), limit);
  const mandate = await findMandate(db, member.id, id);
  if (!mandate) throw new DomainError('not_found');
  const pdf = await writeMandate(mandate);
  return { file_name: `${mandate.reference}.pdf`, pdf: pdf.toString('base64') };
};

/**
 * Revokes a mandate of the member, here and, by a job, at its provider. Repeating it changes nothing.
 * @throws {DomainError} `not_found`, for mandates of others too
 */
export const revokeMandate = async (
  { db }: Context,
  member: Member,
  id: string,
): Promise<ResponseOf<Endpoints['PUT /api/mandate.php']>> => {
  if (await storeRevocation(db, member.id, id)) await addRevocation(db, id);
  const mandate = await findMandate(db, member.id, id);
  if (!mandate) throw new DomainError('not_found');
  return { mandate: mandateView(mandate) };
};
