import type { BodyOf, Endpoints, PaymentMethod, ResponseOf } from '@pairwise/contracts';
import type { PaymentPreview } from '@pairwise/contracts/endpoints/repeat-order';

import type { Database } from '../../db/database.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { findReusable } from '../direct-debit/member-mandates.repository.ts';
import { findRefusalNow } from '../payments/debit-refusals.repository.ts';
import { repeatDebit } from '../direct-debit/repeat-debit.ts';
import { DomainError } from '../domain-error.ts';
import { priceOfCredits } from '../products/credit-price.ts';
import { listProducts } from '../products/prices.repository.ts';
import { homeCountry } from '../reference/home-country.ts';
import { findCurrency } from '../reference/reference.repository.ts';
import { findAttempt } from '../payments/attempts.repository.ts';
import { listCountryMethods } from '../payments/methods.repository.ts';
import { findLastOrder } from '../payments/payments.repository.ts';
import type { Shop } from '../payments/shop.ts';
import { startPayment } from '../payments/start-payment.ts';

type RepeatForm = BodyOf<Endpoints['POST /api/repeat-order.php']>;
type Preview = ResponseOf<Endpoints['GET /api/repeat-order.php']>;
type Started = ResponseOf<Endpoints['POST /api/repeat-order.php']>;

/** Finds the mandate by which an amount would be collected now; undefined when the debit would be refused. */
const findAcceptable = async (db: Database, member: Member, providers: readonly string[], amountMinor: number) => {
  const mandate = await findReusable(db, member.id, providers);
  if (!mandate) return undefined;
  const { iban_hash: ibanHash } = mandate;
  return (await findRefusalNow(db, { userId: member.id, ibanHash, amountMinor })) === null ? mandate : undefined;
};

/**
 * Returns the last paid order of a member at today's price (decisions B-12); null before the first payment, or when the
 * bundle is not sold any more.
 */
export const previewRepeat = async (
  { providers }: Pick<Shop, 'providers'>,
  context: Context,
  member: Member,
): Promise<Preview> => {
  const { db } = context;
  const last = await findLastOrder(db, member.id);
  const country = await homeCountry(context, member);
  const currency = await findCurrency(db, country);
  const product = (await listProducts(db, currency)).find(({ id }) => id === last?.product_id);
  if (!last || !product) return { payment_preview: null };
  const offered = await listCountryMethods(db, country, providers);
  const method: PaymentMethod | null = offered.find(({ key }) => key === last.method)?.key ?? null;
  const mandate =
    method === 'sdd' ? await findAcceptable(db, member, [...providers.keys()], product.amount_minor) : undefined;
  const preview: PaymentPreview = {
    product: last.product_id,
    credits: product.credits,
    amount_minor: product.amount_minor,
    per_message_minor: priceOfCredits(product, context.site.settings.message_credits),
    currency,
    method,
    mandate: mandate ? { reference: mandate.reference, iban_last4: mandate.iban_last4 } : null,
  };
  return { payment_preview: preview };
};

/**
 * Orders the last paid bundle again. It is a new order, which the provider may ask the member to confirm. A direct debit is
 * collected by the member's mandate.
 * @throws {DomainError} `no_repeat`; `price_changed` when the member has seen another price; `method_unavailable`; what
 *   `startPayment` and `repeatDebit` throw
 */
export const repeatOrder = async (
  shop: Shop,
  context: Context,
  member: Member,
  { payment_id, attempt_id, amount_minor }: RepeatForm,
): Promise<Started> => {
  const earlier = await findAttempt(context.db, attempt_id);
  const { payment_preview: preview } = await previewRepeat(shop, context, member);
  if (!preview) throw new DomainError('no_repeat');
  // A repeat of the request must not depend on what has become the last order meanwhile.
  const product = (earlier?.product_id as PaymentPreview['product'] | undefined) ?? preview.product;
  const method = (earlier?.method as PaymentMethod | undefined) ?? preview.method;
  if (method === null) throw new DomainError('method_unavailable');
  if (!earlier && amount_minor !== preview.amount_minor) {
    throw new DomainError('price_changed', { field: 'amount_minor' });
  }
  const price = { amount_minor, currency: preview.currency };
  const form = { payment_id, attempt_id, product, method, price, agree: true } as const;
  return method === 'sdd' ? repeatDebit(shop, context, member, form, price) : startPayment(shop, context, member, form);
};
