import { bus } from '@pairwise/bus';
import { setSlotLoader } from '@pairwise/remote';
import { act, busWriter, people, renderScreen, screen, userEvent, waitFor } from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import en from '../../messages/en.ts';
import { SignupModal } from './signup-modal.tsx';

const requested: string[] = [];

beforeAll(() => {
  addModalsToJsdom();
  setSlotLoader({
    load: (slot) => {
      requested.push(slot);
      return Promise.resolve([{ name: 'signup-modal', Widget: () => <p>the form</p> }]);
    },
    onError: () => undefined,
  });
});
beforeEach(() => {
  requested.length = 0;
});

const requestSignup = () =>
  act(async () => {
    bus.emit('signup:asked', { path: '/members/7' });
    await Promise.resolve();
  });

test('LAYOUT-01 AUTH-01 the signup opens over the page when it is requested, and its widget is loaded only then', async () => {
  renderScreen(<SignupModal />, { messages: { shell: en } });
  expect(requested).toEqual([]);
  await requestSignup();
  expect(await screen.findByText('the form')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  expect(requested).toEqual(['signup-modal']);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('LAYOUT-01 the back button closes the signup first, and leaves the page after it', async () => {
  renderScreen(<SignupModal />, { path: '/members', messages: { shell: en } });
  act(() => history.pushState(null, '', '/members/7'));
  act(() => void globalThis.dispatchEvent(new PopStateEvent('popstate', { state: null })));
  await requestSignup();
  expect(screen.getByRole('dialog')).toBeVisible();
  act(() => history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/members/7');
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/members'));
});

test('the signup closes after a navigation and when the visitor becomes a member', async () => {
  renderScreen(<SignupModal />, { messages: { shell: en } });
  await requestSignup();
  act(() => history.pushState(null, '', '/elsewhere'));
  act(() => void globalThis.dispatchEvent(new PopStateEvent('popstate', { state: null })));
  expect(screen.queryByRole('dialog')).toBeNull();
  await requestSignup();
  act(() => busWriter.user(people.free));
  expect(screen.queryByRole('dialog')).toBeNull();
});
