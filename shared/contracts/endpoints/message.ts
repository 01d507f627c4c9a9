import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { heldMessage, message, sentKind } from '../shapes/message.ts';
import { publicId } from '../shapes/public-id.ts';

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/message.php',
  summary:
    'Sends a message into a chat (`conversation`) or to a member (`profile`), whose chat it opens. Repeating it with its `client_id` returns the stored message, however much later; the same id with other content is refused and changes nothing.',
  requires: 'member',
  body: z.object({
    conversation: z.optional(publicId),
    profile: z.optional(publicId),
    /** The member who wrote the message. A repeat after a login with another account is refused with `other_account`. */
    sender: z.optional(publicId),
    /** Made by the browser before the first attempt, and kept for every retry. */
    client_id: z.uuid(),
    kind: sentKind,
    /** The text of the kinds `text` and `icebreaker`. It is stored without surrounding spaces. */
    body: z.optional(z.string()),
    /** The id of a photo from `POST /api/chat-photo.php`, for the kind `photo`. */
    photo: z.optional(z.uuid()),
    /** The key of a gift of `GET /api/gifts.php`, for the kind `gift`. */
    gift: z.optional(z.string().check(z.maxLength(40))),
    /** The revision of the draft that the text was written from. A newer draft is kept. */
    draft_rev: z.optional(z.int().check(z.minimum(0), z.maximum(2_147_483_646))),
  }),
  response: z.object({
    /** Null when the message is held until the email address is confirmed; then `held` has it. */
    message: z.nullable(message),
    held: z.nullable(heldMessage),
    /** The balance that is left. */
    credits: z.int(),
    /** The chat of the message; null while it is held. */
    conversation: z.nullable(publicId),
    /** The revision of the draft after the message. */
    draft_rev: z.int(),
  }),
  errors: [
    'not_enough_credits',
    'premium_required',
    'email_unconfirmed',
    'blocked',
    'not_available',
    'own_profile',
    'message_empty',
    'message_too_long',
    'contact_details_not_allowed',
    'gift_unknown',
    'photo_unknown',
    'other_account',
  ],
});
