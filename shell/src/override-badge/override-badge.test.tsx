import { renderScreen, screen } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { OverrideBadge } from './override-badge.tsx';

const show = (overrides?: Record<string, string>) =>
  renderScreen(<OverrideBadge overrides={overrides} />, { messages: { shell: en } });

test('PLAT-06 names the versions that are overridden in this browser, with a reset button', () => {
  show({ 'mf-chat': '1.0.0-00000002', 'mf-billing': 'http://localhost:4010' });
  const badge = screen.getByRole('status');
  expect(badge).toHaveTextContent('mf-chat 1.0.0-00000002');
  expect(badge).toHaveTextContent('mf-billing http://localhost:4010');
  const reset = screen.getByRole('button', { name: 'Reset' });
  // A form of the page itself: it posts to our own origin.
  expect(reset).toHaveAttribute('type', 'submit');
  expect(reset.closest('form')).toHaveAttribute('action', '/__mfe/staff/reset');
  expect(reset.closest('form')).toHaveAttribute('method', 'post');
});

test.each([undefined, {}])('PLAT-06 a page with overrides %p shows nothing', (overrides) => {
  show(overrides);
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
