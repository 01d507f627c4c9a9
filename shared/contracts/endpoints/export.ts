import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { typed } from '../shapes/account.ts';

const dataExport = z.object({
  id: z.string(),
  status: z.enum(['preparing', 'ready']),
  created_at: z.iso.datetime(),
  /** The link works until then. */
  expires_at: z.iso.datetime(),
  /** Path of the file; null while it is being made. */
  address: z.nullable(z.string()),
});

export const requestExport = endpoint({
  method: 'POST',
  path: '/api/export.php',
  summary: 'Make a copy of everything we know of the member, one a day.',
  requires: 'member',
  body: z.object({ password: typed(200) }),
  response: z.object({ export: dataExport }),
  errors: ['old_password_wrong', 'too_many_attempts', 'one_per_day'],
});

export const getExport = endpoint({
  method: 'GET',
  path: '/api/export.php',
  summary: 'The last copy the member asked for, or null.',
  requires: 'member',
  response: z.object({ export: z.nullable(dataExport) }),
  errors: [],
});
