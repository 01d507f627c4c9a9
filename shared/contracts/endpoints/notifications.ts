import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { notificationTypes, user } from '../shapes/user.ts';

export const notificationChannels = ['email', 'push'] as const;

const channels = z.object({ email: z.boolean(), push: z.boolean() });

const preferences = z.object({
  /** Written out, one for each of `notificationTypes`. */
  preferences: z.object({
    new_conversations: channels,
    new_messages: channels,
    like: channels,
    unread_message_reminders: channels,
    promotions: channels,
    weekly_updates: channels,
    news: channels,
    reminders: channels,
  }),
  email_disabled_reason: z.nullable(z.enum(['fbl', 'bounce', 'listunsubscribe'])),
  /** Mails rest until then (an offer at the deletion of an account). */
  mails_paused_until: z.nullable(z.iso.datetime()),
});

export const getNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications.php',
  summary: 'What the member is told of, and how.',
  requires: 'member',
  response: preferences,
  errors: [],
});

export const setNotification = endpoint({
  method: 'PUT',
  path: '/api/notifications.php',
  summary: 'Switch one type on or off, for one channel.',
  requires: 'member',
  body: z.object({
    type: z.enum(notificationTypes),
    channel: z.enum(notificationChannels),
    enabled: z.boolean(),
  }),
  response: preferences,
  errors: [],
});

export const enableEmail = endpoint({
  method: 'POST',
  path: '/api/email-enable.php',
  summary: 'Mails again, after they were switched off as a whole. An address that bounced must be changed first.',
  requires: 'member',
  body: z.object({}),
  response: preferences,
  errors: ['address_bounces'],
});

export const setInvisible = endpoint({
  method: 'PUT',
  path: '/api/invisible.php',
  summary: 'Invisible mode (decisions M-15).',
  requires: 'member',
  body: z.object({ enabled: z.boolean() }),
  response: z.object({ user }),
  errors: [],
});
