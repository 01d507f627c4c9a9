import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { publicId } from '../shapes/public-id.ts';

export const sendTyping = endpoint({
  method: 'POST',
  path: '/api/typing.php',
  summary:
    'Reports that the caller is typing. The partner’s open stream gets it; nothing is stored. Signals closer than three seconds, those of invisible members, and those between blocked members are dropped.',
  requires: 'member',
  body: z.object({ conversation: publicId }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['email_unconfirmed'],
});
