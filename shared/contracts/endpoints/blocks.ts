import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { publicId } from '../shapes/public-id.ts';

/** Only what is needed to remove a block: no photo, and nothing that has changed since. */
const blocks = z.object({
  blocks: z.array(z.object({ profile: publicId, name: z.string(), created_at: z.iso.datetime() })),
});

export const getBlocks = endpoint({
  method: 'GET',
  path: '/api/blocks.php',
  summary: 'Lists the members whom the caller has blocked, latest first.',
  requires: 'member',
  response: blocks,
  errors: [],
});

export const block = endpoint({
  method: 'POST',
  path: '/api/blocks.php',
  summary: 'Blocks a member: removes likes and a match, and hides the chat with them.',
  requires: 'member',
  body: z.object({ profile: publicId }),
  response: blocks,
  errors: ['own_profile'],
});

export const unblock = endpoint({
  method: 'DELETE',
  path: '/api/blocks.php',
  summary: 'Removes a block. Likes and chats do not return.',
  requires: 'member',
  body: z.object({ profile: publicId }),
  response: blocks,
  errors: [],
});
