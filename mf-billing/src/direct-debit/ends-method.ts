import type { ApiError } from '@pairwise/api-client';

/** Whether only another method is left after an error of a direct debit. */
export const endsMethod = ({ code }: ApiError): boolean =>
  code === 'sdd_blocked' || code === 'sdd_limit' || code === 'method_unavailable';
