import { call, isApiError, queryClient, useQuery } from '@pairwise/api-client';
import type { DiscountCode } from '@pairwise/contracts/endpoints/discountcode';

/** How long a response counts. A payment, after which it is another, is another document. */
const rarely = 10 * 60_000;

const keyOf = (...rest: unknown[]) => ['mf-billing', 'discount', ...rest];

/** Returns null instead of a refusal, which is a result like any other; other failures are tried again later. */
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
export const useWelcomeDiscount = (memberId: number | undefined) =>
  useQuery({
    queryKey: keyOf(memberId, 'welcome'),
    queryFn: ({ signal }) => fetchWelcome(signal),
    enabled: memberId !== undefined,
    staleTime: rarely,
  });

/**
 * Loads a code as the member can use it now. The error says why it cannot be used.
 * @param code undefined loads nothing
 */
export const useDiscountCode = (memberId: number | undefined, code: string | undefined) =>
  useQuery({
    queryKey: keyOf(memberId, 'code', code),
    queryFn: async ({ signal }) => {
      if (code === undefined) throw new Error('There is no code to load.');
      return (await call('GET /api/discountcode.php', { query: { code }, signal })).discountcode;
    },
    enabled: memberId !== undefined && code !== undefined,
    staleTime: rarely,
  });

/** Loads all codes again, after an order was refused because of one. */
export const reloadDiscounts = (): void => void queryClient.invalidateQueries({ queryKey: keyOf() });
