import { ApiError } from '@pairwise/api-client';
import { renderScreen, screen } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { FormNotice } from './form-notice.tsx';

test('a call that failed without a network is shown as offline and not as an error', () => {
  renderScreen(<FormNotice error={new ApiError('offline', 0)} />, { messages: { 'mf-members': en } });
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. You can continue as soon as you are back.');
  expect(screen.queryByRole('alert')).toBeNull();
});
