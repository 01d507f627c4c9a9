import { call, useMutation } from '@pairwise/api-client';
import type { BodyOf, Endpoints } from '@pairwise/contracts';

type Request = BodyOf<Endpoints['POST /api/mail-change.php']>;

/** Requests the mail with the confirmation link to the new address. */
export const useRequestMailChange = () =>
  useMutation({ mutationFn: (body: Request) => call('POST /api/mail-change.php', { body }) });

/** Confirms the new address with the token of the link that was sent to it. */
export const useConfirmMailChange = () =>
  useMutation({ mutationFn: (token: string) => call('PUT /api/mail-change.php', { body: { token } }) });
