import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { linkToken, typed } from '../shapes/account.ts';

const newPassword = { password: typed(200), password_repeat: typed(200) };
const ok = z.object({ ok: z.literal(true) });

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/password-reset.php',
  summary: 'Mail a link for a new password, five a day and address.',
  requires: 'all',
  body: z.object({ email: typed(254) }),
  response: z.object({
    ok: z.literal(true),
    /** The answer is the same for every address (site setting). */ uniform: z.boolean(),
  }),
  errors: ['email_not_found', 'reset_limit', 'network_limit'],
});

export const resetPassword = endpoint({
  method: 'PUT',
  path: '/api/password-reset.php',
  summary: 'Set a new password by the link of a mail. Ends every session of the account.',
  requires: 'all',
  body: z.object({ token: linkToken, ...newPassword }),
  response: ok,
  errors: ['link_expired', 'passwords_differ', 'invalid_password'],
});

export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/password.php',
  summary: 'Set a new password by the old one. Ends every other session.',
  requires: 'member',
  body: z.object({ old_password: typed(200), ...newPassword }),
  response: ok,
  errors: ['old_password_wrong', 'passwords_differ', 'invalid_password', 'too_many_attempts'],
});
