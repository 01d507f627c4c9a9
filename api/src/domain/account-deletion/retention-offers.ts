import { randomBytes } from 'node:crypto';

import type { Endpoints, ResponseOf } from '@pairwise/contracts';
import type { RetentionOffer } from '@pairwise/contracts/endpoints/account-deletion';

import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { updateInvisible } from '../account/account.repository.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { deleteWaitingNotifications } from '../mails/mail-queue.repository.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { DISCOUNT_DAYS, openOffers, PAUSE_DAYS, REACTIVATION_DAYS } from './account-deletion.policy.ts';
import {
  findCredits,
  findDiscountPercentage,
  findRefundable,
  insertDiscountCode,
  listUsedOffers,
  pauseMails,
  claimOffer,
} from './retention-offers.repository.ts';

const DAY_MS = 86_400_000;

/** Reads what a member loses by deleting the account, and the offers that may change their mind. */
export const readOffers = async (
  { db, site }: Context,
  member: Member,
): Promise<ResponseOf<Endpoints['GET /api/account-delete.php']>> => {
  const used = await listUsedOffers(db, member.id);
  const discountPercentage = await findDiscountPercentage(db, site.companyId);
  const account = await findCredits(db, member.id);
  return {
    offers: openOffers({ used, discountPercentage, invisible: member.invisible }),
    discount_percentage: discountPercentage,
    credits: account.balance ?? 0,
    refundable_minor: await findRefundable(db, member.id, {
      refundDays: site.settings.refund_days,
      currency: account.currency,
    }),
    currency: account.currency,
    reactivation_days: REACTIVATION_DAYS,
  };
};

/** Letters and digits that cannot be confused when a code is read aloud. */
const codeLetters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const newCode = (): string =>
  `STAY${[...randomBytes(8)].map((byte) => codeLetters[byte % codeLetters.length]).join('')}`;

type Accepted = Omit<ResponseOf<Endpoints['PUT /api/account-delete.php']>, 'user'>;

interface Acceptance {
  db: Database;
  memberId: number;
  percentage: number | null;
}

const noBenefit: Accepted = { mails_paused_until: null, discountcode: null };

const apply: Record<RetentionOffer, (acceptance: Acceptance) => Promise<Accepted>> = {
  pause_mails: async ({ db, memberId }) => {
    const until = new Date(Date.now() + PAUSE_DAYS * DAY_MS);
    await pauseMails(db, memberId, until);
    await deleteWaitingNotifications(db, memberId);
    return { ...noBenefit, mails_paused_until: until.toISOString() };
  },
  invisible: async ({ db, memberId }) => {
    await updateInvisible(db, memberId, true);
    return noBenefit;
  },
  discount: async ({ db, memberId, percentage }) => {
    if (percentage === null) throw new DomainError('not_found');
    const expires = new Date(Date.now() + DISCOUNT_DAYS * DAY_MS);
    const code = newCode();
    await insertDiscountCode(db, { code, userId: memberId, expires, percentage });
    // The page shows the code once: a member who leaves it finds the code in the mail.
    const values = { code, percentage: String(percentage) };
    await queueMail(db, { userId: memberId, template: 'stay_discount', data: { values, dates: { date: expires } } });
    return { ...noBenefit, discountcode: { code, value_percentage: percentage, expires: expires.toISOString() } };
  },
};

/**
 * Accepts an offer. Of concurrent calls one succeeds.
 * @throws {DomainError} `offer_used`; `not_found` for a discount that the company does not offer
 */
export const acceptOffer = async ({ db, site }: Context, member: Member, offer: RetentionOffer): Promise<Accepted> => {
  const percentage = await findDiscountPercentage(db, site.companyId);
  return inTransaction(db, async (transaction) => {
    if (!(await claimOffer(transaction, member.id, offer))) throw new DomainError('offer_used');
    return apply[offer]({ db: transaction, memberId: member.id, percentage });
  });
};
