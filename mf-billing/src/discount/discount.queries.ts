import { call, isApiError, useQuery } from '@pairwise/api-client';
import type { DiscountCode } from '@pairwise/contracts/endpoints/discountcode';

/** How long a response counts. A reload or a payment, which is another document, fetches it again anyway. */
const rarely = 10 * 60_000;

/** Returns undefined instead of a refusal, which is a result like any other; other failures are tried again later. */
const fetchWelcome = async (signal: AbortSignal): Promise<DiscountCode | null> => {
  try {
    return (await call('GET /api/discountcode.php', { query: { welcome: 'true' }, signal })).discountcode;
  } catch (error) {
    if (isApiError(error) && error.status >= 400 && error.status < 500) return null;
    throw error;
  }
};

/**
 * Loads the time bonus of a member. Without one, and after a failure, there is no data, and nothing is shown (BILL-09).
 * @param memberId undefined loads nothing
 */
export const useWelcomeDiscount = (memberId: number | undefined): DiscountCode | undefined => {
  const { data } = useQuery({
    queryKey: ['mf-billing', 'welcome-discount', memberId],
    queryFn: ({ signal }) => fetchWelcome(signal),
    enabled: memberId !== undefined,
    staleTime: rarely,
  });
  return memberId === undefined ? undefined : (data ?? undefined);
};
