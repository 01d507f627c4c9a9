import { act, type CallResponses, renderScreen, respondToCalls, screen, userEvent } from '@pairwise/testing';

import en from '../../messages/en.ts';
import RedirectScreen from './redirect.screen.tsx';

const id = '6f1e6a52-3c3e-4b0f-9f0e-2f6c9f4f0a11';
const target = 'https://cams.example/start';

/** The addresses that the page has opened, with their relation. */
let left: string[];
const back = jest.fn();
beforeEach(() => {
  left = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function leave(this: HTMLAnchorElement) {
    left.push(`${this.href} ${this.rel}`);
  });
  back.mockClear();
  jest.spyOn(history, 'back').mockImplementation(back);
});

const open = (
  response: Awaited<ReturnType<NonNullable<CallResponses['GET /api/redirect.php']>>>,
  address = `/redirect/${id}`,
) => {
  const calls = respondToCalls({ 'GET /api/redirect.php': () => response });
  renderScreen(<RedirectScreen />, { path: address, route: '/redirect/:id', messages: { 'mf-landers': en } });
  return calls;
};
const five = { target, countdown: 5, label: 'Ad' as const };

describe('with the clock in hand', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  /** Lets seconds pass one by one, because React shows the next one after each. */
  const pass = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
  };

  test('LAND-05 counts its five seconds down and leaves, without a referrer; it is announced once', async () => {
    open(five);
    await act(() => jest.advanceTimersByTimeAsync(300));
    expect(screen.getByRole('heading', { level: 1, name: 'You are leaving Pairwise' })).toBeVisible();
    const seen: (string | null)[] = [];
    for (let second = 0; second < 5; second += 1) {
      expect(left).toEqual([]);
      seen.push(document.querySelector('[data-seconds]')?.getAttribute('data-seconds') ?? null);
      expect(screen.getByRole('status')).toHaveTextContent('You will continue to cams.example in 5 seconds.');
      await act(() => jest.advanceTimersByTimeAsync(1_000));
    }
    expect(seen).toEqual(['5', '4', '3', '2', '1']);
    expect(left).toEqual([`${target} sponsored noopener noreferrer`]);
    expect(window.location.hash).toBe('#stay');
  });

  test('LAND-05 a reader who stays is not sent away', async () => {
    open(five);
    await act(() => jest.advanceTimersByTimeAsync(2_300));
    act(() => screen.getByRole('button', { name: 'Stay here' }).click());
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(left).toEqual([]);
    expect(back).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { level: 1, name: 'You are still here' })).toBeVisible();
  });

  test.each(['{Escape}', '{Enter}'])(
    'LAND-05 a reader with a keyboard stays by %s, without a search for the button',
    async (key) => {
      open(five);
      // The response takes real time, and the countdown must not end.
      for (let waits = 0; waits < 10 && !screen.queryByRole('button', { name: 'Stay here' }); waits += 1) {
        await act(() => jest.advanceTimersByTimeAsync(300));
      }
      expect(screen.getByRole('button', { name: 'Stay here' })).toHaveFocus();
      await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).keyboard(key);
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(left).toEqual([]);
      expect(back).toHaveBeenCalledTimes(1);
    },
  );

  test('LAND-05 the seconds behind a dialog, such as the entry warning, do not count', async () => {
    const dialog = document.createElement('dialog');
    dialog.open = true;
    document.body.append(dialog);
    open(five);
    await pass(20);
    expect(left).toEqual([]);
    expect(document.querySelector('[data-seconds="5"]')).not.toBeNull();
    // Screen readers do not read what changes behind a modal dialog, and nothing there takes the focus.
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Stay here' })).not.toHaveFocus();
    dialog.remove();
    await pass(1);
    expect(screen.getByRole('status')).toHaveTextContent('You will continue to cams.example in 5 seconds.');
    expect(screen.getByRole('button', { name: 'Stay here' })).toHaveFocus();
    await pass(3);
    expect(left).toEqual([]);
    // The control: without the dialog they count.
    await pass(2);
    expect(left).toHaveLength(1);
  });

  test('LAND-05 the seconds in a hidden tab do not count', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    open(five);
    await pass(20);
    expect(left).toEqual([]);
    visibility.mockReturnValue('visible');
    await pass(6);
    expect(left).toHaveLength(1);
    visibility.mockRestore();
  });

  test('LAND-05 the way back from the partner does not lead there again', async () => {
    open(five, `/redirect/${id}#stay`);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('heading', { level: 1, name: 'You are still here' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go now' })).toHaveAttribute('rel', 'sponsored noopener noreferrer');
    expect(left).toEqual([]);
  });
});

test.each([
  ['not_found', `/redirect/${id}`],
  ['invalid_request', '/redirect/evil.example'],
  ['not_found', `/redirect/${id}?url=https://evil.example&target=//evil.example`],
] as const)('LAND-05 an unknown link is refused with a clear page: %s %s', async (code, address) => {
  const calls = open(code, address);
  expect(await screen.findByRole('heading', { level: 1, name: 'This link leads nowhere' })).toBeVisible();
  expect(calls.join(' ')).not.toContain('evil.example&');
  expect(document.body.innerHTML).not.toContain('//evil.example');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(left).toEqual([]);
});

test('LAND-05 a target without https is refused', async () => {
  open({ ...five, target: 'http://cams.example/start' });
  expect(await screen.findByRole('heading', { level: 1, name: 'This link leads nowhere' })).toBeVisible();
});

test('a link that could not be checked can be checked again', async () => {
  let isBroken = true;
  respondToCalls({ 'GET /api/redirect.php': () => (isBroken ? 'link_expired' : five) });
  renderScreen(<RedirectScreen />, {
    path: `/redirect/${id}`,
    route: '/redirect/:id',
    messages: { 'mf-landers': en },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isBroken = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'Stay here' })).toBeVisible();
});
