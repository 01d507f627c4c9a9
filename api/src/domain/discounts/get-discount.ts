import { productIds } from '@pairwise/contracts/endpoints/products';
import type { Endpoints, QueryOf, ResponseOf } from '@pairwise/contracts';

import type { Member } from '../account/member.ts';
import type { Context } from '../context.ts';
import { requireSlot } from '../limits/limits.policy.ts';
import { takeSlot } from '../limits/limits.repository.ts';
import { listUsePrices, priceOfCredits } from '../products/credit-price.ts';
import { listProducts } from '../products/prices.repository.ts';
import { homeCountry } from '../reference/home-country.ts';
import { findCurrency } from '../reference/reference.repository.ts';
import { discountedPrice, discountTries, requireUsable } from './discounts.policy.ts';
import { type DiscountRow, findDiscount, findWelcomeDiscount } from './discounts.repository.ts';

type Query = NonNullable<QueryOf<Endpoints['GET /api/discountcode.php']>>;
type Found = ResponseOf<Endpoints['GET /api/discountcode.php']>;

/**
 * Returns a code that the member can use now, with the prices that it gives in the member's country (CALL-06). Without a
 * code it is the time bonus.
 * @throws {DomainError} the reason why the member cannot use it; `rate_limited`
 */
export const getDiscount = async (context: Context, member: Member, query: Query): Promise<Found> => {
  const { db, site } = context;
  const limit = discountTries(member.id);
  const typed = query.code?.trim();
  if (typed !== undefined) requireSlot(await takeSlot(db, limit), limit);
  const country = await homeCountry(context, member);
  const currency = await findCurrency(db, country);
  const products = await listProducts(db, currency);
  const row = await (typed === undefined ? findWelcomeDiscount(db, member.id) : findDiscount(db, member.id, typed));
  const discount = requireUsable(row, member, {
    country,
    currency,
    method: query.method,
    listMinor: products.find(({ id }) => id === query.product)?.amount_minor,
  });
  const isLargeEnough = (listMinor: number): boolean =>
    discount.minimum_order_minor === null ||
    (discount.currency === currency && listMinor >= discount.minimum_order_minor);
  const { settings } = site;
  const offered = products.map((product) => ({
    ...product,
    amount_minor: isLargeEnough(product.amount_minor)
      ? discountedPrice(product.amount_minor, discount.value_percentage)
      : product.amount_minor,
  }));
  return {
    discountcode: {
      ...view(discount),
      prices: productIds.flatMap((product) => {
        const isValid = products.some(({ id, amount_minor }) => id === product && isLargeEnough(amount_minor));
        const found = isValid ? offered.find(({ id }) => id === product) : undefined;
        if (!found) return [];
        const perMessage = priceOfCredits(found, settings.message_credits);
        return [{ product, amount_minor: found.amount_minor, currency, per_message_minor: perMessage }];
      }),
      use_prices: listUsePrices(offered, currency, settings),
    },
  };
};

const view = (row: DiscountRow): Omit<Found['discountcode'], 'prices' | 'use_prices'> => ({
  code: row.code,
  country: row.country,
  user_id: row.for_public_id,
  expires: row.ends_at?.toISOString() ?? null,
  value_percentage: row.value_percentage,
  currency: row.currency,
  minimum_order_value: row.minimum_order_minor,
  status: 'active',
  validity: row.validity,
  expired: false,
  paymentmethods: row.paymentmethods,
});
