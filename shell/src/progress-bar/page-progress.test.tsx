import { bus } from '@pairwise/bus';
import { Link } from '@pairwise/router';
import { act, fireEvent, renderScreen, screen } from '@pairwise/testing';

import en from '../../messages/en.ts';
import { setActivePage } from '../active-page.ts';
import { followArrivals } from './arrivals.ts';
import { PageProgress } from './page-progress.tsx';

followArrivals();

const Frame = () => (
  <>
    <PageProgress />
    <Link to="/chats">Messages</Link>
  </>
);

const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const arrive = (path: string) => act(() => bus.emit('navigation:done', { path }));
const fail = (remote: string) =>
  act(() => bus.emit('mfe:failed', { remote, version: '1', phase: 'load', message: '' }));
const chats = { id: 'chats', path: '/chats', layout: 'default', access: 'members', zone: 'app' } as const;

beforeEach(() => {
  jest.useFakeTimers();
  bus.emit('navigation:done', { path: '/elsewhere' });
  renderScreen(<Frame />, { path: '/members', messages: { shell: en } });
});
afterEach(() => jest.useRealTimers());

test('LOOK-02 the bar appears 200 ms after the start and grows for 5000 ms', async () => {
  await pass(190);
  expect(bar()).toBeNull();
  await pass(20);
  expect(bar()).toBeInTheDocument();
  expect(getComputedStyle(screen.getByRole('progressbar')).animation).toContain('5000ms');
  arrive('/members');
  await pass(210);
  expect(bar()).toBeNull();
});

test('LOOK-02 a page that is rendered within 200 ms shows no bar', async () => {
  await pass(150);
  arrive('/members');
  await pass(1000);
  expect(bar()).toBeNull();
  fireEvent.click(screen.getByRole('link'));
  await pass(150);
  arrive('/chats');
  await pass(1000);
  expect(bar()).toBeNull();
});

test('LOOK-02 a slow navigation shows the bar until the screen or its failure is rendered', async () => {
  arrive('/members');
  await pass(300);
  fireEvent.click(screen.getByRole('link'));
  await pass(250);
  expect(bar()).toBeInTheDocument();
  setActivePage({ route: { ...chats, screen: 'chats', skeleton: 'list' }, remote: 'mf-chat' });
  fail('mf-members');
  await pass(250);
  expect(bar()).toBeInTheDocument();
  fail('mf-chat');
  await pass(250);
  expect(bar()).toBeNull();
});

test('LOOK-02 a screen that is rendered before the frame shows no bar', async () => {
  arrive('/members');
  await pass(1000);
  expect(bar()).toBeNull();
});
