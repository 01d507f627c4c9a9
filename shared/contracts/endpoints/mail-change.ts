import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { linkToken, typed } from '../shapes/account.ts';

export const getMailChange = endpoint({
  method: 'GET',
  path: '/api/mail-change.php',
  summary: 'Returns the new address that waits for its confirmation, or null.',
  requires: 'member',
  response: z.object({
    pending: z.nullable(
      z.object({
        email: z.string(),
        /** When the link expires. */
        expires_at: z.iso.datetime(),
      }),
    ),
  }),
  errors: [],
});

export const requestMailChange = endpoint({
  method: 'POST',
  path: '/api/mail-change.php',
  summary: 'Mails a link to the new address and a notice to the old one. Nothing changes before the link is used.',
  requires: 'member',
  body: z.object({ email: typed(254), password: typed(200) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['new_email_invalid', 'old_password_wrong', 'email_exists', 'too_many_attempts', 'mail_limit'],
});

export const confirmMailChange = endpoint({
  method: 'PUT',
  path: '/api/mail-change.php',
  summary: 'Changes the address by the link that was sent to it.',
  requires: 'all',
  body: z.object({ token: linkToken }),
  response: z.object({ email: z.string() }),
  errors: ['link_expired', 'email_exists'],
});

export const resendMailChange = endpoint({
  method: 'POST',
  path: '/api/mail-change-resend.php',
  summary: 'Mails a new link to the address that waits for its confirmation. The earlier link stops working.',
  requires: 'member',
  body: z.object({}),
  response: getMailChange.response,
  errors: ['email_exists', 'mail_limit'],
});

export const cancelMailChange = endpoint({
  method: 'DELETE',
  path: '/api/mail-change.php',
  summary: 'Cancels the change of the address: its link stops working. Does nothing when none waits.',
  requires: 'member',
  body: z.object({}),
  response: getMailChange.response,
  errors: [],
});
