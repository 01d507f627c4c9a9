import { call, useQuery } from '@pairwise/api-client';
import type { Endpoints, Product, ResponseOf } from '@pairwise/contracts';

export type Methods = ResponseOf<Endpoints['GET /api/paymentmethods.php']>;
export type OfferedMethod = Methods['methods'][number];
export type MethodKind = OfferedMethod['kind'];

/** Loads the payment methods that the member can use for a bundle. */
export const useMethods = (product: Product['id'] | undefined) =>
  useQuery({
    queryKey: ['GET /api/paymentmethods.php', { product }],
    queryFn: ({ signal }) =>
      product === undefined
        ? Promise.reject(new Error('Without a bundle there are no methods.'))
        : call('GET /api/paymentmethods.php', { query: { product }, signal }),
    enabled: product !== undefined,
  });
