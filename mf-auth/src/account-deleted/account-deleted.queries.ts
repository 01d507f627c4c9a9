import { call, useMutation } from '@pairwise/api-client';
import type { BodyOf, Endpoints } from '@pairwise/contracts';

type Credentials = BodyOf<Endpoints['POST /api/reactivate-mail.php']>;

/** Cancels the deletion with the token of the mail's link. The response logs the member in. */
export const useReactivate = () =>
  useMutation({ mutationFn: (token: string) => call('POST /api/reactivate.php', { body: { token } }) });

/** Sends the mail with the reactivation link again. The api requires the account's password. */
export const useSendReactivationMail = () =>
  useMutation({ mutationFn: (body: Credentials) => call('POST /api/reactivate-mail.php', { body }) });
