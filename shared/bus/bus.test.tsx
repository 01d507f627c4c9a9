/** @jsxImportSource react */
import { act, render, screen } from '@testing-library/react';

import { bus, createBusWriter, takePen, useBusEvent, useStream, watchTraffic } from './index.ts';

const writer = createBusWriter();

test('a retained stream tells a late subscriber its last value, and each new one once', () => {
  writer.unread(3);
  const seen: number[] = [];
  const subscription = bus.unread$.subscribe((count) => seen.push(count));
  expect(seen).toEqual([3]);
  writer.unread(3);
  writer.unread(4);
  expect(seen).toEqual([3, 4]);
  subscription.unsubscribe();
  writer.unread(5);
  expect(seen).toEqual([3, 4]);
  expect(bus.unread$.value).toBe(5);
});

test('a stream nobody has written yet says so instead of handing out nothing', () => {
  expect(() => bus.settings$.value).toThrow('no settings yet');
});

test('an event is told once, to those who listen then: not to late subscribers', () => {
  const early: string[] = [];
  const late: string[] = [];
  const first = bus.on('navigation:done').subscribe(({ path }) => early.push(path));
  bus.emit('navigation:done', { path: '/chats' });
  const second = bus.on('navigation:done').subscribe(({ path }) => late.push(path));
  bus.emit('mfe:slow', { remote: 'mf-chat', version: '1' });
  expect(early).toEqual(['/chats']);
  expect(late).toEqual([]);
  first.unsubscribe();
  second.unsubscribe();
});

test('a listener that throws hurts no other', () => {
  jest.useFakeTimers();
  const seen: string[] = [];
  const broken = bus.on('navigation:done').subscribe(() => {
    throw new Error('broken listener');
  });
  const sound = bus.on('navigation:done').subscribe(({ path }) => seen.push(path));
  bus.emit('navigation:done', { path: '/likes' });
  expect(seen).toEqual(['/likes']);
  // rxjs reports it as an uncaught error, where the page's own reporting finds it.
  expect(() => jest.runAllTimers()).toThrow('broken listener');
  jest.useRealTimers();
  broken.unsubscribe();
  sound.unsubscribe();
});

test('PLAT-02 a stream is written by its owner: the newest pen of a remote, and of no other', () => {
  const first = takePen('bonus', 'mf-billing');
  first({ isVisible: true });
  expect(bus.bonus$.value).toEqual({ isVisible: true });
  const second = takePen('bonus', 'mf-billing');
  first({ isVisible: false });
  expect(bus.bonus$.value).toEqual({ isVisible: true });
  second({ isVisible: false });
  expect(bus.bonus$.value).toEqual({ isVisible: false });
  // @ts-expect-error -- neither the types nor the bus let another remote write it
  expect(() => takePen('bonus', 'mf-chat')).toThrow('written by mf-billing alone');
  // @ts-expect-error -- nor a remote what is the shell's
  expect(() => takePen('user', 'mf-chat')).toThrow('written by shell alone');
});

test('who watches the traffic sees what is carried from then on, and nothing once they stop', () => {
  writer.unread(30);
  const seen: unknown[] = [];
  const stop = watchTraffic(({ kind, name, value }) => seen.push([kind, name, value]));
  writer.unread(31);
  writer.unread(31);
  bus.emit('navigation:done', { path: '/likes' });
  stop();
  writer.unread(32);
  expect(seen).toEqual([
    ['stream', 'unread', 31],
    ['event', 'navigation:done', { path: '/likes' }],
  ]);
});

test('only one writer can be taken', () => {
  expect(createBusWriter).toThrow('only the shell writes');
});

const Unread = ({ onEvent }: { onEvent: (path: string) => void }) => {
  useBusEvent('navigation:done', ({ path }) => onEvent(path));
  return <output>{useStream(bus.unread$)}</output>;
};

test('useStream renders each value, and both hooks end with the component', () => {
  act(() => writer.unread(1));
  const onEvent = jest.fn();
  const { unmount } = render(<Unread onEvent={onEvent} />);
  expect(screen.getByRole('status').textContent).toBe('1');
  act(() => writer.unread(2));
  expect(screen.getByRole('status').textContent).toBe('2');
  bus.emit('navigation:done', { path: '/members' });
  unmount();
  bus.emit('navigation:done', { path: '/chats' });
  expect(onEvent.mock.calls).toEqual([['/members']]);
});
