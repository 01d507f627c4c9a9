import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { memberCard } from '../shapes/member.ts';
import { publicId } from '../shapes/public-id.ts';

/** The other member when this like makes a match, so that the match modal needs no second call; otherwise null. */
const match = z.nullable(memberCard);

export const like = endpoint({
  method: 'POST',
  path: '/api/like.php',
  summary:
    'Likes a member. Repeating the request changes nothing. The limit is sixty likes a day, or one like in total while the email address is not confirmed.',
  requires: 'member',
  body: z.object({ profile: publicId }),
  response: z.object({ match }),
  errors: ['email_unconfirmed', 'blocked', 'not_available', 'like_limit', 'own_profile'],
});

export const unlike = endpoint({
  method: 'DELETE',
  path: '/api/like.php',
  summary: 'Removes a like within 24 hours, unless it is a match. Removing a like that does not exist succeeds.',
  requires: 'member',
  body: z.object({ profile: publicId }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['like_matched', 'like_too_old'],
});

export const seeLike = endpoint({
  method: 'PUT',
  path: '/api/likes-seen.php',
  summary:
    'Records that a received like was opened (`profile`) or that the match modal was shown (`match`). Repeating it changes nothing.',
  requires: 'member',
  body: z.union([z.strictObject({ profile: publicId }), z.strictObject({ match: publicId })]),
  response: z.object({ total_new: z.int() }),
  errors: [],
});

export const getUnshownMatch = endpoint({
  method: 'GET',
  path: '/api/auto-like.php',
  summary:
    'Returns the oldest match whose modal was not shown to the member, with its photo as `main_image.match`; null when there is none.',
  requires: 'member',
  response: z.nullable(memberCard),
  errors: [],
});

export const reportModalEvent = endpoint({
  method: 'POST',
  path: '/api/modal-event.php',
  summary: 'Records which part of the match modal was pressed.',
  requires: 'member',
  body: z.object({ profile: publicId, element: z.enum(['image', 'button']) }),
  response: z.object({ ok: z.literal(true) }),
  errors: [],
});
