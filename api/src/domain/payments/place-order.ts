import type { BodyOf, Endpoints } from '@pairwise/contracts';

import type { Database } from '../../db/database.ts';
import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { discountedPrice, requireUsable } from '../discounts/discounts.policy.ts';
import { findDiscount, reserveDiscount } from '../discounts/discounts.repository.ts';
import { listProducts } from '../products/prices.repository.ts';
import { homeCountry } from '../reference/home-country.ts';
import { findCurrency } from '../reference/reference.repository.ts';
import { listAvoidedProviders } from './attempts.repository.ts';
import { type CountryMethod, listCountryMethods } from './methods.repository.ts';
import { insertPayment, type LockedPayment } from './payments.repository.ts';
import type { Shop } from './shop.ts';

type PaymentForm = BodyOf<Endpoints['POST /api/payment.php']>;

/**
 * Finds the method and its provider. Avoids providers that did not take earlier attempts of the order, or that have
 * just left any order without a response, so that not every member waits for a provider that is down.
 * @throws {DomainError} `payments_unavailable`, `method_unavailable`
 */
export const requireMethod = async (
  db: Database,
  { providers }: Pick<Shop, 'providers'>,
  { country, key, paymentId }: { country: string; key: string; paymentId: string },
): Promise<CountryMethod> => {
  if (providers.size === 0) throw new DomainError('payments_unavailable');
  const avoid = await listAvoidedProviders(db, paymentId);
  const method = (await listCountryMethods(db, country, providers, avoid)).find((one) => one.key === key);
  if (!method) throw new DomainError('method_unavailable', { field: 'method' });
  return method;
};

/** The country of an order and its currency, and the country of the request's address. */
export interface OrderCountry {
  country: string;
  currency: string;
  /** The country of the request's address; null when it is unknown. */
  ipCountry: string | null;
}

/**
 * Finds the country and currency of an order. Call it before the transaction, which must not need a second connection
 * of the pool.
 */
export const findOrderCountry = async (context: Context, member: Member): Promise<OrderCountry> => {
  const country = await homeCountry(context, member);
  return { country, currency: await findCurrency(context.db, country), ipCountry: context.geoipCountry };
};

/** The price of an order, as the member has seen it. */
export type ShownPrice = NonNullable<PaymentForm['price']>;

/** @throws {DomainError} `price_changed` when the member has seen another price than that of the order */
export const requireShownPrice = (price: ShownPrice, shown: ShownPrice | undefined): void => {
  // Pages that are older than the field send none.
  if (!shown || (shown.amount_minor === price.amount_minor && shown.currency === price.currency)) return;
  throw new DomainError('price_changed', { field: 'price' });
};

/** What is ordered. */
export type OrderForm = Pick<PaymentForm, 'payment_id' | 'product' | 'method' | 'code' | 'price'>;

/**
 * Returns the bundle and its price: the list price of the member's country, less a discount code.
 * @throws {DomainError} the reason why the code cannot be used
 */
export const priceOrder = async (
  db: Database,
  { country, currency }: Pick<OrderCountry, 'country' | 'currency'>,
  member: Member,
  { product: productId, method, code }: Omit<OrderForm, 'payment_id' | 'price'>,
) => {
  const product = (await listProducts(db, currency)).find(({ id }) => id === productId);
  if (!product) throw new Error(`no price of ${productId} in ${currency}`);
  const listMinor = product.amount_minor;
  const discount =
    code === undefined
      ? undefined
      : requireUsable(await findDiscount(db, member.id, code.trim()), member, { country, currency, method, listMinor });
  const amountMinor = discount ? discountedPrice(listMinor, discount.value_percentage) : listMinor;
  return { product, listMinor, amountMinor, discount };
};

/**
 * Stores the order with its price, and reserves its discount code.
 * @throws {DomainError} `price_changed`; the reason why the code cannot be used
 */
export const storeOrder = async (
  transaction: Database,
  orderCountry: OrderCountry,
  member: Member,
  form: OrderForm,
): Promise<LockedPayment> => {
  const { country, currency, ipCountry } = orderCountry;
  const { product, listMinor, amountMinor, discount } = await priceOrder(transaction, orderCountry, member, form);
  const price = { amount_minor: amountMinor, currency };
  requireShownPrice(price, form.price);
  await insertPayment(transaction, {
    paymentId: form.payment_id,
    userId: member.id,
    productId: product.id,
    credits: product.credits,
    listMinor,
    amountMinor,
    currency,
    country,
    ipCountry,
    method: form.method,
  });
  if (discount) {
    await reserveDiscount(transaction, { discountId: discount.id, userId: member.id, paymentId: form.payment_id });
  }
  return { user_id: member.id, product_id: product.id, status: 'created', country, ...price };
};
