import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { passwordLength } from '../profile-choices.ts';
import { user } from '../shapes/user.ts';

export const getUser = endpoint({
  method: 'GET',
  path: '/api/user.php',
  summary: 'Returns the current user, or null for a visitor.',
  requires: 'all',
  zones: ['site', 'app', 'pay'],
  response: z.object({ user: z.nullable(user) }),
  errors: [],
});

/** The body of a login. The login form validates its input with it. */
export const credentials = z.object({
  email: z.string().check(z.maxLength(254)),
  password: z.string().check(z.maxLength(passwordLength.max)),
});

export const login = endpoint({
  method: 'POST',
  path: '/api/user.php',
  summary: 'Logs in and sets the session cookie.',
  requires: 'all',
  body: credentials,
  response: z.object({ user }),
  errors: ['login_failed', 'too_many_attempts', 'account_banned', 'account_pending_deletion'],
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/api/user.php',
  summary: 'Saves the language of the current user.',
  requires: 'member',
  body: z.object({ language: z.string() }),
  response: z.object({ user }),
  errors: ['invalid_language'],
});
