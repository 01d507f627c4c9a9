import { call, useMutation } from '@pairwise/api-client';

/** Confirms the address. A visitor is logged in with it. */
export const useActivate = () =>
  useMutation({ mutationFn: (token: string) => call('POST /api/activate.php', { body: { token } }) });
