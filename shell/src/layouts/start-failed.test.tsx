import { renderScreen, within } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { StartFailed } from './start-failed.tsx';

test('ERR-03 the notice is hidden, and has a button of the kind that the starter of the gateway handles', () => {
  renderScreen(<StartFailed />, { messages: { shell: en } });
  const notice = document.querySelector<HTMLElement>('[data-start-failed]');
  if (!notice) throw new Error('no notice');
  expect(notice).not.toBeVisible();
  expect(notice).toHaveTextContent('Check your connection, then try again.');
  const button = within(notice).getByRole('button', { name: 'Reload the page', hidden: true });
  expect(button).toHaveAttribute('type', 'button');
});
