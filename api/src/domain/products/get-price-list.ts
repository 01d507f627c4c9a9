import type { Product } from '@pairwise/contracts';
import { productIds } from '@pairwise/contracts/endpoints/products';

import type { Context } from '../context.ts';
import type { Member } from '../account/member.ts';
import { homeCountry } from '../reference/home-country.ts';
import { listCountries } from '../reference/reference.repository.ts';
import { listUsePrices, lowestMessagePrice, priceOfCredits } from './credit-price.ts';
import { type ListedProduct, listProducts } from './prices.repository.ts';

/**
 * Returns the price list of a country. Without a country, or for one that is not served, it is that of the caller's own
 * country.
 */
export const getPriceList = async (context: Context, member: Member | null, country: string | undefined) => {
  const { db, site } = context;
  const [countries, home] = await Promise.all([listCountries(db), homeCountry(context, member)]);
  const place = countries.find(({ code }) => code === country) ?? countries.find(({ code }) => code === home);
  if (!place) throw new Error(`site ${site.id} has no country of its own`);
  const listed = await listProducts(db, place.currency);
  const { message_credits: messageCredits } = site.settings;
  const lowest = lowestMessagePrice(listed, messageCredits);
  if (lowest === undefined) throw new Error(`no prices in ${place.currency}`);
  return {
    products: productIds.flatMap((id) =>
      listed.filter((row) => row.id === id).map((row) => view(id, row, listed[0], messageCredits)),
    ),
    currency: place.currency,
    minimum_message_cost: { costs: lowest, currency: place.currency },
    use_prices: listUsePrices(listed, place.currency, site.settings),
  };
};

const view = (
  id: Product['id'],
  row: ListedProduct,
  smallest: ListedProduct | undefined,
  messageCredits: number,
): Product => {
  const perCredit = row.amount_minor / row.credits;
  const highest = smallest ? smallest.amount_minor / smallest.credits : perCredit;
  return {
    id,
    credits: row.credits,
    amount_minor: row.amount_minor,
    list_minor: row.amount_minor,
    currency: row.currency,
    per_message_minor: priceOfCredits(row, messageCredits),
    popular: row.popular,
    discount_percentage: Math.round((1 - perCredit / highest) * 100),
  };
};
