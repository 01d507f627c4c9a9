import { bus } from '@pairwise/bus';
import type { ErrorCode, User } from '@pairwise/contracts';
import { act, busWriter, people, person, renderScreen, respondToCalls, screen, userEvent } from '@pairwise/testing';

import de from '../../messages/de.ts';
import en from '../../messages/en.ts';
import { newMember, pass, settle, testNow, timeBonusOf, useFakeClock } from '../../testing/time-bonus.ts';
import TimeBonusBanner from './time-bonus-banner.widget.tsx';

const calls: string[] = [];

interface Options {
  error?: ErrorCode | undefined;
  language?: 'en' | 'de';
  serverNow?: () => number;
}

/** Opens the members area with the banner, with a clock that the test moves. */
const open = async (user: User | null, { error, language = 'en', serverNow = testNow }: Options = {}) => {
  const made = respondToCalls(
    { 'GET /api/discountcode.php': () => error ?? timeBonusOf(user ?? people.free) },
    serverNow,
  );
  const result = renderScreen(<TimeBonusBanner />, {
    user,
    path: '/members',
    language,
    messages: { 'mf-billing': language === 'de' ? de : en },
  });
  await settle();
  calls.splice(0, Infinity, ...made);
  return result;
};
const banner = () => screen.queryByRole('region', { name: 'Welcome discount' });
const clock = () => /\d\d:\d\d:\d\d/.exec(banner()?.textContent ?? '')?.[0];
const press = (name: string) => userEvent.setup({ delay: null }).click(screen.getByRole('button', { name }));

// One clock for all tests: the client, which spaces its requests, is the same in all.
beforeAll(useFakeClock);
afterEach(() => act(() => busWriter.user(null)));
afterAll(() => jest.useRealTimers());

test('ALERT-05 BILL-07 a new member sees 25 %, the time left, and a link to the credits', async () => {
  await open(newMember(14_400 - 3_600 - 41 * 60 - 22));
  expect(banner()).toHaveTextContent(/25% off for the next 01:41:2[12]/);
  expect(screen.getByRole('link', { name: 'See packages' })).toHaveAttribute('href', '/credits');
  expect(calls).toEqual(['GET /api/discountcode.php?welcome=true']);
  expect(bus.bonus$.value).toEqual({ isVisible: true });
});

test('ALERT-05 a bonus that a payment holds is neither requested nor shown', async () => {
  await open(person(newMember(60), { time_bonus: false }));
  expect(banner()).toBeNull();
  expect(calls).toEqual([]);
});

test('BILL-07 counts each second, and is cleared at zero', async () => {
  await open(newMember(14_400 - 12));
  const [seconds] = (clock() ?? '').split(':').toReversed().map(Number);
  expect(seconds).toBeGreaterThan(8);
  for (let left = (seconds ?? 0) - 1; left > 0; left -= 1) {
    await pass(1);
    expect(clock()).toBe(`00:00:${String(left).padStart(2, '0')}`);
  }
  await pass(1.1);
  expect(banner()).toBeNull();
  expect(bus.bonus$.value).toEqual({ isVisible: false });
});

test('screen readers hear minutes, at few marks, and no seconds', async () => {
  await open(newMember(14_400 - 5 * 60 - 30));
  const timer = screen.getByRole('timer');
  expect(timer).toHaveAttribute('aria-live', 'off');
  expect(timer).toHaveTextContent('6 minutes');
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  expect(screen.getByText(/00:05:\d\d/)).toHaveAttribute('aria-hidden', 'true');
  await pass(31);
  expect(timer).toHaveTextContent('5 minutes');
  expect(screen.getByRole('status')).toHaveTextContent('5 minutes left for your welcome discount');
  await pass(70);
  expect(screen.getByRole('status')).toHaveTextContent('5 minutes left for your welcome discount');
});

test.each([
  ['a visitor', () => null],
  ['a member who has paid', () => newMember(60, { paid_user: true })],
  ['a member of four hours', () => newMember(14_400)],
])('BILL-07 %s sees no time bonus, and it is not requested', async (_, user) => {
  await open(user());
  expect(banner()).toBeNull();
  expect(calls).toEqual([]);
  expect(bus.bonus$.value).toEqual({ isVisible: false });
});

test.each(['code_not_found', 'code_expired', 'code_used'] as const)('BILL-09 ignores %s', async (error) => {
  await open(newMember(), { error });
  expect(banner()).toBeNull();
  expect(calls).toHaveLength(1);
});

test('BILL-07 is cleared when the member pays, and on logout', async () => {
  const user = newMember();
  await open(user);
  expect(banner()).toBeVisible();
  act(() => busWriter.user(person(user, { paid_user: true })));
  expect(banner()).toBeNull();
  expect(bus.bonus$.value).toEqual({ isVisible: false });
  act(() => busWriter.user(user));
  await settle();
  expect(banner()).toBeVisible();
  act(() => busWriter.user(null));
  expect(banner()).toBeNull();
  expect(bus.bonus$.value).toEqual({ isVisible: false });
});

test('BILL-07 is requested rarely: not again for each screen of the members area', async () => {
  const { unmount } = await open(newMember());
  unmount();
  expect(bus.bonus$.value).toEqual({ isVisible: false });
  const next = renderScreen(<TimeBonusBanner />, { user: newMember(), path: '/likes', messages: { 'mf-billing': en } });
  await settle();
  expect(banner()).toBeVisible();
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
  next.unmount();
});

test('ALERT-05 ALERT-08 a dismissal is stored with a timestamp, holds after a reload, and moves the focus', async () => {
  const content = document.createElement('main');
  content.id = 'content';
  content.tabIndex = -1;
  document.body.append(content);
  const { unmount } = await open(newMember());
  await press('Hide the welcome discount');
  expect(banner()).toBeNull();
  expect(content).toHaveFocus();
  expect(bus.bonus$.value).toEqual({ isVisible: false });
  const [stored] = Object.entries(localStorage);
  expect(stored?.[0]).toBe(`pairwise.dismissed.time-bonus-banner.${people.free.id}`);
  expect(Math.abs(Date.now() - Date.parse(String(stored?.[1])))).toBeLessThan(60_000);
  unmount();
  await open(newMember());
  expect(banner()).toBeNull();
  content.remove();
});

test('ALERT-08 a dismissal in another tab hides it here, and not for another member', async () => {
  await open(newMember());
  const key = (id: number) => `pairwise.dismissed.time-bonus-banner.${id}`;
  const dismissElsewhere = (id: number) =>
    act(() => {
      localStorage.setItem(key(id), new Date(Date.now() - 1_000).toISOString());
      dispatchEvent(new StorageEvent('storage', { key: key(id) }));
    });
  dismissElsewhere(people.premium.id);
  expect(banner()).toBeVisible();
  dismissElsewhere(people.free.id);
  expect(banner()).toBeNull();
});

test('LANG-07 shows the texts in German', async () => {
  await open(newMember(), { language: 'de' });
  expect(screen.getByRole('region', { name: 'Willkommensrabatt' })).toHaveTextContent(/25 % Rabatt, noch 03:5\d:\d\d/);
});

test('BILL-07 a device whose clock is set back does not prolong it', async () => {
  await open(newMember(14_400 - 590));
  expect(clock()).toMatch(/^00:09:/);
  jest.setSystemTime(Date.now() - 3 * 3_600_000);
  await pass(60);
  expect(clock()).toMatch(/^00:08:/);
  await pass(600);
  expect(banner()).toBeNull();
});

// Last: the clock of the server only runs forward.
test('BILL-07 counts by the clock of the server, which is two hours ahead of the device', async () => {
  const serverNow = () => testNow() + 2 * 3_600_000;
  await open(newMember(3_600), { serverNow });
  expect(clock()).toMatch(/^00:59:|^01:00:00/);
  await pass(3_601);
  expect(banner()).toBeNull();
});
