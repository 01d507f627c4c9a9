import { call, useMutation } from '@pairwise/api-client';
import type { BodyOf, Endpoints } from '@pairwise/contracts';

type Reset = BodyOf<Endpoints['PUT /api/password-reset.php']>;

/** Requests the mail with the reset link. */
export const useRequestReset = () =>
  useMutation({ mutationFn: (email: string) => call('POST /api/password-reset.php', { body: { email } }) });

/** Sets the new password with the token of the mail's link. */
export const useResetPassword = () =>
  useMutation({ mutationFn: (body: Reset) => call('PUT /api/password-reset.php', { body }) });
