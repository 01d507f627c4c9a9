import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { memberCard } from '../shapes/member.ts';
import { publicId } from '../shapes/public-id.ts';

/** The other member when this like made a match, so that the match modal needs no second call; else null. */
const match = z.nullable(memberCard);

export const like = endpoint({
  method: 'POST',
  path: '/api/like.php',
  summary: 'Like a member; the same again changes nothing. Sixty a day; who has not confirmed the address has one.',
  requires: 'member',
  body: z.object({ profile: publicId }),
  response: z.object({ match }),
  errors: ['email_unconfirmed', 'blocked', 'not_available', 'like_limit', 'own_profile'],
});

export const unlike = endpoint({
  method: 'DELETE',
  path: '/api/like.php',
  summary: 'Take a like back within 24 hours, unless it is a match. One that is not there is gone already.',
  requires: 'member',
  body: z.object({ profile: publicId }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['like_matched', 'like_too_old'],
});

export const seeLike = endpoint({
  method: 'PUT',
  path: '/api/likes-seen.php',
  summary: 'A received like was opened (`profile`), or the match modal was shown (`match`). Both again change nothing.',
  requires: 'member',
  body: z.union([z.strictObject({ profile: publicId }), z.strictObject({ match: publicId })]),
  response: z.object({ total_new: z.int() }),
  errors: [],
});

export const getAutoLike = endpoint({
  method: 'GET',
  path: '/api/auto-like.php',
  summary: 'The oldest match this member was not shown, its photo as `main_image.match`; null when there is none.',
  requires: 'member',
  response: z.nullable(memberCard),
  errors: [],
});

export const reportModalEvent = endpoint({
  method: 'POST',
  path: '/api/modal-event.php',
  summary: 'What of the match modal was pressed.',
  requires: 'member',
  body: z.object({ profile: publicId, element: z.enum(['image', 'button']) }),
  response: z.object({ ok: z.literal(true) }),
  errors: [],
});
