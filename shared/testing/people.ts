import type { User } from '@pairwise/contracts';

const member: User = {
  id: 104_112_233_001,
  name: 'Noor',
  email: 'noor@example.test',
  status: 'active',
  language: 'en',
  country: 'NL',
  credits: 0,
  paid_user: false,
  signup_date: '2026-09-01T10:00:00.000Z',
  time_bonus: true,
  fictional_icon: false,
  invisible: false,
  signup_step: 5,
  notifications_disabled: [],
  email_disabled_reason: null,
  free_conversations_left: 2,
  swipe_likes_left: 4,
  new_likes: 0,
  unread_messages: 0,
  badge: 0,
  profile: { name: 'Noor', country: 'NL', status: 'active', seek_gender: 'both', main_image: null },
};

/** The users of most tests. `person(people.free, { credits: 3 })` builds a variation. */
export const people = {
  free: member,
  premium: { ...member, id: 104_112_233_002, name: 'Ben', email: 'ben@example.test', credits: 40, paid_user: true },
} satisfies Record<string, User>;

export const person = (base: User, differences: Partial<User>): User => ({ ...base, ...differences });
