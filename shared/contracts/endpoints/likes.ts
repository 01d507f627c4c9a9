import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { memberCard } from '../shapes/member.ts';
import { momentParameter } from '../shapes/moment.ts';
import { publicId } from '../shapes/public-id.ts';

export const getLikes = endpoint({
  method: 'GET',
  path: '/api/likes.php',
  summary: 'Likes of the member, new received ones first. `profiles` and `liked_by` are in the same order.',
  requires: 'member',
  query: z.object({
    type: z.optional(z.enum(['received', 'given', 'matches'])),
    before: z.optional(momentParameter),
  }),
  response: z.object({
    profiles: z.array(memberCard),
    liked_by: z.array(z.object({ id: publicId, like_new: z.boolean(), created_at: z.iso.datetime() })),
    total_new: z.int(),
  }),
  errors: [],
});
