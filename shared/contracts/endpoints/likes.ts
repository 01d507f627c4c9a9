import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { likesTabs } from '../routes.ts';
import { memberCard } from '../shapes/member.ts';
import { momentParameter } from '../shapes/moment.ts';
import { publicId } from '../shapes/public-id.ts';

export const getLikes = endpoint({
  method: 'GET',
  path: '/api/likes.php',
  summary: 'Lists the likes of the member, new received likes first. `profiles` and `liked_by` are in the same order.',
  requires: 'member',
  query: z.object({
    type: z.optional(z.enum(likesTabs)),
    /** Only likes older than this time. For pages use the cursor, because the list is not in the order of time alone. */
    before: z.optional(momentParameter),
    cursor: z.optional(z.string().check(z.maxLength(64))),
  }),
  response: z.object({
    profiles: z.array(memberCard),
    liked_by: z.array(z.object({ id: publicId, like_new: z.boolean(), created_at: z.iso.datetime() })),
    total_new: z.int(),
    /** Cursor of the next page; null at the end. */
    cursor: z.nullable(z.string()),
  }),
  errors: [],
});
