import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { image } from '../shapes/image.ts';
import { publicIdParameter } from '../shapes/public-id.ts';

/** The body is `multipart/form-data` with one part `photo`, so the contract has no schema for it. */
export const addChatPhoto = endpoint({
  method: 'POST',
  path: '/api/chat-photo.php',
  summary:
    'Uploads a photo for a message (JPEG, PNG or WebP, at most 10 MB, at least 400 × 400). Only its owner sees it until it is sent, and then only the two members of the chat. A photo that is not sent within two days is deleted.',
  requires: 'member',
  query: z.object({
    /** The member who chose the photo. An upload after a login with another account is refused with `other_account`. */
    sender: z.optional(publicIdParameter),
  }),
  response: z.object({ photo: image }),
  errors: ['email_unconfirmed', 'photo_too_large', 'photo_invalid', 'photo_banned', 'other_account'],
});
