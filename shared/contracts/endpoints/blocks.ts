import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { publicId } from '../shapes/public-id.ts';

/** Only what is needed to take a block back: no photo, nothing that has changed since. */
const blocks = z.object({
  blocks: z.array(z.object({ profile: publicId, name: z.string(), created_at: z.iso.datetime() })),
});

export const getBlocks = endpoint({
  method: 'GET',
  path: '/api/blocks.php',
  summary: 'Whom the member has blocked, the latest first.',
  requires: 'member',
  response: blocks,
  errors: [],
});

export const block = endpoint({
  method: 'POST',
  path: '/api/blocks.php',
  summary: 'Block a member: likes and a match are removed, every conversation with them leaves the list.',
  requires: 'member',
  body: z.object({ profile: publicId }),
  response: blocks,
  errors: ['own_profile'],
});

export const unblock = endpoint({
  method: 'DELETE',
  path: '/api/blocks.php',
  summary: 'Take a block back. Likes and conversations do not return.',
  requires: 'member',
  body: z.object({ profile: publicId }),
  response: blocks,
  errors: [],
});
