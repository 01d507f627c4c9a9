import { call, useMutation } from '@pairwise/api-client';
import type { BodyOf, Endpoints } from '@pairwise/contracts';

type Credentials = BodyOf<Endpoints['POST /api/reactivate-mail.php']>;

/** Takes the deletion back, by the link of the mail; the answer logs in. */
export const useReactivate = () =>
  useMutation({ mutationFn: (token: string) => call('POST /api/reactivate.php', { body: { token } }) });

/** Sends the mail with that link again, to who knows the password. */
export const useSendReactivationMail = () =>
  useMutation({ mutationFn: (body: Credentials) => call('POST /api/reactivate-mail.php', { body }) });
