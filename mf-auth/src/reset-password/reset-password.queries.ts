import { call, useMutation } from '@pairwise/api-client';
import type { BodyOf, Endpoints } from '@pairwise/contracts';

import { useNext } from '../form/use-next.ts';

type Reset = BodyOf<Endpoints['PUT /api/password-reset.php']>;

/** Requests the mail with the reset link, which leads on to the page that the visitor requested (AUTH-08). */
export const useRequestReset = () => {
  const next = useNext();
  return useMutation({
    mutationFn: (email: string) =>
      call('POST /api/password-reset.php', { body: { email, ...(next !== undefined && { next }) } }),
  });
};

/** Sets the new password with the token of the mail's link. */
export const useResetPassword = () =>
  useMutation({ mutationFn: (body: Reset) => call('PUT /api/password-reset.php', { body }) });
