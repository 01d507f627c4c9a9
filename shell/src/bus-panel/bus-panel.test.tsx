import { bus } from '@pairwise/bus';
import { act, busWriter, renderScreen, screen, userEvent } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { BusPanelSwitch } from './bus-panel-switch.tsx';

const show = (path: string) => renderScreen(<BusPanelSwitch />, { path, messages: { shell: en } });

test('PLAT-02 the panel shows each new value and event, the newest first', async () => {
  show('/members?bus=panel');
  // The current values are there from the start.
  expect(await screen.findByText('user')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByText('Nothing yet.')).toBeVisible();
  act(() => {
    busWriter.unread(41);
    bus.emit('navigation:done', { path: '/likes' });
  });
  const lines = [...document.querySelectorAll('[data-bus]')].map((line) => [
    line.getAttribute('data-bus'),
    line.querySelector('strong')?.textContent,
    line.querySelector('code')?.textContent,
  ]);
  expect(lines).toEqual([
    ['event', 'navigation:done', '{"path":"/likes"}'],
    ['stream', 'unread', '41'],
  ]);
});

test('the panel stays open in the tab until it is closed, and is not shown without the parameter', async () => {
  const { unmount } = show('/members?bus=panel');
  await screen.findByText('user');
  unmount();
  const again = show('/members');
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region')).toBeNull();
  again.unmount();
  show('/members');
  expect(screen.queryByRole('region')).toBeNull();
});
