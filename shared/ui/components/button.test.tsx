import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';

import { Button, IconButton, IconHeart, LinkButton } from '../index.ts';

const RouterLink = ({ to, className, children }: { to: string; className?: string; children?: ReactNode }) => (
  <a href={`/app${to}`} className={className}>
    {children}
  </a>
);

test('a button works by mouse and keyboard, and does not submit a form by default', async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Send</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(3);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a busy button keeps the focus, is announced as busy and ignores presses, submits included', async () => {
  const user = userEvent.setup();
  const onClick = jest.fn();
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Pay
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Pay', busy: true });
  await user.click(button);
  await user.keyboard('{Enter}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a link button is a link, even with the router’s Link', () => {
  render(
    <>
      <LinkButton href="/plain">Plain</LinkButton>
      <LinkButton as={RouterLink} to="/login" variant="primary">
        Log in
      </LinkButton>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Plain' })).toHaveAttribute('href', '/plain');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/app/login');
});

test('an icon button is named by its label, and its icon is hidden', () => {
  const { container } = render(
    <IconButton label="Like Anna">
      <IconHeart />
    </IconButton>,
  );
  expect(screen.getByRole('button', { name: 'Like Anna' })).toBeInTheDocument();
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
