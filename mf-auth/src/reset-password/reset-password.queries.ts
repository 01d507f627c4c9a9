import { call, useMutation } from '@pairwise/api-client';
import type { BodyOf, Endpoints } from '@pairwise/contracts';

type Reset = BodyOf<Endpoints['PUT /api/password-reset.php']>;

/** Asks for the mail with the link. */
export const useRequestReset = () =>
  useMutation({ mutationFn: (email: string) => call('POST /api/password-reset.php', { body: { email } }) });

/** Sets the new password by the link of the mail. */
export const useResetPassword = () =>
  useMutation({ mutationFn: (body: Reset) => call('PUT /api/password-reset.php', { body }) });
