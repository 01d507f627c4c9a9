import * as z from 'zod/mini';

import { image } from './image.ts';
import { publicId } from './public-id.ts';

export const genders = ['male', 'female'] as const;
/** The genders that a member can seek. */
export const sought = [...genders, 'both'] as const;
export type Sought = (typeof sought)[number];

/** A member in lists. It contains no coordinates; the distance is a band (decisions M-6). */
export const memberCard = z.object({
  id: publicId,
  name: z.string(),
  age: z.int(),
  city: z.nullable(z.string()),
  region: z.nullable(z.string()),
  country: z.string(),
  online: z.nullable(z.enum(['now', 'today', 'week'])),
  main_image: z.nullable(image),
  fictional_icon: z.boolean(),
  distance_band: z.optional(z.enum(['10', '25', '50', '100', 'more'])),
  liked: z.boolean(),
});

export type MemberCard = z.output<typeof memberCard>;

/**
 * Keys of the profile fields that a site may show (`settings.visible_profile_fields`). Their values are translated
 * keys.
 */
export const profileFieldKeys = [
  'gender',
  'sexuality',
  'region',
  'hair_color',
  'eye_color',
  'body_type',
  'relationship_status',
  'tattoos',
] as const;

export const member = z.extend(memberCard, {
  headline: z.nullable(z.string()),
  about: z.nullable(z.string()),
  fields: z.array(z.object({ key: z.enum(profileFieldKeys), value: z.string() })),
  interests: z.array(z.string()),
  images: z.array(image),
  /** The number of photos that the viewer may not see. The response does not contain their file names. */
  images_locked: z.int(),
  relation: z.object({
    i_liked: z.boolean(),
    liked_me: z.boolean(),
    match: z.boolean(),
    conversation: z.nullable(publicId),
    i_blocked: z.boolean(),
  }),
});

export type Member = z.output<typeof member>;
