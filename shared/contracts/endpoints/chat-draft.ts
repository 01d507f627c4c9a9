import * as z from 'zod/mini';

import { draftLength } from '../chat-limits.ts';
import { endpoint } from '../endpoint.ts';
import { publicId } from '../shapes/public-id.ts';

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/chat-draft.php',
  summary:
    'Saves the draft of a chat. `rev` is the revision that the text was written from. A draft that changed or was sent in the meantime is kept, and returned with the error.',
  requires: 'member',
  body: z.object({
    conversation: publicId,
    draft: z.string().check(z.maxLength(draftLength * 2)),
    rev: z.int().check(z.minimum(0), z.maximum(2_147_483_646)),
  }),
  response: z.object({ rev: z.int() }),
  errors: ['draft_newer', 'message_too_long'],
});
