import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { member, memberCard } from '../shapes/member.ts';
import { publicId } from '../shapes/public-id.ts';

export { swipeLikesPerDay, swipePassesPerDay } from '../swipe-limits.ts';

const day = {
  likes_left: z.int(),
  /** When the day ends in the country of the site and the limits reset. */
  resets_at: z.iso.datetime(),
};

/** A card of the game, with the photos that the viewer may see. */
export const swipeCard = z.extend(memberCard, { images: member.shape.images, headline: member.shape.headline });
export type SwipeCard = z.output<typeof swipeCard>;

export const getSwipe = endpoint({
  method: 'GET',
  path: '/api/swipe.php',
  summary: 'Lists members for the game who match the preferences and were neither liked nor passed today.',
  requires: 'member',
  query: z.object({
    limit: z.optional(
      z.pipe(
        z.string().check(z.regex(/^\d{1,2}$/)),
        z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(20))),
      ),
    ),
  }),
  response: z.object({ profiles: z.array(swipeCard), passes_left: z.int(), ...day }),
  errors: [],
});

export const swipe = endpoint({
  method: 'POST',
  path: '/api/swipe.php',
  summary: 'Likes or passes in the game: four likes and 200 passes a day. Repeating a card does not count again.',
  requires: 'member',
  body: z.object({ profile: publicId, action: z.enum(['like', 'pass']) }),
  response: z.object({ match: z.nullable(memberCard), passes_left: z.int(), ...day }),
  errors: ['swipe_limit', 'swipe_pass_limit', 'email_unconfirmed', 'blocked', 'not_available', 'own_profile'],
});

export const undoPass = endpoint({
  method: 'DELETE',
  path: '/api/swipe.php',
  summary: 'Undoes the last pass of today: the card returns. The pass still counts towards the limit.',
  requires: 'member',
  body: z.object({ profile: publicId }),
  response: z.object({ ok: z.literal(true) }),
  errors: [],
});
