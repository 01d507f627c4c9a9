import { bus } from '@pairwise/bus';
import { setSlotLoader } from '@pairwise/remote';
import { act, busWriter, people, renderScreen, screen, userEvent } from '@pairwise/testing';
import { addModalsToJsdom } from '@pairwise/ui/testing';

import en from '../../messages/en.ts';
import { SignupModal } from './signup-modal.tsx';

const asked: string[] = [];

beforeAll(() => {
  addModalsToJsdom();
  setSlotLoader({
    load: (slot) => {
      asked.push(slot);
      return Promise.resolve([{ name: 'signup-modal', Widget: () => <p>the form</p> }]);
    },
    onError: () => undefined,
  });
});
beforeEach(() => {
  asked.length = 0;
});

const ask = () =>
  act(async () => {
    bus.emit('signup:asked', { path: '/members/7' });
    await Promise.resolve();
  });

test('LAYOUT-01 AUTH-01 the signup opens over the page when a visitor asks, and nothing of it is fetched before', async () => {
  renderScreen(<SignupModal />, { messages: { shell: en } });
  expect(asked).toEqual([]);
  await ask();
  expect(await screen.findByText('the form')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  expect(asked).toEqual(['signup-modal']);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('it is gone for who is a member, and on the next page', async () => {
  renderScreen(<SignupModal />, { messages: { shell: en } });
  await ask();
  act(() => bus.emit('navigation:done', { path: '/elsewhere' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await ask();
  act(() => busWriter.user(people.free));
  expect(screen.queryByRole('dialog')).toBeNull();
});
