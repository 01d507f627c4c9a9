import { call, isApiError, serverNow, useQuery } from '@pairwise/api-client';
import { bus, useStream } from '@pairwise/bus';
import { endOfBonus } from '@pairwise/contracts/alerts';
import type { DiscountCode } from '@pairwise/contracts/endpoints/discountcode';
import { productIds } from '@pairwise/contracts/product-ids';

/** How long a response counts. */
const rarely = 10 * 60_000;

/** Returns null instead of a refusal: the member has no time bonus. */
const fetchBonus = async (signal: AbortSignal): Promise<DiscountCode | null> => {
  try {
    return (await call('GET /api/discountcode.php', { query: { welcome: 'true' }, signal })).discountcode;
  } catch (error) {
    if (isApiError(error) && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
};

const smallest = productIds[0];

/**
 * Loads what the smallest bundle costs a new member while the time bonus runs, in minor units (BILL-07). Without a bonus,
 * and after a failure, there is none, and the list price counts.
 */
export const useWelcomePrice = (
  isNeeded: boolean,
  currency: string | undefined,
): { minor: number | undefined; isLoading: boolean } => {
  const user = useStream(bus.user$);
  const isNew = user ? !user.paid_user && serverNow() < endOfBonus(user) : false;
  const { data, isLoading } = useQuery({
    queryKey: ['mf-chat', 'welcome-price', user?.id],
    queryFn: ({ signal }) => fetchBonus(signal),
    enabled: isNeeded && isNew,
    staleTime: rarely,
  });
  const runs = isNew && data && !(Date.parse(data.expires ?? '') <= serverNow());
  const price = runs ? data.prices.find((one) => one.product === smallest && one.currency === currency) : undefined;
  return { minor: price?.amount_minor, isLoading };
};
