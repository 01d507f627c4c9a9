import type { SiteSettings } from '../sites/site-settings.ts';

/** A bundle with its price in minor units of `currency`. */
export interface BundlePrice {
  credits: number;
  amount_minor: number;
  currency: string;
}

/** What one kind of message costs in credits, by the settings of a site. */
type CreditCosts = Pick<SiteSettings, 'message_credits' | 'photo_credits' | 'gift_credits'>;

/** Returns what credits of a bundle cost, in minor units, rounded up once: the price shown is never below the real one. */
export const priceOfCredits = (bundle: Pick<BundlePrice, 'credits' | 'amount_minor'>, credits: number): number =>
  Math.ceil((bundle.amount_minor * credits) / bundle.credits);

const smallestOf = (bundles: readonly BundlePrice[]): BundlePrice | undefined =>
  bundles.toSorted((one, other) => one.credits - other.credits)[0];

/** Returns the lowest price of a message, in minor units; undefined without bundles (decisions B-18). */
export const lowestMessagePrice = (
  bundles: readonly Pick<BundlePrice, 'credits' | 'amount_minor'>[],
  messageCredits: number,
): number | undefined =>
  bundles.length === 0 ? undefined : Math.min(...bundles.map((bundle) => priceOfCredits(bundle, messageCredits)));

/** Returns the lowest price of a message by country, in minor units. A country without prices is left out. */
export const minimumMessageCosts = (
  countries: readonly { code: string; currency: string }[],
  prices: readonly BundlePrice[],
  messageCredits: number,
): Record<string, { costs: number; currency: string }> => {
  const costs: Record<string, { costs: number; currency: string }> = {};
  for (const { code, currency } of countries) {
    const lowest = lowestMessagePrice(
      prices.filter((price) => price.currency === currency),
      messageCredits,
    );
    if (lowest !== undefined) costs[code] = { costs: lowest, currency };
  }
  return costs;
};

/**
 * Returns what credits cost outside of an offer: their price in the smallest bundle, which no discount reduces. Nothing
 * costs a member more.
 */
export const regularPrice = (bundles: readonly BundlePrice[], credits: number): number | undefined => {
  const smallest = smallestOf(bundles);
  return smallest && priceOfCredits(smallest, credits);
};

/** Returns what sending costs by currency, at the regular price, and the smallest bundle. Amounts are in minor units. */
export const sendPrices = (prices: readonly BundlePrice[], costs: CreditCosts) => {
  const byCurrency = Map.groupBy(prices, ({ currency }) => currency);
  return Object.fromEntries(
    [...byCurrency].flatMap(([currency, bundles]) => {
      const smallest = smallestOf(bundles);
      if (!smallest) return [];
      const { message_credits: message, photo_credits: photo } = costs;
      const price = {
        message_minor: priceOfCredits(smallest, message),
        photo_minor: priceOfCredits(smallest, photo),
        photo_message_minor: priceOfCredits(smallest, photo + message),
        bundle: { credits: smallest.credits, amount_minor: smallest.amount_minor },
      };
      return [[currency, price] as const];
    }),
  );
};

/** Returns what each use of credits costs, from the cheapest credits to the dearest, in minor units. */
export const listUsePrices = (bundles: readonly BundlePrice[], currency: string, costs: CreditCosts) => {
  const range = (credits: number) => {
    const prices = bundles.map((bundle) => priceOfCredits(bundle, credits));
    return { low_minor: Math.min(...prices), high_minor: Math.max(...prices) };
  };
  return {
    currency,
    message: range(costs.message_credits),
    photo: range(costs.photo_credits),
    gift: range(costs.gift_credits),
  };
};
