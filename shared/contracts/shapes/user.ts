import * as z from 'zod/mini';

import { languages } from '../languages.ts';
import { image } from './image.ts';
import { sought } from './member.ts';
import { publicId } from './public-id.ts';

export const notificationTypes = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'promotions',
  'weekly_updates',
  'news',
  'reminders',
] as const;

export const userStatus = z.enum(['not_confirmed', 'active', 'suspended', 'banned', 'pending_deletion', 'deleted']);
export const profileStatus = z.enum(['disabled', 'active', 'hidden', 'rejected']);

/** The logged-in member, as the member's own client receives it (decisions 4.2). */
export const user = z.object({
  id: publicId,
  name: z.string(),
  email: z.string(),
  status: userStatus,
  language: z.enum(languages),
  country: z.string(),
  credits: z.int(),
  paid_user: z.boolean(),
  signup_date: z.iso.datetime(),
  /**
   * Whether the time bonus can be used now: it has not ended, and no payment holds it. Absent from an api of an earlier
   * release.
   */
  time_bonus: z.optional(z.boolean()),
  fictional_icon: z.boolean(),
  invisible: z.boolean(),
  signup_step: z.int(),
  notifications_disabled: z.array(z.enum(notificationTypes)),
  email_disabled_reason: z.nullable(z.enum(['fbl', 'bounce', 'listunsubscribe'])),
  free_conversations_left: z.int(),
  swipe_likes_left: z.int(),
  new_likes: z.int(),
  unread_messages: z.int(),
  /** Sum of unread messages and new likes, for the app icon. */
  badge: z.int(),
  profile: z.object({
    name: z.string(),
    country: z.string(),
    status: profileStatus,
    /** The gender that the member seeks, and the default of searches. Null until the member has chosen. */
    seek_gender: z.nullable(z.enum(sought)),
    main_image: z.nullable(image),
  }),
});

export type User = z.output<typeof user>;
