import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { showToast, ToastRegion } from '../index.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

const setup = () => {
  render(<ToastRegion label="Notices" dismissLabel="Dismiss" />);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
};

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('announces a toast from any package, shows it for more than five seconds and removes it', () => {
  setup();
  const region = screen.getByRole('region', { name: 'Notices' });
  expect(region).toHaveTextContent('');
  act(() => void showToast({ text: 'Petra is hidden' }));
  expect(region.querySelector('[aria-live="polite"]')).toHaveTextContent('Petra is hidden');
  pass(5_000);
  expect(screen.getByText('Petra is hidden')).toBeInTheDocument();
  pass(1_000);
  expect(screen.queryByText('Petra is hidden')).not.toBeInTheDocument();
});

test('keeps a toast while it is hovered or focused', async () => {
  const user = setup();
  act(() => void showToast({ text: 'Petra is hidden', actionLabel: 'Undo' }));
  await user.hover(screen.getByText('Petra is hidden'));
  pass(20_000);
  expect(screen.getByText('Petra is hidden')).toBeInTheDocument();
  await user.unhover(screen.getByText('Petra is hidden'));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  pass(20_000);
  expect(screen.getByText('Petra is hidden')).toBeInTheDocument();
  act(() => void showToast({ text: 'Rui is hidden' }));
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Petra is hidden')).not.toBeInTheDocument();
  pass(6_000);
  expect(screen.queryByText('Rui is hidden')).not.toBeInTheDocument();
});

test('reports when a toast waits for the member, and when it waits no longer', async () => {
  const user = setup();
  const onHold = jest.fn();
  act(() => void showToast({ text: 'Petra is hidden', actionLabel: 'Undo', onHold }));
  await user.hover(screen.getByText('Petra is hidden'));
  expect(onHold.mock.calls).toEqual([[true]]);
  await user.unhover(screen.getByText('Petra is hidden'));
  expect(onHold.mock.calls).toEqual([[true], [false]]);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(onHold.mock.calls).toEqual([[true], [false], [true], [false]]);
});

test.each(['Undo', 'Dismiss'])('after %s the focus is at the content of the page, not lost', async (name) => {
  const user = setup();
  render(<main tabIndex={-1}>Members</main>);
  act(() => void showToast({ text: 'Petra is hidden', actionLabel: 'Undo' }));
  act(() => screen.getByRole('button', { name }).focus());
  await user.keyboard('{Enter}');
  pass(100);
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a toast with an action stays long enough to reach it by keyboard', () => {
  setup();
  act(() => void showToast({ text: 'Petra is hidden', actionLabel: 'Undo' }));
  pass(19_000);
  expect(screen.getByText('Petra is hidden')).toBeInTheDocument();
  pass(1_000);
  expect(screen.queryByText('Petra is hidden')).not.toBeInTheDocument();
});

test('when a toast that has the focus is removed, the focus goes back to where it was', async () => {
  const user = setup();
  render(
    <main tabIndex={-1}>
      <button type="button">Search</button>
    </main>,
  );
  const search = screen.getByRole('button', { name: 'Search' });
  act(() => search.focus());
  let remove: (() => void) | undefined;
  act(() => {
    remove = showToast({ text: 'Petra is hidden', actionLabel: 'Undo' });
  });
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  act(() => remove?.());
  pass(100);
  expect(search).toHaveFocus();
});

test('a toast whose action is no longer possible is removed, and keeps no other while it had the focus', async () => {
  const user = setup();
  let remove: (() => void) | undefined;
  act(() => {
    remove = showToast({ text: 'Petra is hidden', actionLabel: 'Undo' });
    showToast({ text: 'Rui is hidden' });
  });
  await user.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  act(() => remove?.());
  expect(screen.queryByText('Petra is hidden')).not.toBeInTheDocument();
  pass(6_000);
  expect(screen.queryByText('Rui is hidden')).not.toBeInTheDocument();
});

test('the action runs once and dismisses its toast; the other toast stays', async () => {
  const user = setup();
  const onAction = jest.fn();
  act(() => {
    showToast({ text: 'First', actionLabel: 'Undo', onAction });
    showToast({ text: 'Second' });
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(screen.getByText('Second')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
});

test('shows a repeated text once, with a new duration; toasts with an action are each shown', () => {
  setup();
  act(() => void showToast({ text: 'You are offline' }));
  pass(5_000);
  act(() => void showToast({ text: 'You are offline' }));
  expect(screen.getAllByText('You are offline')).toHaveLength(1);
  pass(5_000);
  expect(screen.getByText('You are offline')).toBeInTheDocument();
  const onAction = jest.fn();
  act(() => void showToast({ text: 'Petra is hidden', actionLabel: 'Undo', onAction }));
  act(() => void showToast({ text: 'Petra is hidden', actionLabel: 'Undo', onAction }));
  expect(screen.getAllByText('Petra is hidden')).toHaveLength(2);
});
