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

/** Lists the prices of all bundles in all currencies. */
export const listPrices = (db: Database): Promise<Omit<ListedProduct, 'id' | 'popular'>[]> =>
  db
    .selectFrom('products')
    .innerJoin('product_prices', 'product_prices.product_id', 'products.id')
    .select(['credits', 'amount_minor', 'currency'])
    .execute();
