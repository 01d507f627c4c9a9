import type { Database } from '../../db/database.ts';

export interface ListedProduct {
  id: string;
  credits: number;
  popular: boolean;
  amount_minor: number;
  currency: string;
}

/** Lists the bundles in a currency, smallest first. */
export const listProducts = (db: Database, currency: string): Promise<ListedProduct[]> =>
  db
    .selectFrom('products')
    .innerJoin('product_prices', 'product_prices.product_id', 'products.id')
    .where('product_prices.currency', '=', currency)
    .select(['products.id', 'credits', 'popular', 'amount_minor', 'currency'])
    .orderBy('credits')
    .execute();

/**
 * Returns the lowest price of one message by country, in minor units: with the cheapest credits, rounded up
 * (decisions B-18).
 */
export const minimumMessageCosts = async (
  db: Database,
  messageCredits: number,
): Promise<Record<string, { costs: number; currency: string }>> => {
  const rows = await db
    .selectFrom('countries')
    .innerJoin('product_prices', 'product_prices.currency', 'countries.currency')
    .innerJoin('products', 'products.id', 'product_prices.product_id')
    .select(['countries.code', 'countries.currency', 'amount_minor', 'credits'])
    .execute();
  const costs: Record<string, { costs: number; currency: string }> = {};
  for (const { code, currency, amount_minor, credits } of rows) {
    const cost = Math.ceil((amount_minor * messageCredits) / credits);
    const known = costs[code];
    if (!known || cost < known.costs) costs[code] = { costs: cost, currency };
  }
  return costs;
};
