import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Bubble, TypingBubble } from '../chat.ts';
import { Badge, Banner, Chip, EmptyState, ErrorState, OfflineState, ProgressBar } from '../index.ts';

test('a badge shows up to 99, then 99+, is announced by its label, and is absent at 0', () => {
  const { container, rerender } = render(<Badge count={99} label="99 unread" />);
  expect(container).toHaveTextContent(/^9999 unread$/);
  rerender(<Badge count={100} label="100 unread" />);
  expect(container).toHaveTextContent(/^99\+100 unread$/);
  expect(container.querySelector('[aria-hidden]')).toHaveTextContent('99+');
  rerender(<Badge count={0} label="nothing unread" />);
  expect(container).toBeEmptyDOMElement();
});

test('a banner is announced when `live` is set, and can be dismissed by a named button', async () => {
  const user = userEvent.setup();
  const onDismiss = jest.fn();
  const { rerender } = render(
    <Banner live="polite" onDismiss={onDismiss} dismissLabel="Dismiss">
      Add a photo
    </Banner>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Add a photo');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
  rerender(<Banner tone="danger">Declined</Banner>);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a message has its status in words, not only as an icon', () => {
  const { container, rerender } = render(
    <Bubble side="out" time="20:13" status="sent" statusLabel="Sent">
      Yes.
    </Bubble>,
  );
  expect(container).toHaveTextContent('Yes.20:13Sent');
  rerender(
    <Bubble side="out" status="failed" statusLabel="Not sent" footer={<button type="button">Try again</button>}>
      Yes.
    </Bubble>,
  );
  expect(container).toHaveTextContent('Yes.Not sentTry again');
});

test('typing indicator, progress bar and toggles have a name and a state', () => {
  render(
    <>
      <TypingBubble label="Marta is typing" />
      <ProgressBar label="Profile" value={0.43} />
      <ProgressBar label="Loading" />
      <Chip pressed>Online now</Chip>
      <Chip>Filters</Chip>
    </>,
  );
  expect(screen.getByRole('status', { name: 'Marta is typing' })).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Profile' })).toHaveAttribute('aria-valuenow', '43');
  expect(screen.getByRole('progressbar', { name: 'Loading' })).not.toHaveAttribute('aria-valuenow');
  expect(screen.getByRole('button', { name: 'Online now' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Filters' })).not.toHaveAttribute('aria-pressed');
});

test('an empty list offers the next step; a failed one offers a retry and ignores presses while retrying', async () => {
  const user = userEvent.setup();
  const onRetry = jest.fn();
  const failed = (retrying: boolean) => (
    <ErrorState title="This did not load" retryLabel="Try again" onRetry={onRetry} retrying={retrying} />
  );
  const { rerender } = render(<EmptyState title="No messages yet" action={<a href="#find">Find someone</a>} />);
  expect(screen.getByRole('heading', { name: 'No messages yet', level: 2 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Find someone' })).toBeInTheDocument();
  rerender(failed(false));
  expect(screen.getByRole('alert')).toHaveTextContent('This did not load');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(failed(true));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('the offline state is announced and has no button', () => {
  render(<OfflineState title="You are offline">Your likes appear when you are connected.</OfflineState>);
  expect(screen.getByRole('status')).toHaveTextContent('You are offlineYour likes appear when you are connected.');
  expect(screen.getByRole('heading', { level: 2, name: 'You are offline' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
