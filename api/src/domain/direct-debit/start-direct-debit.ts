import { createHash, randomInt, randomUUID } from 'node:crypto';

import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';
import { mandateText } from '@pairwise/contracts/mandate-text';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { requireAttempt } from '../discounts/require-attempt.ts';
import { DomainError } from '../domain-error.ts';
import { addJob } from '../../jobs/add-job.repository.ts';
import { isPaid } from '../payments/payments.policy.ts';
import { findPayment } from '../payments/payments.repository.ts';
import { findOrderCountry, priceOrder, requireMethod } from '../payments/place-order.ts';
import { insertChallenge } from './challenges.repository.ts';
import { makeCode } from './code.ts';
import { requireNoRefusal, resendSeconds } from './direct-debit.policy.ts';
import type { DirectDebits } from './direct-debits.ts';
import { readIban } from './iban.ts';
import { findCreditor, insertMandate } from './mandates.repository.ts';
import { maskMobile, readMobile } from './mobile.ts';
import { findRefusal } from '../payments/debit-refusals.repository.ts';
import { takeSmsSlots } from './take-sms-slots.ts';

type Form = BodyOf<Endpoints['POST /api/directdebit.php']>;
type Started = ResponseOf<Endpoints['POST /api/directdebit.php']>;

/** The source of the request. It is stored with the mandate as proof of who accepted it. */
interface Origin {
  address: string;
  userAgent: string | undefined;
}

/** A number of fourteen digits. Members read it in the statements of their bank. */
const newReference = (): string => `PW${Array.from({ length: 14 }, () => randomInt(10)).join('')}`;

/** @throws {DomainError} `authorisation_required`, `iban_invalid`, `mobile_invalid` */
const readForm = (form: Form, country: string): { iban: string; mobile: string } => {
  const iban = readIban(form.iban);
  if (iban === null) throw new DomainError('iban_invalid', { field: 'iban' });
  const mobile = readMobile(form.mobile_number, country);
  if (mobile === null) throw new DomainError('mobile_invalid', { field: 'mobile_number' });
  if (!form.authorisation) throw new DomainError('authorisation_required', { field: 'authorisation' });
  return { iban, mobile };
};

/**
 * Returns the price of an order: that of the unpaid order which the member continues, or that of a new one.
 * @throws {DomainError} `idempotency_mismatch` when the order is for another bundle or is already paid; the reason why its
 *   discount code does not permit a direct debit
 */
const findPrice = async (context: Context, member: Member, form: Form) => {
  const orderCountry = await findOrderCountry(context, member);
  const earlier = await findPayment(context.db, member.id, form.payment_id);
  if (earlier) {
    if (earlier.product_id !== form.product || isPaid(earlier.status)) throw new DomainError('idempotency_mismatch');
    await requireAttempt(context.db, member, { paymentId: form.payment_id, method: 'sdd' });
    const { amount_minor: amountMinor, currency } = earlier;
    return { amountMinor, currency, country: earlier.country ?? orderCountry.country, code: undefined };
  }
  const order = { product: form.product, method: 'sdd', ...(form.code !== undefined && { code: form.code }) } as const;
  const { amountMinor } = await priceOrder(context.db, orderCountry, member, order);
  return { amountMinor, currency: orderCountry.currency, country: orderCountry.country, code: form.code?.trim() };
};

/**
 * Stores a mandate and sends its code. It orders nothing. It checks the limits of debits first, so that no text message
 * is sent for a debit that would be refused.
 * @throws {DomainError} `iban_invalid`, `mobile_invalid`, `authorisation_required`, `sdd_blocked`, `sdd_limit`,
 *   `sms_limit`, `method_unavailable`, `payments_unavailable`; the reason why a discount code cannot be used
 */
export const startDirectDebit = async (
  { shop, vault, sms }: DirectDebits,
  context: Context,
  member: Member,
  form: Form,
  { address, userAgent }: Origin,
): Promise<Started> => {
  const { db } = context;
  const { amountMinor, currency, country, code: discountCode } = await findPrice(context, member, form);
  const { provider } = await requireMethod(db, shop, { country, key: 'sdd', paymentId: form.payment_id });
  if (currency !== 'EUR' || !sms) throw new DomainError('method_unavailable', { field: 'method' });
  const { iban, mobile } = readForm(form, country);
  const ibanHash = vault.hash('iban', iban);
  requireNoRefusal(await findRefusal(db, { userId: member.id, ibanHash, amountMinor }));
  await takeSmsSlots({ vault }, db, member.id, mobile);

  const creditor = await findCreditor(db, context.site.companyId);
  const { version, language } = form.mandate;
  const mandateId = randomUUID();
  const reference = newReference();
  await insertMandate(db, {
    mandateId,
    userId: member.id,
    reference,
    creditorId: creditor.creditor_id,
    textVersion: `${version}-${language}`,
    textHash: createHash('sha256')
      .update(mandateText(language, creditor.name, version))
      .digest(),
    accountHolder: form.account_holder,
    street: form.street,
    houseNumber: form.house_number,
    postalCode: form.postal_code,
    city: form.city,
    ibanSealed: vault.seal('iban', iban),
    ibanHash,
    ibanLast4: iban.slice(-4),
    ibanCountry: iban.slice(0, 2),
    mobileSealed: vault.seal('mobile', mobile),
    acceptedFrom: address,
    acceptedAgent: userAgent,
    provider,
  });
  const bound = {
    challenge_id: randomUUID(),
    user_id: member.id,
    product_id: form.product,
    amount_minor: amountMinor,
    currency,
    iban_hash: ibanHash,
  };
  const code = makeCode(vault, bound);
  const { sent_at: sentAt, expires_at: expiresAt } = await insertChallenge(db, {
    challengeId: bound.challenge_id,
    mandateId,
    userId: member.id,
    paymentId: form.payment_id,
    productId: form.product,
    discountCode,
    amountMinor,
    currency,
    codeHash: code.hash,
    codeSealed: code.sealed,
  });
  await addJob(db, 'send-code', { challenge: bound.challenge_id }, { key: `code:${bound.challenge_id}:1` });
  return {
    challenge: bound.challenge_id,
    resend_at: new Date(sentAt.getTime() + resendSeconds * 1_000).toISOString(),
    expires_at: expiresAt.toISOString(),
    mobile_masked: maskMobile(mobile),
    amount_minor: amountMinor,
    currency,
    mandate_reference: reference,
    creditor_id: creditor.creditor_id,
  };
};
