import type { Endpoints, ResponseOf } from '@pairwise/contracts';

/** The price list in euros (decisions 4.5). */
export const priceList: ResponseOf<Endpoints['GET /api/products.php']> = {
  currency: 'EUR',
  minimum_message_cost: { costs: 67, currency: 'EUR' },
  use_prices: {
    currency: 'EUR',
    message: { low_minor: 67, high_minor: 125 },
    photo: { low_minor: 134, high_minor: 250 },
    gift: { low_minor: 200, high_minor: 375 },
  },
  products: (
    [
      ['p0', 12, 1499, 125, 0],
      ['p1', 30, 2999, 100, 20],
      ['p2', 75, 5999, 80, 36],
      ['p3', 180, 11_999, 67, 47],
    ] as const
  ).map(([id, credits, amount, each, discount]) => ({
    id,
    credits,
    amount_minor: amount,
    list_minor: amount,
    currency: 'EUR',
    per_message_minor: each,
    popular: id === 'p2',
    discount_percentage: discount,
  })),
};
