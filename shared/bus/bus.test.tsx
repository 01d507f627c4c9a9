/** @jsxImportSource react */
import { act, render, screen } from '@testing-library/react';

import { bus, createBusWriter, createStreamWriter, useBusEvent, useStream, watchTraffic } from './index.ts';

const writer = createBusWriter();

test('a retained stream gives a late subscriber its last value, and emits each new value once', () => {
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

test('reading a stream before its first value throws', () => {
  expect(() => bus.settings$.value).toThrow('no settings yet');
});

test('an event reaches its current subscribers only, not late ones', () => {
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

test('a listener that throws does not affect the others', () => {
  jest.useFakeTimers();
  const seen: string[] = [];
  const broken = bus.on('navigation:done').subscribe(() => {
    throw new Error('broken listener');
  });
  const sound = bus.on('navigation:done').subscribe(({ path }) => seen.push(path));
  bus.emit('navigation:done', { path: '/likes' });
  expect(seen).toEqual(['/likes']);
  // rxjs rethrows it as an uncaught error, which the page's telemetry reports.
  expect(() => jest.runAllTimers()).toThrow('broken listener');
  jest.useRealTimers();
  broken.unsubscribe();
  sound.unsubscribe();
});

test('PLAT-02 only the owner writes a stream, by the writer it created last', () => {
  const first = createStreamWriter('bonus', 'mf-billing');
  first({ isVisible: true });
  expect(bus.bonus$.value).toEqual({ isVisible: true });
  const second = createStreamWriter('bonus', 'mf-billing');
  first({ isVisible: false });
  expect(bus.bonus$.value).toEqual({ isVisible: true });
  second({ isVisible: false });
  expect(bus.bonus$.value).toEqual({ isVisible: false });
  // @ts-expect-error -- types and bus refuse a remote that does not own the stream
  expect(() => createStreamWriter('bonus', 'mf-chat')).toThrow('belongs to mf-billing');
  // @ts-expect-error -- and any remote for a stream of the shell
  expect(() => createStreamWriter('user', 'mf-chat')).toThrow('belongs to shell');
});

test('watchTraffic passes on later values and events until it is stopped', () => {
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

test('the shell’s writer can be created only once', () => {
  expect(createBusWriter).toThrow('only the shell may create it');
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
