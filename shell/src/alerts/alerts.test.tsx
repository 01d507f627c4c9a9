import { alertLifetimes } from '@pairwise/contracts/alerts';
import type { PushState } from '@pairwise/contracts/events';
import { setSlotLoader } from '@pairwise/remote';
import { act, busWriter, image, people, person, renderScreen, screen, userEvent } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { setActivePage } from '../active-page.ts';
import type { PushResult } from '../push/start-push.ts';
import { ShellActionsProvider } from '../shell-actions.ts';
import { Alerts } from './alerts.tsx';
import { dismiss, isDismissed } from './dismissals.ts';

const turnOnPush = jest.fn<Promise<PushResult>, []>(() => Promise.resolve('denied'));
const actions = { logOut: () => Promise.resolve(), turnOnPush, chooseLanguage: () => Promise.resolve() };

const route = { path: '/members', access: 'all', zone: 'app', screen: 'x', skeleton: 'page' } as const;

const show = (user = people.free, layout: 'default' | 'chat' = 'default') => {
  setActivePage({ remote: 'mf-members', route: { ...route, id: 'members', layout } });
  return renderScreen(
    <ShellActionsProvider value={actions}>
      <Alerts />
    </ShellActionsProvider>,
    { user, path: '/members', messages: { shell: en } },
  );
};
const photoAlert = () => screen.queryByText('No photo yet? Show others who you are.');

test('ALERT-01 ALERT-08 a dismissed photo alert is stored with a timestamp and stays hidden after a reload', async () => {
  const { unmount } = show();
  expect(screen.getByRole('link', { name: 'Add a photo' })).toHaveAttribute('href', '/profile');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(photoAlert()).toBeNull();
  const [stored] = Object.entries(localStorage);
  expect(stored?.[0]).toContain('photo');
  expect(Math.abs(Date.now() - Date.parse(String(stored?.[1])))).toBeLessThan(60_000);
  unmount();
  show();
  expect(photoAlert()).toBeNull();
});

test('ALERT-08 a dismissal does not apply to another member in the same browser', () => {
  dismiss('photo', people.free.id);
  show(people.premium);
  expect(photoAlert()).toBeVisible();
});

test('ALERT-08 with a full storage a dismissal holds for this document', () => {
  const member = person(people.free, { id: 4_711 });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show(member);
  expect(photoAlert()).toBeVisible();
  act(() => dismiss('photo', member.id));
  expect(photoAlert()).toBeNull();
});

test('ALERT-08 a dismissal in another tab hides the alert here', () => {
  show();
  expect(photoAlert()).toBeVisible();
  act(() => {
    // Written by the other tab. This tab only receives the event.
    localStorage.setItem(`pairwise.dismissed.photo.${people.free.id}`, new Date().toISOString());
    dispatchEvent(new StorageEvent('storage', { key: `pairwise.dismissed.photo.${people.free.id}` }));
  });
  expect(photoAlert()).toBeNull();
});

test.each([
  ['photo', alertLifetimes.photo],
  ['push', alertLifetimes.push],
  ['email-disabled', alertLifetimes['email-disabled']],
] as const)('ALERT-08 the dismissal of %s ends after its time', (alert, lifetime) => {
  const now = Date.now();
  dismiss(alert, 7, now);
  expect(isDismissed(alert, 7, now + lifetime - 1_000)).toBe(true);
  expect(isDismissed(alert, 7, now + lifetime)).toBe(false);
  // A time in the future or an invalid value: the alert shows rather than staying hidden for ever.
  expect(isDismissed(alert, 7, now - 60_000)).toBe(false);
  localStorage.setItem(`pairwise.dismissed.${alert}.7`, 'nonsense');
  expect(isDismissed(alert, 7, now)).toBe(false);
});

test('ALERT-08 without storage a dismissal holds for this document, and nothing breaks', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  show(person(people.free, { id: 42 }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(photoAlert()).toBeNull();
});

const pushOffered: PushState = { isCapable: true, isSubscribed: false, permission: 'unknown', lastMessage: null };
const noPush: PushState = { ...pushOffered, isCapable: false };
const publishPush = (push: PushState) => act(() => busWriter.push(push));
afterEach(() => publishPush(noPush));
const shownAlerts = () =>
  [...document.querySelectorAll('[data-alert]')].map((alert) => alert.getAttribute('data-alert'));
const pager = () => screen.queryByRole('button', { name: /Show the next notice/ });

test('ALERT-01 ALERT-03 one alert is shown at a time, the most urgent first, and the others are one press away', async () => {
  publishPush(pushOffered);
  show(person(people.free, { id: 44, new_likes: 1, email_disabled_reason: 'bounce' }));
  expect(shownAlerts()).toEqual(['email-disabled']);
  expect(pager()).toHaveAccessibleName('1 of 3. Show the next notice');
  for (const [alert, place] of [
    ['photo', '2 of 3'],
    ['push', '3 of 3'],
    ['email-disabled', '1 of 3'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: /Show the next notice/ }));
    expect(shownAlerts()).toEqual([alert]);
    expect(pager()).toHaveTextContent(place);
    expect(pager()).toHaveFocus();
  }
});

test('ALERT-08 a dismissal moves the focus to the next alert, and after the last one to the screen', async () => {
  const content = document.createElement('main');
  content.id = 'content';
  content.tabIndex = -1;
  document.body.append(content);
  publishPush(pushOffered);
  show(person(people.free, { id: 43, new_likes: 1 }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(document.activeElement?.closest('[data-alert]')).toHaveAttribute('data-alert', 'push');
  expect(pager()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(content).toHaveFocus();
  expect(shownAlerts()).toEqual([]);
  content.remove();
});

test('ALERT-08 a dismissal moves the focus to the time bonus when that is next, in its slot', async () => {
  const Bonus = () => <a href="/credits">Get the bonus</a>;
  setSlotLoader({ load: () => Promise.resolve([{ name: 'bonus', Widget: Bonus }]), onError: () => undefined });
  show(person(people.free, { id: 49, signup_date: new Date().toISOString(), email_disabled_reason: 'bounce' }));
  const bonus = await screen.findByText('Get the bonus');
  expect(bonus).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(bonus).toBeVisible();
  expect(bonus).toHaveFocus();
  // Hidden behind the next notice it does not take the focus.
  await userEvent.click(screen.getByRole('button', { name: /Show the next notice/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(bonus).toHaveFocus();
  // The slots of the other tests stay empty.
  setSlotLoader({ load: () => new Promise(() => undefined), onError: () => undefined });
});

test('what a poll changes waits for the next page or for a hidden window, so that nothing moves while it is read', () => {
  const member = person(people.free, { id: 45, profile: { ...people.free.profile, main_image: image('1') } });
  const bounced = person(member, { email_disabled_reason: 'bounce' });
  show(member);
  expect(shownAlerts()).toEqual([]);
  act(() => busWriter.user(bounced));
  expect(shownAlerts()).toEqual([]);
  act(() => setActivePage({ remote: 'mf-members', route: { ...route, id: 'likes', layout: 'default' } }));
  expect(shownAlerts()).toEqual(['email-disabled']);
  act(() => busWriter.user(member));
  expect(shownAlerts()).toEqual(['email-disabled']);
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shownAlerts()).toEqual([]);
  hidden.mockRestore();
});

test('the alert takes over the room that the gateway has reserved, when the member and the page are known', () => {
  const place = document.createElement('div');
  place.id = 'alerts';
  place.dataset['room'] = 'photo';
  document.body.append(place);
  act(() => busWriter.user(undefined));
  setActivePage(undefined);
  const { unmount } = renderScreen(<Alerts />, { path: '/members', messages: { shell: en } });
  act(() => busWriter.user(undefined));
  expect(place).toHaveAttribute('data-room', 'photo');
  unmount();
  show();
  expect(photoAlert()).toBeVisible();
  expect(place).not.toHaveAttribute('data-room');
  place.remove();
});

test.each([
  ['fbl', 'No more emails: one was marked as spam.'],
  ['bounce', 'No more emails: they come back from your address.'],
  ['listunsubscribe', 'No more emails: you have unsubscribed.'],
] as const)('ALERT-03 the alert names the reason: %s', (reason, text) => {
  show(person(people.free, { email_disabled_reason: reason }));
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/notifications');
});

test('ALERT-04 the activation reminder names the address, links to the email step, and cannot be dismissed', () => {
  show(person(people.free, { status: 'not_confirmed', profile: { ...people.free.profile, status: 'disabled' } }));
  const reminder = screen.getByText(/emailed the link to noor@example.test/).closest('[data-alert]');
  expect(reminder?.querySelector('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'No email?' })).toHaveAttribute('href', '/complete-signup?step=email');
});

test('ALERT-02 the push offer requests the permission only when pressed, and shows the result', async () => {
  const member = person(people.free, { new_likes: 1, profile: { ...people.free.profile, main_image: image('1') } });
  publishPush(pushOffered);
  show(member);
  expect(turnOnPush).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(turnOnPush).toHaveBeenCalledTimes(1);
  publishPush({ ...pushOffered, permission: 'denied' });
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
});

test('ALERT-02 when the pressed offer disappears, the focus moves to the next notice, or to the screen', async () => {
  const content = document.createElement('main');
  content.id = 'content';
  content.tabIndex = -1;
  document.body.append(content);
  const withPhoto = person(people.free, { id: 46, profile: { ...people.free.profile, main_image: image('1') } });
  const refuse = () => {
    busWriter.push({ ...pushOffered, permission: 'denied' });
    return Promise.resolve('denied' as const);
  };
  for (const [member, place] of [
    [person(withPhoto, { new_likes: 1 }), content],
    [person(people.free, { id: 47, new_likes: 1 }), 'Add a photo'],
  ] as const) {
    publishPush(pushOffered);
    turnOnPush.mockImplementationOnce(refuse);
    const { unmount } = show(member);
    if (place !== content) await userEvent.click(screen.getByRole('button', { name: /Show the next notice/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
    expect(typeof place === 'string' ? screen.getByRole('link', { name: place }) : place).toHaveFocus();
    unmount();
  }
  content.remove();
});

test('ALERT-02 an offer that stays keeps the focus', async () => {
  const member = person(people.free, {
    id: 48,
    new_likes: 1,
    profile: { ...people.free.profile, main_image: image('1') },
  });
  publishPush(pushOffered);
  show(member);
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(screen.getByRole('button', { name: 'Turn on' })).toHaveFocus();
});

test('a confirmed member without a gender reads that others cannot find them, and cannot dismiss it', () => {
  show(person(people.free, { profile: { ...people.free.profile, status: 'disabled' } }));
  const notice = screen.getByText('Others can’t find you yet: your gender is missing.').closest('[data-alert]');
  expect(notice?.querySelector('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Add it' })).toHaveAttribute('href', '/profile?edit=basics');
  // Saved on the page that the link leads to: the notice disappears immediately.
  act(() => busWriter.user(people.free));
  expect(notice).not.toBeInTheDocument();
});

test('ALERT-01 only the default layout shows alerts', () => {
  show(people.free, 'chat');
  expect(photoAlert()).toBeNull();
});
