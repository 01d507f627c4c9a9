import { act, busWriter, people, person, renderScreen, screen, userEvent } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { setActivePage } from '../active-page.ts';
import type { PushResult } from '../push/start-push.ts';
import { ShellActionsProvider } from '../shell-actions.ts';
import { Alerts } from './alerts.tsx';
import { dismiss, isDismissed, lifetimes } from './dismissals.ts';

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
const photoAlert = () => screen.queryByText('You have no photo yet. Show others who you are.');

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

test.each(Object.entries(lifetimes))('ALERT-08 the dismissal of %s ends after its time', (name, lifetime) => {
  const alert = name === 'photo' || name === 'push' ? name : 'email-disabled';
  const now = Date.now();
  dismiss(alert, 7, now);
  expect(isDismissed(alert, 7, now + lifetime - 1_000)).toBe(true);
  expect(isDismissed(alert, 7, now + lifetime)).toBe(false);
  // A time in the future or an invalid value: the alert shows rather than staying hidden for ever.
  expect(isDismissed(alert, 7, now - 60_000)).toBe(false);
  localStorage.setItem(`pairwise.dismissed.${name}.7`, 'nonsense');
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

test('ALERT-08 a dismissal moves the focus to another alert, and after the last one to the screen', async () => {
  const content = document.createElement('main');
  content.id = 'content';
  content.tabIndex = -1;
  document.body.append(content);
  show(person(people.free, { id: 43, new_likes: 1 }));
  act(() => busWriter.push({ isCapable: true, isSubscribed: false, permission: 'unknown', lastMessage: null }));
  const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
  if (first) await userEvent.click(first);
  expect(document.activeElement?.closest('[data-alert]')).toHaveAttribute('data-alert', 'push');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(content).toHaveFocus();
  content.remove();
  act(() => busWriter.push({ isCapable: false, isSubscribed: false, permission: 'unknown', lastMessage: null }));
});

test.each([
  ['fbl', 'You get no emails from us, because one was marked as spam.'],
  ['bounce', 'You get no emails from us, because they come back from your address.'],
  ['listunsubscribe', 'You get no emails from us, because you have unsubscribed.'],
] as const)('ALERT-03 the alert names the reason: %s', (reason, text) => {
  show(person(people.free, { email_disabled_reason: reason }));
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/notifications');
});

test('ALERT-04 the activation reminder names the address, links to the email step, and cannot be dismissed', () => {
  show(person(people.free, { status: 'not_confirmed', profile: { ...people.free.profile, status: 'disabled' } }));
  const reminder = screen.getByText(/We have sent a link to noor@example.test/).closest('[data-alert]');
  expect(reminder?.querySelector('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'No email?' })).toHaveAttribute('href', '/complete-signup?step=email');
});

test('ALERT-02 the push offer requests the permission only when pressed, and shows the result', async () => {
  show(person(people.free, { new_likes: 1 }));
  act(() => busWriter.push({ isCapable: true, isSubscribed: false, permission: 'unknown', lastMessage: null }));
  expect(turnOnPush).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
  expect(turnOnPush).toHaveBeenCalledTimes(1);
  act(() => busWriter.push({ isCapable: true, isSubscribed: false, permission: 'denied', lastMessage: null }));
  expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull();
});

test('ALERT-01 only the default layout shows alerts', () => {
  show(people.free, 'chat');
  expect(photoAlert()).toBeNull();
});
