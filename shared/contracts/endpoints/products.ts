import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { productIds } from '../product-ids.ts';

export { productIds };

/** A bundle of credits. Buying one makes a member premium (decisions B-1). Money is in minor units, VAT included. */
export const product = z.object({
  id: z.enum(productIds),
  credits: z.int(),
  amount_minor: z.int(),
  list_minor: z.int(),
  currency: z.string(),
  /** Price of one message, rounded up to the minor unit. */
  per_message_minor: z.int(),
  popular: z.boolean(),
  /** Compared with the price of one credit in the smallest bundle; 0 for that bundle. */
  discount_percentage: z.int(),
});

export type Product = z.output<typeof product>;

const priceRange = z.object({ low_minor: z.int(), high_minor: z.int() });

/** What each use of credits costs, from the cheapest credits to the dearest. `gift` is the cheapest gift. */
export const usePrices = z.object({
  currency: z.string(),
  message: priceRange,
  photo: priceRange,
  gift: priceRange,
});

export const getProducts = endpoint({
  method: 'GET',
  path: '/api/products.php',
  summary: 'Returns the price list of a country (by default the viewer’s).',
  requires: 'all',
  query: z.object({ country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))) }),
  response: z.object({
    products: z.array(product),
    currency: z.string(),
    minimum_message_cost: z.object({ costs: z.int(), currency: z.string() }),
    use_prices: usePrices,
  }),
  errors: [],
});
