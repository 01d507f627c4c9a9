import { call, useMutation } from '@pairwise/api-client';

/** Confirms the address; a visitor is logged in by it. */
export const useActivate = () =>
  useMutation({ mutationFn: (token: string) => call('POST /api/activate.php', { body: { token } }) });
