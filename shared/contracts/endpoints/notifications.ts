import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { notificationTypes, user } from '../shapes/user.ts';

export const notificationChannels = ['email', 'push'] as const;

const channels = z.object({ email: z.boolean(), push: z.boolean() });

const preferences = z.object({
  /** One entry for each of `notificationTypes`. */
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
  /** Mails are paused until then (an offer of the account deletion). */
  mails_paused_until: z.nullable(z.iso.datetime()),
});

export const getNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications.php',
  summary: 'Returns the notifications that the member receives, by channel.',
  requires: 'member',
  response: preferences,
  errors: [],
});

export const setNotification = endpoint({
  method: 'PUT',
  path: '/api/notifications.php',
  summary: 'Switches one type of notification on or off for one channel.',
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
  summary: 'Enables mails again after all were disabled. An address that bounced must be changed first.',
  requires: 'member',
  body: z.object({}),
  response: preferences,
  errors: ['address_bounces'],
});

export const setInvisible = endpoint({
  method: 'PUT',
  path: '/api/invisible.php',
  summary: 'Switches the invisible mode on or off (decisions M-15).',
  requires: 'member',
  body: z.object({ enabled: z.boolean() }),
  response: z.object({ user }),
  errors: [],
});
