import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { typed } from '../shapes/account.ts';

const dataExport = z.object({
  id: z.string(),
  status: z.enum(['preparing', 'ready']),
  created_at: z.iso.datetime(),
  /** When the link expires. */
  expires_at: z.iso.datetime(),
  /** Path of the file; null while it is being prepared. */
  address: z.nullable(z.string()),
});

export const requestExport = endpoint({
  method: 'POST',
  path: '/api/export.php',
  summary: 'Requests a copy of all data about the member, once a day.',
  requires: 'member',
  body: z.object({ password: typed(200) }),
  response: z.object({ export: dataExport }),
  errors: ['old_password_wrong', 'too_many_attempts', 'one_per_day'],
});

export const getExport = endpoint({
  method: 'GET',
  path: '/api/export.php',
  summary: 'Returns the last requested copy, or null.',
  requires: 'member',
  response: z.object({ export: z.nullable(dataExport) }),
  errors: [],
});
