import type { User } from '@pairwise/contracts';
import { type Alert, bonusHours, type DismissibleAlert, endOfBonus } from '@pairwise/contracts/alerts';
import { pushPermissions, type PushState } from '@pairwise/contracts/events';
import { image, people, person } from '@pairwise/testing';

import { hadContact } from './had-contact.ts';
import { type BrowserFacts, whichAlerts } from './which-alerts.ts';

const incapable: PushState = { isCapable: false, isSubscribed: false, permission: 'unsupported', lastMessage: null };
const withPhoto = person(people.free, { profile: { ...people.free.profile, main_image: image('1') } });

const alerts = (facts: Partial<BrowserFacts>): Alert[] =>
  whichAlerts({
    user: withPhoto,
    route: 'members',
    now: endOfBonus(people.free) + 1,
    push: incapable,
    hadContact: true,
    dismissed: () => false,
    ...facts,
  });

const booleans = [false, true];

describe('ALERT-01 the photo alert: every combination of photo, page and dismissal', () => {
  const hidden = ['profile', 'signup', 'activate-done', 'premium', 'notifications', 'lang-config', 'directdebit'];
  const shown = ['members', 'members-id', 'likes', 'chats', 'credits', 'swipe-game', 'match-finder'];
  for (const route of [...hidden, ...shown])
    for (const hasPhoto of booleans)
      for (const wasDismissed of booleans) {
        const expected = !hasPhoto && !wasDismissed && shown.includes(route);
        test(`${route}, ${hasPhoto ? 'a' : 'no'} photo, ${wasDismissed ? '' : 'not '}dismissed: ${expected}`, () => {
          const user = hasPhoto ? withPhoto : people.free;
          const facts = { user, route, dismissed: (alert: DismissibleAlert) => alert === 'photo' && wasDismissed };
          expect(alerts(facts).includes('photo')).toBe(expected);
        });
      }
});

describe('ALERT-02 the push offer: every combination of capability, subscription, permission and dismissal', () => {
  for (const isCapable of booleans)
    for (const isSubscribed of booleans)
      for (const permission of pushPermissions)
        for (const wasDismissed of booleans) {
          const open = permission === 'unknown' || permission === 'granted';
          const expected = isCapable && !isSubscribed && open && !wasDismissed;
          test(`${JSON.stringify({ isCapable, isSubscribed, permission, wasDismissed })}: ${expected}`, () => {
            const push = { isCapable, isSubscribed, permission, lastMessage: null };
            expect(alerts({ push, dismissed: () => wasDismissed }).includes('push')).toBe(expected);
          });
        }
});

test('ALERT-04 the reminder to confirm the address is on every page but those that the link of the confirmation opens', () => {
  const user = person(withPhoto, { status: 'not_confirmed', profile: { ...withPhoto.profile, status: 'disabled' } });
  for (const route of ['members', 'chats', 'notifications']) expect(alerts({ user, route })).toContain('activation');
  for (const route of ['token', 'activate-done']) expect(alerts({ user, route })).not.toContain('activation');
});

test('ALERT-02 push is offered after the first like or message, or beside the settings, not before', () => {
  const push: PushState = { isCapable: true, isSubscribed: false, permission: 'unknown', lastMessage: null };
  expect(alerts({ push, hadContact: false })).not.toContain('push');
  expect(alerts({ push, hadContact: false, route: 'notifications' })).toContain('push');
  expect(alerts({ push, hadContact: true })).toContain('push');
});

test('ALERT-02 the first like or message is remembered in this browser, even when the counts are back at zero', () => {
  const fresh = { new_likes: 0, unread_messages: 0, swipe_likes_left: 4, free_conversations_left: 2 };
  const member = person(people.free, { id: 4_712, ...fresh });
  expect(hadContact(member)).toBe(false);
  expect(hadContact(person(member, { new_likes: 1 }))).toBe(true);
  expect(hadContact(member)).toBe(true);
  expect(hadContact(person(member, { id: 4_713 }))).toBe(false);
  expect(hadContact(person(member, { id: 4_714, unread_messages: 1 }))).toBe(true);
  expect(hadContact(person(member, { id: 4_715, swipe_likes_left: 3 }))).toBe(true);
  expect(hadContact(person(member, { id: 4_716, free_conversations_left: 1 }))).toBe(true);
});

test('ALERT-02 a member who is not confirmed has one like in all: it is no contact while it is unused', () => {
  const fresh = { new_likes: 0, unread_messages: 0, swipe_likes_left: 1, free_conversations_left: 2 };
  const member = person(people.free, { id: 4_717, status: 'not_confirmed', ...fresh });
  expect(hadContact(member)).toBe(false);
  expect(hadContact(person(member, { swipe_likes_left: 0 }))).toBe(true);
});

describe('ALERT-03 disabled emails: every reason and dismissal', () => {
  for (const reason of ['fbl', 'bounce', 'listunsubscribe', null] as const)
    for (const wasDismissed of booleans) {
      const expected = reason !== null && !wasDismissed;
      test(`${reason}, ${wasDismissed ? '' : 'not '}dismissed: ${expected}`, () => {
        const user = person(withPhoto, { email_disabled_reason: reason });
        expect(alerts({ user, dismissed: () => wasDismissed }).includes('email-disabled')).toBe(expected);
      });
    }
});

describe('ALERT-04 the activation reminder: every pair of statuses; no dismissal hides it', () => {
  const statuses: User['status'][] = ['not_confirmed', 'active', 'suspended', 'banned', 'pending_deletion', 'deleted'];
  const profiles: User['profile']['status'][] = ['disabled', 'active', 'hidden', 'rejected'];
  for (const status of statuses)
    for (const profileStatus of profiles) {
      const expected = status === 'not_confirmed' && profileStatus === 'disabled';
      test(`${status}, ${profileStatus}: ${expected}`, () => {
        const user = person(withPhoto, { status, profile: { ...withPhoto.profile, status: profileStatus } });
        expect(alerts({ user, dismissed: () => true }).includes('activation')).toBe(expected);
      });
    }
});

describe('the reminder of the gender: every pair of statuses; no dismissal hides it', () => {
  for (const status of ['not_confirmed', 'active', 'suspended'] as const)
    for (const profileStatus of ['disabled', 'active', 'hidden', 'rejected'] as const) {
      const expected = status === 'active' && profileStatus === 'disabled';
      test(`${status}, ${profileStatus}: ${expected}`, () => {
        const user = person(withPhoto, { status, profile: { ...withPhoto.profile, status: profileStatus } });
        expect(alerts({ user, dismissed: () => true }).includes('gender')).toBe(expected);
        expect(alerts({ user, route: 'activate-done' })).not.toContain('gender');
      });
    }
});

test('ALERT-01 ALERT-02 ALERT-03 ALERT-04 several alerts are in the order of urgency', () => {
  const user = person(people.free, {
    status: 'not_confirmed',
    email_disabled_reason: 'bounce',
    profile: { ...people.free.profile, status: 'disabled' },
  });
  const push: PushState = { isCapable: true, isSubscribed: false, permission: 'unknown', lastMessage: null };
  expect(alerts({ user, push, now: endOfBonus(user) - 1 })).toEqual([
    'activation',
    'email-disabled',
    'time-bonus-banner',
    'photo',
    'push',
  ]);
});

describe('ALERT-05 the time bonus: every combination of page, age, payment and dismissal', () => {
  const area = ['members', 'members-id', 'chats', 'likes', 'likes-m-id', 'premium'];
  for (const route of [...area, 'credits', 'profile', 'swipe-game'])
    for (const isOver of booleans)
      for (const paid of booleans)
        for (const wasDismissed of booleans) {
          const expected = area.includes(route) && !isOver && !paid && !wasDismissed;
          test(`${JSON.stringify({ route, isOver, paid, wasDismissed })}: ${expected}`, () => {
            const user = person(withPhoto, { paid_user: paid });
            const now = Date.parse(user.signup_date) + bonusHours * 3_600_000 - (isOver ? 0 : 1);
            expect(alerts({ user, route, now, dismissed: () => wasDismissed }).includes('time-bonus-banner')).toBe(
              expected,
            );
          });
        }
});

test('ALERT-02 push is offered where a member waits for likes and messages, not on every page', () => {
  const push: PushState = { isCapable: true, isSubscribed: false, permission: 'unknown', lastMessage: null };
  const offered = (route: string) => alerts({ push, route }).includes('push');
  expect(['members', 'likes', 'likes-type', 'likes-m-id', 'chats', 'notifications'].filter(offered)).toHaveLength(6);
  const others = ['credits', 'premium', 'profile', 'swipe-game', 'match-finder', 'members-id', 'lang-config'];
  expect(others.filter(offered)).toEqual([]);
});
