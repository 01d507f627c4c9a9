import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { linkToken, typed } from '../shapes/account.ts';

const newPassword = { password: typed(200), password_repeat: typed(200) };
const ok = z.object({ ok: z.literal(true) });

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-reset.php',
  summary: 'Mails a link for a new password, at most five a day for one address.',
  requires: 'all',
  body: z.object({
    email: typed(254),
    /** The page after the login with the new password, in whatever browser the link is opened. */
    next: z.optional(typed(2_000)),
  }),
  response: z.object({
    ok: z.literal(true),
    /** The response is the same for every address (a site setting). */
    uniform: z.boolean(),
  }),
  errors: ['email_not_found', 'reset_limit', 'network_limit'],
});

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/api/password-reset.php',
  summary: 'Sets a new password by the link of a mail. Ends all sessions of the account.',
  requires: 'all',
  body: z.object({ token: linkToken, ...newPassword }),
  response: ok,
  errors: ['link_expired', 'passwords_differ', 'invalid_password'],
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/password.php',
  summary: 'Sets a new password. Requires the old one. Ends all other sessions.',
  requires: 'member',
  body: z.object({ old_password: typed(200), ...newPassword }),
  response: ok,
  errors: ['old_password_wrong', 'passwords_differ', 'password_unchanged', 'invalid_password', 'too_many_attempts'],
});
