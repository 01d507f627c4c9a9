import { bus } from '@pairwise/bus';
import type { User } from '@pairwise/contracts';
import {
  act,
  busWriter,
  people,
  person,
  renderScreen,
  respondToCalls,
  screen,
  userEvent,
  within,
} from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';
import { useState } from 'react';

import en from '../../messages/en.ts';
import { newMember, pass, settle, timeBonusOf, useFakeClock } from '../../testing/time-bonus.ts';
import TimeBonusBanner from './time-bonus-banner.widget.tsx';
import TimeBonusModal from './time-bonus-modal.widget.tsx';

addModalsToJsdom();

/** Opens a page of the app: with the banner's slot in the members area, without it elsewhere. */
const open = async (user: User, { area = true, hasBonus = true } = {}) => {
  respondToCalls({ 'GET /api/discountcode.php': () => (hasBonus ? timeBonusOf(user) : 'code_not_found') });
  const page = (inArea: boolean) => (
    <>
      {inArea && <TimeBonusBanner />}
      <TimeBonusModal />
      <button type="button">Like</button>
      <textarea aria-label="Message" />
    </>
  );
  const Page = () => {
    const [inArea, setInArea] = useState(area);
    move = setInArea;
    return page(inArea);
  };
  renderScreen(<Page />, { user, path: '/members', messages: { 'mf-billing': en } });
  await settle();
};
let move: (inArea: boolean) => void = () => undefined;
const modal = () => screen.queryByRole('dialog');
const user = () => userEvent.setup({ delay: null });
const press = (name: string) => user().click(within(screen.getByRole('dialog')).getByRole('button', { name }));
const back = () => act(() => history.back());
const stored = () => localStorage.getItem(`pairwise.dismissed.time-bonus-modal.${people.free.id}`);

beforeAll(useFakeClock);
afterEach(() => act(() => busWriter.user(null)));
afterAll(() => jest.useRealTimers());

test('BILL-08 ALERT-06 opens after 40 s with 25 %, the time left, the text of four hours and a link to the credits', async () => {
  await open(newMember());
  await pass(39);
  expect(modal()).toBeNull();
  await pass(1.5);
  expect(screen.getByRole('dialog', { name: 'Your welcome discount' })).toBeVisible();
  expect(modal()).toHaveTextContent('25%off any packageMessages start at €0.50.');
  expect(modal()).toHaveTextContent(/Ends in 03:58:\d\d/);
  expect(modal()).toHaveTextContent(/Act fast: this price is yours for the first 4 hours/);
  expect(within(screen.getByRole('dialog')).getByRole('link', { name: 'See packages' })).toHaveAttribute(
    'href',
    '/credits',
  );
});

test.each([
  ['a member with credits', () => newMember(60, { credits: 1 }), {}],
  ['a member without the bonus', () => newMember(), { hasBonus: false }],
  ['a member outside of the members area', () => newMember(), { area: false }],
])('BILL-08 does not open for %s', async (_, member, options) => {
  await open(member(), options);
  await pass(120);
  expect(modal()).toBeNull();
});

test('BILL-08 does not open after the banner was dismissed', async () => {
  await open(newMember());
  await pass(10);
  await user().click(screen.getByRole('button', { name: 'Hide the welcome discount' }));
  await pass(120);
  expect(modal()).toBeNull();
});

test('B-5 opens when a member who has been here for longer has used the last credit', async () => {
  const member = newMember(60, { credits: 1 });
  await open(member);
  await pass(120);
  act(() => busWriter.user(person(member, { credits: 0 })));
  await pass(0.1);
  expect(modal()).toBeVisible();
});

test('BILL-08 counts the 40 s from entering the members area', async () => {
  await open(newMember());
  await pass(30);
  act(() => move(false));
  await pass(60);
  expect(modal()).toBeNull();
  act(() => move(true));
  await pass(39);
  expect(modal()).toBeNull();
  await pass(1.5);
  expect(modal()).toBeVisible();
});

test('M-11 waits for unsent text and for another dialog', async () => {
  await open(newMember());
  await user().type(screen.getByRole('textbox'), 'Hi');
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  await pass(60);
  expect(modal()).toBeNull();
  dialog.open = true;
  await user().clear(screen.getByRole('textbox'));
  await pass(10);
  expect(screen.queryByText('Your welcome discount')).toBeNull();
  dialog.remove();
  await pass(1.1);
  expect(modal()).toBeVisible();
});

test('Back closes it, stays on the page, and returns the focus', async () => {
  await open(newMember());
  screen.getByRole('button', { name: 'Like' }).focus();
  await pass(41);
  expect(within(screen.getByRole('dialog')).getByRole('link', { name: 'See packages' })).toHaveFocus();
  back();
  await settle();
  expect(modal()).toBeNull();
  expect(location.pathname).toBe('/members');
  expect(screen.getByRole('button', { name: 'Like' })).toHaveFocus();
  expect(stored()).not.toBeNull();
});

test.each([
  ['Escape', () => act(() => screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })))],
  ['“Not now”', () => press('Not now')],
  ['the close button', () => press('Close')],
])('ALERT-06 ALERT-08 %s dismisses it for ever, with a timestamp, and leaves no history entry', async (_, close) => {
  await open(newMember());
  const entry: unknown = history.state;
  await pass(41);
  await close();
  await settle();
  expect(modal()).toBeNull();
  expect(history.state).toEqual(entry);
  expect(Math.abs(Date.now() - Date.parse(String(stored())))).toBeLessThan(60_000);
  await pass(120);
  act(() => move(false));
  act(() => move(true));
  await pass(120);
  expect(modal()).toBeNull();
});

test('ALERT-08 a dismissal in another tab closes it here', async () => {
  await open(newMember());
  await pass(41);
  act(() => {
    const key = `pairwise.dismissed.time-bonus-modal.${people.free.id}`;
    localStorage.setItem(key, new Date().toISOString());
    dispatchEvent(new StorageEvent('storage', { key }));
  });
  await settle();
  expect(modal()).toBeNull();
});

test('the link leads to the credits, and Back from there to the page below', async () => {
  await open(newMember());
  const { length } = history;
  await pass(41);
  await user().click(within(screen.getByRole('dialog')).getByRole('link', { name: 'See packages' }));
  expect(location.pathname).toBe('/credits');
  expect(modal()).toBeNull();
  expect(history.length).toBeLessThanOrEqual(length + 1);
  back();
  await settle();
  expect(location.pathname).toBe('/members');
  expect(modal()).toBeNull();
});

test.each([
  ['the member has paid', (member: User) => person(member, { paid_user: true, credits: 30 })],
  ['the member logs out', () => null],
])('BILL-07 closes when %s', async (_, next) => {
  const member = newMember();
  await open(member);
  await pass(41);
  expect(modal()).toBeVisible();
  act(() => busWriter.user(next(member)));
  await settle();
  expect(modal()).toBeNull();
  expect(bus.bonus$.value).toEqual({ isVisible: false });
});

test('BILL-07 closes when the time is over', async () => {
  await open(newMember(14_400 - 60));
  await pass(41);
  expect(modal()).toBeVisible();
  await pass(20);
  expect(modal()).toBeNull();
});
