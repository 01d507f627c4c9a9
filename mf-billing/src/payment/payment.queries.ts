import { call, isApiError, queryClient, useMutation, useQuery } from '@pairwise/api-client';
import { bus } from '@pairwise/bus';
import type { BodyOf, Endpoints, ResponseOf } from '@pairwise/contracts';

import { isUndecided } from './payment-state.ts';

type PaymentResponse = ResponseOf<Endpoints['GET /api/payment.php']>;

const keyOf = (id: string | undefined) => ['GET /api/payment.php', { id }] as const;

/** Most payments are decided within seconds. In milliseconds, by the number of responses before. */
const pollSteps = [
  { until: 15, delay: 2_000 },
  { until: 40, delay: 5_000 },
] as const;
const slowestPoll = 15_000;

/** Returns how long to wait before the next fetch, after this number of responses. In milliseconds. */
export const pollDelay = (responses: number): number =>
  pollSteps.find(({ until }) => responses < until)?.delay ?? slowestPoll;

interface PaymentOptions {
  /** Fetches again while the provider has not decided. It pauses while the page is hidden or offline. */
  polls?: boolean;
}

/** Loads one of the member's payments. */
export const usePayment = (id: string | undefined, { polls = false }: PaymentOptions = {}) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) =>
      id === undefined
        ? Promise.reject(new Error('There is no payment to load.'))
        : call('GET /api/payment.php', { query: { id }, signal }),
    enabled: id !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      polls && state.data && isUndecided(state.data.payment) ? pollDelay(state.dataUpdateCount) : false,
  });

/** Orders a bundle. Repeating it with the same ids starts nothing twice. */
export const useStartPayment = () =>
  useMutation({
    mutationFn: (body: BodyOf<Endpoints['POST /api/payment.php']>) => call('POST /api/payment.php', { body }),
    onSuccess: (response) => {
      queryClient.setQueryData<PaymentResponse>(keyOf(response.payment.payment_id), response);
      void queryClient.invalidateQueries({ queryKey: ['GET /api/transactions.php'] });
    },
    onError: (error) => {
      if (isApiError(error, 'method_unavailable'))
        void queryClient.invalidateQueries({ queryKey: ['GET /api/paymentmethods.php'] });
    },
  });

/**
 * Loads the member after a payment, and hands the record to the shell: balance, Premium and navigation change at once, in
 * every tab (BILL-10). Returns the record.
 */
export const useMemberAfter = (paymentId: string) =>
  useQuery({
    queryKey: ['GET /api/user.php', { paymentId }],
    queryFn: async ({ signal }) => {
      const { user } = await call('GET /api/user.php', { signal });
      if (user) bus.emit('user:changed', { user });
      return user;
    },
    staleTime: Infinity,
  });
